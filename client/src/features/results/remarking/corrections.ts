import { plainDecimal } from '@mizan/question-model';
import type { CorrectedKeyInput, KeyCorrectionInput, NumberKeyInput } from '../../../graphql/schema-generated';
import type { RemarkingDrawer_KeyFragment } from './remarking-generated';
import type { AnyMember } from '../../../lib/graphql/any-member';

/** Of any type: what only some types have may be missing. */
export type CorrectableKey = AnyMember<RemarkingDrawer_KeyFragment>;

/** A key as it is being written; texts stand as typed. */
export interface KeyDraft {
  rightChoiceIds?: string[];
  truth?: boolean;
  /** One to a line. */
  acceptedAnswers?: string;
  /** Further values stay as they are. */
  number?: NumberKeyInput & { tolerance: string };
}

/** By question; one that is not in it keeps its key. */
export type KeyDrafts = Readonly<Record<string, KeyDraft>>;

export const NO_KEYS: KeyDrafts = {};

/** Whether what was kept is still of this shape. */
export const areKeyDrafts = (kept: unknown): kept is KeyDrafts =>
  typeof kept === 'object' && kept !== null && Object.values(kept).every((draft) => typeof draft === 'object');

/** What stands in the fields: the draft, else the key that marked the papers. */
export function keyDraftOf(key: CorrectableKey, drafts: KeyDrafts): Required<KeyDraft> {
  const { choices = [], truth, acceptedAnswers = [], number } = key;
  return {
    rightChoiceIds: choices.filter(({ isRight }) => isRight).map(({ id }) => id),
    truth: truth ?? false,
    acceptedAnswers: acceptedAnswers.join('\n'),
    number: {
      value: number?.value ?? '',
      tolerance: number?.tolerance ?? '0',
      ...(number?.others?.length && {
        others: number.others.map(({ value, tolerance, share }) => ({ value, tolerance, share })),
      }),
    },
    ...drafts[key.questionId],
  };
}

const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);

const isNumber = (text: string, isSigned: boolean) => {
  const plain = plainDecimal(text);
  return plain !== null && (isSigned || !plain.startsWith('-'));
};

/** The accepted answers, one to a line, with one more. */
export const withAnswer = (acceptedAnswers: string, answer: string): string =>
  [...new Set([...linesOf(acceptedAnswers), answer])].join('\n');

export const isAccepted = (acceptedAnswers: string, answer: string): boolean =>
  linesOf(acceptedAnswers).includes(answer);

/** The key of its message below `remarking:problem`; null while nothing is wrong. */
export function keyProblemOf(draft: KeyDraft): 'choices' | 'answers' | 'number' | null {
  const { rightChoiceIds, acceptedAnswers, number } = draft;
  if (rightChoiceIds?.length === 0) return 'choices';
  if (acceptedAnswers !== undefined && linesOf(acceptedAnswers).length === 0) return 'answers';
  if (number && !(isNumber(number.value, true) && isNumber(number.tolerance || '0', false))) return 'number';
  return null;
}

/** What goes to the server: no draft that is wrong. */
export function correctionsOf(drafts: KeyDrafts): KeyCorrectionInput[] {
  return Object.entries(drafts)
    .filter(([, draft]) => keyProblemOf(draft) === null)
    .map(([questionId, { acceptedAnswers, ...rest }]) => ({
      questionId,
      key: (acceptedAnswers === undefined ? rest : { acceptedAnswers: linesOf(acceptedAnswers) }) as CorrectedKeyInput,
    }));
}
