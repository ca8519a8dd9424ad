import { Query, Resolver } from '@nestjs/graphql';
import { CandidateOnly, CurrentExam } from '../../../platform/access';
import type { ExamCredential } from '../../../platform/access';
import { ExamOutcomeNode } from './exam-outcome.type';
import { ShowExamOutcome } from './show-exam-outcome';

@Resolver(() => ExamOutcomeNode)
export class ExamOutcomeResolver {
  constructor(private readonly outcome: ShowExamOutcome) {}

  @Query(() => ExamOutcomeNode, { description: 'HIDDEN before the exam is handed in.' })
  @CandidateOnly()
  examOutcome(@CurrentExam() credential: ExamCredential): Promise<ExamOutcomeNode> {
    return this.outcome.execute(credential);
  }
}
