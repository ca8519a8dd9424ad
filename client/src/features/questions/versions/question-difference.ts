import { fieldsOf, questionDraftOf } from '../question-draft';
import type { QuestionFields } from '../types/question-type';

/** Facts of a question that are told in one line each; everything else is its answer, or a note on it. */
export const FACTS = ['type', 'text', 'durationSeconds', 'score', 'difficulty', 'skill', 'isAdditional'] as const;
export type ComparedFact = (typeof FACTS)[number];

export interface QuestionDifference {
  facts: { fact: ComparedFact; before: QuestionFields[ComparedFact]; after: QuestionFields[ComparedFact] }[];
  /** Choices, key, rubric: what the answer is and how it is marked. */
  isAnswerChanged: boolean;
  /** Feedback, hints, tags. */
  isNotesChanged: boolean;
}

export function differenceOf(before: QuestionFields, after: QuestionFields): QuestionDifference {
  const facts = FACTS.filter((fact) => before[fact] !== after[fact]).map((fact) => ({
    fact,
    before: before[fact],
    after: after[fact],
  }));
  const isTextTold = facts.some(({ fact }) => fact === 'text');
  if (before.textHtml !== after.textHtml && !isTextTold)
    facts.splice(0, 0, { fact: 'text', before: before.text, after: after.text });
  const [was, is] = [writtenOf(before), writtenOf(after)];
  return { facts, isAnswerChanged: was.answer !== is.answer, isNotesChanged: was.notes !== is.notes };
}

export const isDifferent = ({ facts, isAnswerChanged, isNotesChanged }: QuestionDifference): boolean =>
  facts.length > 0 || isAnswerChanged || isNotesChanged;

/** As its author would send it, but for the facts: what the server says about a question besides is none of it. */
function writtenOf(question: QuestionFields) {
  const { notes, ...written } = fieldsOf(questionDraftOf(question));
  const aside = new Set<string>(['textHtml', ...FACTS]);
  const answer = Object.entries(written).filter(([name]) => !aside.has(name));
  return { answer: JSON.stringify(answer), notes: JSON.stringify(notes) };
}
