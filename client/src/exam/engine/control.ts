import type { ExamSitting, Pulse } from './ports';

export type ExamMessage = NonNullable<Pulse['message']>;

/** What staff do while the candidate sits, as the server told it last. */
export interface ExamControl {
  /** Every clock stands still. */
  isPaused: boolean;
  message: ExamMessage | null;
  /** When the server hands the exam in without this page; null while the clock stands still. */
  sittingEndsAt: string | null;
}

export const controlOf = ({
  isPaused,
  message,
  sittingEndsAt,
}: Pick<ExamSitting | Pulse, keyof ExamControl>): ExamControl => ({
  isPaused,
  message,
  sittingEndsAt,
});
