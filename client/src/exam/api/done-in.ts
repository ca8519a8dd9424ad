import { ExamFailure } from '../engine/failure';

interface Refused {
  code: string;
}

/** What an operation comes to when it is not refused. */
export type Done<Outcome> = Exclude<Outcome, Refused>;

const isRefusal = (outcome: object): outcome is Refused => 'code' in outcome;

/** What was done; where the page has a screen for why it was not, that is thrown like any other refusal. */
export function doneIn<Outcome extends object>(outcome: Outcome): Done<Outcome> {
  if (!isRefusal(outcome)) return outcome as Done<Outcome>;
  const { code, ...params } = outcome;
  throw new ExamFailure('refused', code, params);
}
