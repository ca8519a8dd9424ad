import type { AnswerKey, QuestionContent } from '@mizan/question-model';
import type { QuestionType } from '../../questions';
import { keyFits } from './key-fits';

/** Of a question of the bank: what the assessment has instead of those parts of its key. */
export interface StandingCorrection {
  questionId: string;
  parts: AnswerKey;
}

interface Keyed {
  questionId: string;
  type: QuestionType;
  content: QuestionContent;
  answerKey: AnswerKey;
}

/**
 * SQL: the newest correction of each question of an assessment, with the parts of the key that it changed. It stands until the bank has
 * another key than when it was made: whoever changes that one afterwards has decided anew.
 */
export const standingCorrections = (assessmentId: string) => `
  select k.question_id, coalesce((select jsonb_object_agg(part.key, part.value) from jsonb_each(k.after) part
      where part.value is distinct from k.before -> part.key), '{}') as parts
  from (
    select distinct on (question_id) question_id, question_version, before, after from key_corrections
    where assessment_id = ${assessmentId} order by question_id, number desc
  ) k
  where not exists (
    select from question_versions v where v.question_id = k.question_id and v.version > k.question_version
      and v.fields -> 'answerKey' is distinct from (
        select w.fields -> 'answerKey' from question_versions w
        where w.question_id = k.question_id and w.version = k.question_version
      )
  )`;

/** SQL: the same as a list of `StandingCorrection`; null where there is none. */
export const correctionList = (assessmentId: string) => `
  (select jsonb_agg(jsonb_build_object('questionId', question_id, 'parts', parts) order by question_id)
   from (${standingCorrections(assessmentId)}) standing)`;

/** With the keys that hold in this assessment; a key that does not fit what is asked stays as it is in the bank. */
export function withCorrectedKeys<Question extends Keyed>(
  questions: readonly Question[],
  corrections: readonly StandingCorrection[] | null,
): readonly Question[] {
  if (!corrections) return questions;
  const partsOf = new Map(corrections.map(({ questionId, parts }) => [questionId, parts]));
  return questions.map((question) => {
    const parts = partsOf.get(question.questionId);
    if (!parts) return question;
    const answerKey = { ...question.answerKey, ...parts };
    return keyFits(question, answerKey) ? { ...question, answerKey } : question;
  });
}
