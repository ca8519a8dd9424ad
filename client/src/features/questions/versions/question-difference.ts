import type { QuestionFields } from '../types/question-type';

/** Facts of a question that are told in one line each; everything else is its answer. */
export const FACTS = ['type', 'text', 'durationSeconds', 'score', 'difficulty', 'skill', 'isAdditional'] as const;
export type ComparedFact = (typeof FACTS)[number];

export interface QuestionDifference {
  facts: { fact: ComparedFact; before: QuestionFields[ComparedFact]; after: QuestionFields[ComparedFact] }[];
  /** Choices, key, rubric: what the answer is and how it is marked. */
  isAnswerChanged: boolean;
}

/** Say nothing about what is asked, or are told in another place. */
const ASIDE = new Set<string>(['__typename', 'id', 'status', ...FACTS]);

/** Other names for `text`: what the server derives from it, or it from them. */
const TEXT_FORMS = ['textHtml'];

export function differenceOf(before: QuestionFields, after: QuestionFields): QuestionDifference {
  const facts = FACTS.filter((fact) => before[fact] !== after[fact]).map((fact) => ({
    fact,
    before: before[fact],
    after: after[fact],
  }));
  const isTextRewritten = TEXT_FORMS.some((name) => !isSame(fieldOf(before, name), fieldOf(after, name)));
  const isTextTold = facts.some(({ fact }) => fact === 'text');
  if (isTextRewritten && !isTextTold) facts.splice(0, 0, { fact: 'text', before: before.text, after: after.text });
  return { facts, isAnswerChanged: !isSame(answerOf(before), answerOf(after)) };
}

export const isDifferent = ({ facts, isAnswerChanged }: QuestionDifference): boolean =>
  facts.length > 0 || isAnswerChanged;

const fieldOf = (question: QuestionFields, name: string): unknown =>
  (question as unknown as Record<string, unknown>)[name] ?? null;

const answerOf = (question: QuestionFields) =>
  Object.fromEntries(Object.entries(question).filter(([name]) => !ASIDE.has(name) && !TEXT_FORMS.includes(name)));

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(plain(one)) === JSON.stringify(plain(other));

/** Without what the API client adds, and with names in one order. */
function plain(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(plain);
  if (typeof value !== 'object' || value === null) return value ?? null;
  const entries = Object.entries(value).filter(([name]) => name !== '__typename');
  return Object.fromEntries(entries.sort(([a], [b]) => (a < b ? -1 : 1)).map(([name, own]) => [name, plain(own)]));
}
