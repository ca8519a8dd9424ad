import type { ShownQuestion } from '@mizan/question-model';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { Viewer } from '../../../platform/access';
import { Assessments } from '../../assessments';
import { toKeyedContent, QuestionType } from '../../questions';
import { nearMissesOf } from './near-misses';
import type { CountedNearMiss } from './near-misses';
import { satPapers } from './remarking.queries';
import type { SatQuestion } from './remarking.queries';

/** Others are corrected in the question bank, whose newer version marking again takes up. */
export const correctedInPlace: readonly QuestionType[] = [
  'multiple-choice',
  'qualifier',
  'dropdown',
  'true-false',
  'short-answer',
  'number',
];

/** A question of papers already sat, with the key that marked them. */
export type CorrectableKey = ShownQuestion & {
  questionId: string;
  type: QuestionType;
  text: string;
  textHtml: string | null;
  nearMisses: CountedNearMiss[];
};

/** The keys of an assessment's papers that can be corrected without a new version of the question. */
@Injectable()
export class CorrectableKeys {
  constructor(
    private readonly dataSource: DataSource,
    private readonly assessments: Assessments,
  ) {}

  /** As on the paper of whoever sat last. @throws AssessmentNotFound */
  async of(viewer: Viewer, assessmentId: string): Promise<CorrectableKey[]> {
    await this.assessments.find(viewer, assessmentId);
    const { questions } = await satPapers(assessmentId, this.dataSource.manager);
    const latest = new Map(
      questions.filter(({ type }) => correctedInPlace.includes(type)).map((each) => [each.questionId, each]),
    );
    return [...latest.values()].map((question) => ({
      ...toNode(question),
      nearMisses: nearMissesOf(questions.filter(({ questionId }) => questionId === question.questionId)),
    }));
  }
}

function toNode(question: SatQuestion): Omit<CorrectableKey, 'nearMisses'> {
  const { questionId, type } = question;
  return { questionId, type, ...toKeyedContent(question) };
}
