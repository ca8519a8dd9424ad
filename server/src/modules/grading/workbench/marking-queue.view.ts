import { criteriaOf } from '@mizan/question-model';
import { staffFileUrl } from '../../files';
import { showRichText } from '../../questions';
import type { ResultQuestionRow } from '../result';
import { toShownQuestion } from '../result';
import { MarkingRound } from './marking-queue.inputs';
import type { PairRow, QueueRow } from './marking-queue.queries';
import type { MarkDifference, MarkingItem, MarkingTask, OtherMark } from './marking-item';

interface Seen {
  isBlind: boolean;
  /** Whoever marks second does not see the first mark. */
  hidesMark: boolean;
}

export function toItem(row: QueueRow, { isBlind, hidesMark }: Seen): MarkingItem {
  const {
    id,
    questionId,
    assessmentId,
    assessmentTitle,
    attemptId,
    position,
    type,
    text,
    textHtml,
    alias,
    maxScore,
    hasLateAnswer,
  } = row;
  return {
    id,
    questionId,
    assessmentId,
    assessmentTitle,
    attemptId,
    position,
    type,
    text,
    textHtml: showRichText(textHtml, staffFileUrl),
    alias,
    maxScore,
    hasLateAnswer,
    candidateName: isBlind || row.mustBeBlind ? null : row.candidateName,
    score: hidesMark ? null : row.score,
  };
}

export function toTask(
  row: QueueRow,
  question: ResultQuestionRow,
  round: MarkingRound,
  asksBlind: boolean,
): MarkingTask {
  const isBlind = asksBlind || row.mustBeBlind;
  const seen = { isBlind, hidesMark: round === MarkingRound.SECOND };
  const shown = toShownQuestion(seen.hidesMark ? withoutMark(question) : question);
  return Object.assign(toItem(row, seen), {
    question: Object.assign(shown, {
      showsFiles: isBlind ? ('nameless' as const) : ('whole' as const),
      hidesHistory: seen.hidesMark,
    }),
    isSecond: seen.hidesMark,
    isBlind,
    criteria: usable(question),
    revision: row.revision,
    marks: round === MarkingRound.SETTLE ? bothMarks(row) : [],
  });
}

/** Criteria that ask for more than the question is worth were not meant as such. */
function usable({ answerKey, maxScore }: ResultQuestionRow) {
  const criteria = criteriaOf(answerKey.rubric);
  const sum = criteria.reduce((total, { points }) => total + points, 0);
  return sum <= maxScore + 1e-9 ? criteria : [];
}

function withoutMark(row: ResultQuestionRow): ResultQuestionRow {
  const hidden = { origin: 'awaiting', explanation: { code: 'AWAITS_PERSON', params: {} } } as const;
  return {
    ...row,
    ...hidden,
    score: null,
    derivation: null,
    feedback: null,
    markedByName: null,
    markedAt: null,
  };
}

function bothMarks(row: QueueRow): OtherMark[] {
  if (row.second === null || row.firstScore === null) return [];
  const { feedback, markedByName, markedAt } = row;
  return [
    { score: row.firstScore, feedback, markedByName, markedAt },
    { score: row.second, feedback: row.secondFeedback, markedByName: row.secondByName, markedAt: row.secondAt },
  ];
}

export function toDifference(row: PairRow, isBlind: boolean): MarkDifference {
  return {
    item: toItem(row, { isBlind, hidesMark: false }),
    first: row.firstScore ?? 0,
    second: row.second ?? 0,
    firstByName: row.firstByName,
    secondByName: row.secondByName,
    isWithinTolerance: row.isWithinTolerance ?? true,
    settledScore: row.settledAt === null ? null : row.score,
    settledReason: row.settledReason,
  };
}
