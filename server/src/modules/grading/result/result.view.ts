import { deriveMark } from '@mizan/question-model';
import { answerGiven } from '../../exam';
import { staffFileUrl } from '../../files';
import { showRichText, toKeyedContent } from '../../questions';
import type { ContentLanguage } from '../../questions';
import { toShownDerivation } from './explanation/shown-derivation';
import { withFreeCells } from './free-cells';
import { hides } from '../report';
import type { HiddenParts } from '../report';
import { heldBand, hundredthsOf } from '../score';
import type { FiguresRow, ResultQuestionRow, ResultRow } from './result.queries';
import type { QuestionWords, ShownAnswer, ShownSummary, ShownResult, ShownResultQuestion } from './shown-result';
import { toShownExplanation } from './explanation/shown-explanation';

export function toResultSummary(row: FiguresRow): ShownSummary {
  const { score, totalScore, percentage, status, isDisqualified, language } = row;
  const reference = row.attemptId.slice(0, 8).toUpperCase();
  return { reference, score, totalScore, percentage, status, isDisqualified, language, band: heldBand(row) };
}

export function toShownResult(
  row: ResultRow,
  questions: readonly ResultQuestionRow[],
  hiding: HiddenParts,
  /** The reader's; that in which each was answered when left out. */
  language?: ContentLanguage,
): ShownResult {
  const { candidateId, assessmentId, overallFeedback, startedAt, submittedAt, submittedBy } = row;
  return {
    ...toResultSummary(row),
    candidateId,
    assessmentId,
    overallFeedback,
    startedAt,
    submittedAt,
    submittedBy,
    id: row.attemptId,
    hiding,
    gradeBands: row.gradeBands,
    passMark: row.passMark,
    usedSeconds: sumOf(questions.map(({ usedSeconds }) => usedSeconds ?? 0)),
    allottedSeconds: sumOf(questions.map(({ allottedSeconds }) => allottedSeconds)),
    awaitingCount: questions.filter(({ origin }) => origin === 'awaiting').length,
    questions: questions.map((question) =>
      Object.assign(toShownQuestion(question, language), {
        showsFiles: filesShown(hiding),
        isHidden: hides(hiding, 'QUESTIONS'),
      }),
    ),
  };
}

/** In the language in which it was answered, unless the reader wants another. What was answered stays as it is. */
export function toShownQuestion(paper: ResultQuestionRow, language = paper.givenIn): ShownResultQuestion {
  const { shown: row, other } = inLanguage(paper, language);
  const { id, questionId, position, type, skill, difficulty, isAdditional } = row;
  const { allottedSeconds, usedSeconds, closedBy, score, maxScore, origin, feedback, markedByName, markedAt } = row;
  return {
    ...toKeyedContent(row),
    givenIn: paper.language && paper.givenIn,
    inOtherLanguage: other && wordsOf(other),
    id,
    questionId,
    position,
    type,
    skill,
    difficulty,
    isAdditional,
    allottedSeconds,
    usedSeconds,
    closedBy,
    answer: given(withFreeCells(row.value, row.content), row.revision, row.savedAt),
    lateAnswer: given(withFreeCells(row.lateValue, row.content), row.lateRevision, row.lateSavedAt),
    lateCountedAt: row.lateCountedAt,
    mark: {
      score,
      maxScore,
      origin,
      feedback,
      markedByName,
      markedAt,
      revision: row.markRevision,
      explanation: toShownExplanation(row.explanation),
      derivation: toShownDerivation(row.derivation ?? derivedNow(row)),
    },
  };
}

type Said = Pick<ResultQuestionRow, 'text' | 'textHtml' | 'content' | 'answerKey'>;

function inLanguage(row: ResultQuestionRow, language: ContentLanguage) {
  const { translation } = row;
  if (!translation || row.language === null) return { shown: row, other: null };
  const own = { ...wordsIn(row), language: row.language };
  if (translation.language !== language) return { shown: row, other: translation };
  return { shown: { ...row, ...wordsIn(translation) }, other: own };
}

const wordsIn = ({ text, textHtml, content, answerKey }: Said): Said => ({ text, textHtml, content, answerKey });

function wordsOf({
  language,
  text,
  textHtml,
  content,
  answerKey,
}: Said & { language: ContentLanguage }): QuestionWords {
  return {
    language,
    text,
    gapText: content.gapText ?? null,
    textHtml: showRichText(textHtml, staffFileUrl),
    choices: (content.choices ?? []).map((choice) => choice.text),
    acceptedAnswers: answerKey.acceptedAnswers ?? (answerKey.blanks ?? []).flatMap((blank) => blank.acceptedAnswers),
  };
}

function filesShown(hiding: HiddenParts): ShownResultQuestion['showsFiles'] {
  if (hides(hiding, 'QUESTIONS')) return 'none';
  return hides(hiding, 'CANDIDATE_INFORMATION') ? 'nameless' : 'whole';
}

/** Of a mark from before derivations were kept. */
function derivedNow({ type, content, answerKey, maxScore, value, other }: ResultQuestionRow) {
  return deriveMark(type, { content, answerKey, maxScore: hundredthsOf(maxScore), other }, value);
}

function given(value: ShownAnswer['value'], revision: number | null, savedAt: Date | null): ShownAnswer | null {
  return revision && savedAt ? { value: answerGiven(value), revision, savedAt } : null;
}

function sumOf(seconds: readonly number[]): number {
  return seconds.reduce((sum, each) => sum + each, 0);
}
