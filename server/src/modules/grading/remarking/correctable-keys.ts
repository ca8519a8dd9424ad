import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { Viewer } from '../../../platform/access';
import { Assessments } from '../../assessments';
import { toKeyedContent } from '../../questions';
import type { QuestionType } from '../../questions';
import { nearMissesOf } from './near-misses';
import { satPapers } from './remarking.queries';
import type { SatQuestion } from './remarking.queries';
import type { CorrectableKeyNode } from './remarking.type';

/** Others are corrected in the question bank, whose newer version marking again takes up. */
const inPlace: readonly QuestionType[] = [
  ...(['multiple-choice', 'qualifier', 'dropdown', 'true-false', 'short-answer', 'number'] as const),
];

/** The keys of an assessment's papers that can be corrected without a new version of the question. */
@Injectable()
export class CorrectableKeys {
  constructor(
    private readonly dataSource: DataSource,
    private readonly assessments: Assessments,
  ) {}

  /** As on the paper of whoever sat last. @throws AssessmentNotFound */
  async of(viewer: Viewer, assessmentId: string): Promise<CorrectableKeyNode[]> {
    await this.assessments.find(viewer, assessmentId);
    const { questions } = await satPapers(assessmentId, this.dataSource.manager);
    const latest = new Map(
      questions.filter(({ type }) => inPlace.includes(type)).map((each) => [each.questionId, each]),
    );
    return [...latest.values()].map((question) => ({
      ...toNode(question),
      nearMisses: nearMissesOf(questions.filter(({ questionId }) => questionId === question.questionId)),
    }));
  }
}

function toNode(question: SatQuestion): Omit<CorrectableKeyNode, 'nearMisses'> {
  const { questionId, type } = question;
  const { text, choices, truth, acceptedAnswers, number, unit } = toKeyedContent({ ...question, textHtml: null });
  return { questionId, type, text, choices, truth, acceptedAnswers, number, unit };
}
