import type { ExamReceipts } from './ports';

/** What the last page says. Only what this device knows for certain; the rest is left out. */
export interface EndingFacts {
  firstName: string;
  assessmentTitle: string;
  questionCount: number;
  /** Null when another device answered some of the questions. */
  answeredCount: number | null;
  reference: string;
  /** With the moment of handing in and the time used, which only the server knows. Null until it has told them. */
  receipts: ExamReceipts | null;
  /** Handed in because the candidate was away too often. */
  isByProctoring?: boolean;
  /** Of what this device has. */
  rest?: Rest;
}

/** What the server has not got of an exam that is over: still on its way, or not taken by the server and kept here. */
export type Rest = 'sending' | 'kept';

/** "MZ-7F3K-29", from the attempt's id: short enough to be read out on the telephone, found by staff in the same id. */
export function referenceOf(attemptId: string): string {
  const letters = attemptId.replaceAll('-', '').toUpperCase();
  return `MZ-${letters.slice(0, 4)}-${letters.slice(4, 6)}`;
}
