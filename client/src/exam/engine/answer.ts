/** What a candidate gave: by type of question one of the three; nothing of them is an answer left open. */
export interface AnswerValue {
  choiceIds?: string[] | null;
  truth?: boolean | null;
  text?: string | null;
}

export function isAnswered(value: AnswerValue | null): boolean {
  if (!value) return false;
  return (value.choiceIds?.length ?? 0) > 0 || typeof value.truth === 'boolean' || (value.text ?? '').trim() !== '';
}

const comparable = (value: AnswerValue | null) =>
  JSON.stringify([[...(value?.choiceIds ?? [])].sort(), value?.truth ?? null, value?.text ?? '']);

export const sameAnswer = (a: AnswerValue | null, b: AnswerValue | null): boolean => comparable(a) === comparable(b);
