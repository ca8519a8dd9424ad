import { QuestionType } from '../questions';

/** What a paper asks, summed up: from its questions, those that a pool may draw among them. */
export interface AskedKinds {
  /** Each once. */
  types: QuestionType[];
  /** In some question several choices may be ticked, and a wrong one takes points back. */
  takesBack: boolean;
  /** Of one question, without extra time; 0 when nothing is asked. */
  shortestSeconds: number;
  longestSeconds: number;
}

/** What a paper asks of whoever answers it, and of their device. */
export interface PaperDemands extends AskedKinds {
  /** A question is answered with a video. */
  needsCamera: boolean;
  /** A question is answered with a video or by speaking. */
  needsMicrophone: boolean;
  needsFiles: boolean;
  needsSpreadsheet: boolean;
}

const fileTypes: readonly QuestionType[] = [
  QuestionType.XLCX,
  QuestionType.DOCUMENT,
  QuestionType.SLIDES,
  QuestionType.FILE_UPLOAD,
];

export function demandsOf(asked: AskedKinds): PaperDemands {
  const { types } = asked;
  const needsCamera = types.includes(QuestionType.VIDEO);
  return {
    ...asked,
    needsCamera,
    needsMicrophone: needsCamera || types.includes(QuestionType.AUDIO),
    needsFiles: types.some((type) => fileTypes.includes(type)),
    needsSpreadsheet: types.includes(QuestionType.SPREADSHEET),
  };
}
