import { deriveMark } from '@mizan/question-model';
import { bandOf } from '../assessments';
import { answerGiven } from '../exam';
import { toKeyedContent } from '../questions';
import { toDerivationNode } from './explanation/derivation.view';
import { withFreeCells } from './free-cells';
import { hides } from './hiding/report-hiding.service';
import type { ReportHidingNode } from './hiding/report-part.type';
import { toExplanationNode } from './mark.type';
import { hundredthsOf } from './points';
import type { GivenAnswerNode, ResultQuestionNode } from './result-question.type';
import type { FiguresRow, ResultQuestionRow, ResultRow } from './result.queries';
import type { ResultNode, ResultSummaryNode } from './result.type';

type Figures = Pick<ResultSummaryNode, keyof ResultSummaryNode>;

export function toResultSummary(row: FiguresRow): Figures {
  const { score, totalScore, percentage, status, isDisqualified, gradeBands } = row;
  const reference = row.attemptId.slice(0, 8).toUpperCase();
  return { reference, score, totalScore, percentage, status, isDisqualified, band: bandOf(gradeBands, percentage) };
}

export function toResultNode(
  row: ResultRow,
  questions: readonly ResultQuestionRow[],
  hiding: ReportHidingNode,
): ResultNode {
  const { attemptId, candidateId, assessmentId, overallFeedback, startedAt, submittedAt, submittedBy } = row;
  return {
    ...toResultSummary(row),
    ...{ attemptId, candidateId, assessmentId, overallFeedback, startedAt, submittedAt, submittedBy },
    id: attemptId,
    hiding,
    gradeBands: row.gradeBands,
    passMark: row.passMark,
    usedSeconds: sumOf(questions.map(({ usedSeconds }) => usedSeconds ?? 0)),
    allottedSeconds: sumOf(questions.map(({ allottedSeconds }) => allottedSeconds)),
    awaitingCount: questions.filter(({ origin }) => origin === 'awaiting').length,
    questions: questions.map((question) =>
      Object.assign(toResultQuestionNode(question), {
        showsFiles: filesShown(hiding),
        isHidden: hides(hiding, 'QUESTIONS'),
      }),
    ),
  };
}

export function toResultQuestionNode(row: ResultQuestionRow): ResultQuestionNode {
  const { id, questionId, position, type, skill, difficulty, isAdditional } = row;
  const { allottedSeconds, usedSeconds, closedBy, score, maxScore, origin, feedback, markedByName, markedAt } = row;
  return {
    ...toKeyedContent(row),
    ...{ id, questionId, position, type, skill, difficulty, isAdditional, allottedSeconds, usedSeconds, closedBy },
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
      explanation: toExplanationNode(row.explanation),
      derivation: toDerivationNode(row.derivation ?? derivedNow(row)),
    },
  };
}

function filesShown(hiding: ReportHidingNode): ResultQuestionNode['showsFiles'] {
  if (hides(hiding, 'QUESTIONS')) return 'none';
  return hides(hiding, 'CANDIDATE_INFORMATION') ? 'nameless' : 'whole';
}

/** Of a mark from before derivations were kept. */
function derivedNow({ type, content, answerKey, maxScore, value, other }: ResultQuestionRow) {
  return deriveMark(type, { content, answerKey, maxScore: hundredthsOf(maxScore), other }, value);
}

function given(value: GivenAnswerNode['value'], revision: number | null, savedAt: Date | null): GivenAnswerNode | null {
  return revision && savedAt ? { value: answerGiven(value), revision, savedAt } : null;
}

function sumOf(seconds: readonly number[]): number {
  return seconds.reduce((sum, each) => sum + each, 0);
}
