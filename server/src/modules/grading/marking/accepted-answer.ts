import { normalisedText } from './normalised-text';

interface ComparedAnswer {
  /** The answer as it was compared. */
  read: string;
  /** The accepted answer that it equals, as the author wrote it; undefined when it equals none. */
  accepted: string | undefined;
}

/** Right when the answer equals one of the accepted ones, both normalised. */
export function compareWith(acceptedAnswers: readonly string[], answer: string): ComparedAnswer {
  const read = normalisedText(answer);
  const accepted = read === '' ? undefined : acceptedAnswers.find((each) => normalisedText(each) === read);
  return { read, accepted };
}
