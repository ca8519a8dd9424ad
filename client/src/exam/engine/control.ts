import type { ExamSitting, Pulse } from './ports';

export type ExamMessage = NonNullable<Pulse['message']>;

/** What staff do while the candidate sits, as the server told it last. */
export interface Control {
  /** Every clock stands still. */
  isPaused: boolean;
  message: ExamMessage | null;
}

export const controlOf = ({ isPaused, message }: Pick<ExamSitting | Pulse, 'isPaused' | 'message'>): Control => ({
  isPaused,
  message,
});
