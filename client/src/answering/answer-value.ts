import type { AnswerCell, AnswerInForm, SentAnswer } from '@mizan/question-model/answer';

export { isAnswered } from '@mizan/question-model/answer';
export type { AnswerCell };

/** What a candidate gave: by type of question one of its forms; nothing of them is an answer left open. */
export type AnswerValue = SentAnswer;

/** As it is sent: in the one form that it has; null for an answer left open. */
export function answerInput(value: AnswerValue | null): AnswerInForm | null {
  const form = Object.entries(value ?? {}).find(([name, given]) => given != null && name !== '__typename');
  return form ? (Object.fromEntries([form]) as unknown as AnswerInForm) : null;
}

const ofCell = ({ row, column, text }: AnswerCell): [number, number, string] => [row, column, text];
const byPlace = (a: [number, number, string], b: [number, number, string]) => a[0] - b[0] || a[1] - b[1];

/** The order of choices counts: it is the whole answer to a ranking. The order in which cells were filled does not. */
const comparable = (value: AnswerValue | null) =>
  JSON.stringify([
    value?.choiceIds ?? [],
    value?.truth ?? null,
    value?.text ?? '',
    value?.rating ?? null,
    value?.date ?? '',
    value?.blanks?.some((blank) => blank !== '') ? value.blanks : [],
    (value?.cells ?? []).map(ofCell).sort(byPlace),
    value?.fileIds ?? [],
    (value?.matches ?? []).map(({ promptId, choiceId }) => `${promptId} ${choiceId}`).sort(),
  ]);

export const sameAnswer = (a: AnswerValue | null, b: AnswerValue | null): boolean => comparable(a) === comparable(b);
