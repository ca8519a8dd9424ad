import type { EntityManager } from 'typeorm';
import { askedContent } from '@mizan/question-model';
import type { AskedContent, QuestionContent } from '@mizan/question-model';
import { showRichText } from '../../questions';
import type { AnswerValue } from '../attempt';
import { isOpenAnswer } from '../attempt';
import type { ExamQuestion } from './exam-question';
import type { PaperTranslation } from '../../assessments';
import type { ContentLanguage } from '../../questions';

/** The open question of an attempt with what the candidate has given so far. The statement does not read the key. */
export interface OpenPaperQuestion {
  question: ExamQuestion;
  answer: AnswerValue | null;
  answerRevision: number;
  answerSavedAt: Date | null;
  addedSeconds: number;
  visit: number;
}

/** A frozen question and its time, with no word about its key. */
export interface OpenedQuestion extends Omit<
  ExamQuestion,
  keyof AskedContent | 'opensAt' | 'language' | 'inOtherLanguage'
> {
  content: QuestionContent;
  /** In which it was written; null in papers from before there were two. */
  language: ContentLanguage | null;
  translation: Omit<PaperTranslation, 'answerKey'> | null;
  openedAt: Date;
}

interface OpenRow extends OpenedQuestion {
  value: AnswerValue | null;
  revision: number;
  savedAt: Date | null;
  addedSeconds: number;
  visit: number;
}

export interface ShownIn {
  /** A signed address for a file of this sitting. */
  urlOf: (fileId: string) => string;
  /** That of the sitting; behind it the other one, where the candidate may see it. */
  languages: readonly ContentLanguage[];
}

/** SQL: the two languages of a frozen question, without the key of either. */
export const saidInOther = (alias: string) => `${alias}.language, ${alias}.translation - 'answerKey' as translation`;

const openQuestion = `
  select q.id, q.position, q.type, q.text, q.text_html as "textHtml", q.content, ${saidInOther('q')}, q.score::float8 as score, q.duration_seconds as "durationSeconds",
    q.base_duration_seconds as "baseDurationSeconds", a.opened_at as "openedAt", a.closes_at as "closesAt",
    a.value, greatest(a.revision, a.late_revision) as revision, a.saved_at as "savedAt",
    q.added_seconds as "addedSeconds", a.visit
  from answers a join attempt_questions q on q.id = a.question_id
  where a.attempt_id = $1 and ${isOpenAnswer('a')}`;

/** The one way from a frozen question to a candidate; null when none is open. */
export async function openQuestionOf(
  attemptId: string,
  { urlOf, languages }: ShownIn,
  manager: EntityManager,
): Promise<OpenPaperQuestion | null> {
  const [row] = await manager.query<OpenRow[]>(openQuestion, [attemptId]);
  if (!row) return null;
  const { value: answer, revision: answerRevision, savedAt: answerSavedAt, addedSeconds, visit } = row;
  return {
    question: toExamQuestion(row, { urlOf, languages }),
    answer,
    answerRevision,
    answerSavedAt,
    addedSeconds,
    visit,
  };
}

/** Field by field on purpose: nothing reaches a candidate because it happened to be in the row. */
export function toExamQuestion(row: OpenedQuestion, { urlOf, languages }: ShownIn): ExamQuestion {
  const [first = row.language ?? 'en', second] = languages;
  const shown = toQuestionIn(row, first, urlOf);
  const other = second && row.translation ? toQuestionIn(row, second, urlOf) : null;
  return Object.assign(shown, { inOtherLanguage: other });
}

function toQuestionIn(row: OpenedQuestion, wanted: ContentLanguage, urlOf: ShownIn['urlOf']): ExamQuestion {
  const { language, text, textHtml, content } = wanted === row.translation?.language ? row.translation : row;
  return {
    id: row.id,
    position: row.position,
    type: row.type,
    language: language ?? wanted,
    text,
    textHtml: showRichText(textHtml, urlOf),
    score: row.score,
    ...askedContent(row.type, content),
    inOtherLanguage: null,
    durationSeconds: row.durationSeconds,
    baseDurationSeconds: row.baseDurationSeconds,
    opensAt: row.openedAt,
    closesAt: row.closesAt,
  };
}
