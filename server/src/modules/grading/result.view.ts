import { bandOf } from '../assessments';
import { toExplanationNode } from './mark.type';
import type { GivenAnswerNode, ResultQuestionNode } from './result-question.type';
import type { FiguresRow, ResultQuestionRow, ResultRow } from './result.queries';
import type { ResultNode, ResultSummaryNode } from './result.type';

export function toResultSummary({ score, totalScore, percentage, status, gradeBands }: FiguresRow): ResultSummaryNode {
  return { score, totalScore, percentage, status, band: bandOf(gradeBands, percentage) };
}

export function toResultNode(row: ResultRow, questions: readonly ResultQuestionRow[]): ResultNode {
  const { attemptId, candidateId, assessmentId, overallFeedback, startedAt, submittedAt, submittedBy } = row;
  const { score, totalScore, percentage, status, band } = toResultSummary(row);
  return {
    ...{ score, totalScore, percentage, status, band },
    ...{ attemptId, candidateId, assessmentId, overallFeedback, startedAt, submittedAt, submittedBy },
    id: attemptId,
    gradeBands: row.gradeBands,
    usedSeconds: sumOf(questions.map(({ usedSeconds }) => usedSeconds ?? 0)),
    allottedSeconds: sumOf(questions.map(({ allottedSeconds }) => allottedSeconds)),
    awaitingCount: questions.filter(({ origin }) => origin === 'awaiting').length,
    questions: questions.map(toResultQuestionNode),
  };
}

function toResultQuestionNode(row: ResultQuestionRow): ResultQuestionNode {
  const { id, position, type, text, skill, difficulty, isAdditional, content, answerKey } = row;
  const { allottedSeconds, usedSeconds, closedBy, score, maxScore, origin, feedback, markedByName, markedAt } = row;
  const isRight = new Set(answerKey.rightChoiceIds);
  return {
    ...{ id, position, type, text, skill, difficulty, isAdditional, allottedSeconds, usedSeconds, closedBy },
    choices: (content.choices ?? []).map((choice) => ({ ...choice, isRight: isRight.has(choice.id) })),
    truth: answerKey.truth ?? null,
    acceptedAnswers: answerKey.acceptedAnswers ?? [],
    number: answerKey.number ?? null,
    rubric: answerKey.rubric ?? null,
    answer: given(row.value, row.revision, row.savedAt),
    lateAnswer: given(row.lateValue, row.lateRevision, row.lateSavedAt),
    mark: {
      score,
      maxScore,
      origin,
      feedback,
      markedByName,
      markedAt,
      explanation: toExplanationNode(row.explanation),
    },
  };
}

function given(value: GivenAnswerNode['value'], revision: number | null, savedAt: Date | null): GivenAnswerNode | null {
  return revision && savedAt ? { value, revision, savedAt } : null;
}

function sumOf(seconds: readonly number[]): number {
  return seconds.reduce((sum, each) => sum + each, 0);
}
