import { Injectable } from '@nestjs/common';
import { OnEvent } from '../../platform/events';
import { QuestionChanged } from '../questions';
import { AssessmentsQueries } from './assessments.queries';

/** An assessment is as new as its newest own question. */
@Injectable()
export class TouchAssessment {
  constructor(private readonly queries: AssessmentsQueries) {}

  @OnEvent(QuestionChanged)
  async touch({ payload }: QuestionChanged): Promise<void> {
    await this.queries.touchAssessmentsWith(payload.questionId, payload.changedAt);
  }
}
