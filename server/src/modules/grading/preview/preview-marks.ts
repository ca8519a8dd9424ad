import { Injectable } from '@nestjs/common';
import { markAnswer } from '@mizan/question-model';
import type { Viewer } from '../../../platform/access';
import { PreviewPaper, readValue } from '../../exam';
import type { AnswerValue, AttemptQuestion } from '../../exam';
import { toShownExplanation } from '../result';
import { heldBand, hundredthsOf, pointsOf, totalsOf } from '../score';
import type { PreviewMarksInput } from './preview-marks.inputs';
import type { ShownExplanation, ShownFigures } from '../result';

export interface PreviewedMark {
  questionId: string;
  position: number;
  score: number | null;
  maxScore: number;
  isAdditional: boolean;
  explanation: ShownExplanation;
}

export interface PreviewedMarks extends ShownFigures {
  marks: PreviewedMark[];
}

/** Marks answers that nobody gave, by the very rules that mark a candidate's. Changes nothing. */
@Injectable()
export class PreviewMarks {
  constructor(private readonly papers: PreviewPaper) {}

  /** @throws AssessmentNotFound, InvalidInput */
  async execute(viewer: Viewer, { assessmentId, seed, answers }: PreviewMarksInput): Promise<PreviewedMarks> {
    const { settings, questions } = await this.papers.paperOf(viewer, assessmentId, seed);
    const given = new Map(answers.map(({ questionId, value }) => [questionId, readValue(value)]));
    const marks = questions.map((question) => marked(question, given.get(question.id) ?? null));
    const { score, totalScore, percentage, status } = totalsOf(marks, settings.configuration.passMark);
    return {
      percentage,
      status,
      score: pointsOf(score),
      totalScore: pointsOf(totalScore),
      band: heldBand({ gradeBands: settings.gradeBands, percentage, status }),
      marks: marks.map(({ explanation, ...mark }) => ({
        ...mark,
        score: mark.score === null ? null : pointsOf(mark.score),
        maxScore: pointsOf(mark.maxScore),
        explanation: toShownExplanation(explanation),
      })),
    };
  }
}

function marked(
  { id, type, position, content, answerKey, score, isAdditional, translation }: AttemptQuestion,
  given: AnswerValue | null,
) {
  const maxScore = hundredthsOf(score);
  return {
    questionId: id,
    position,
    maxScore,
    isAdditional,
    ...markAnswer(
      type,
      { content, answerKey, maxScore, other: translation && { ...translation, isGivenIn: false } },
      given,
    ),
  };
}
