import { Query, Resolver } from '@nestjs/graphql';
import { CandidateOnly, CurrentExam } from '../../../platform/access';
import type { ExamCredential } from '../../../platform/access';
import type { ExamOutcome } from './exam-outcome';
import { ExamOutcomeNode } from './exam-outcome.type';
import { ShowExamOutcome } from './show-exam-outcome';

@Resolver()
export class ExamOutcomeResolver {
  constructor(private readonly outcome: ShowExamOutcome) {}

  @Query(() => ExamOutcomeNode, {
    nullable: true,
    description: 'Null before the exam is handed in, and where the assessment shows nothing.',
  })
  @CandidateOnly()
  examOutcome(@CurrentExam() credential: ExamCredential): Promise<ExamOutcome | null> {
    return this.outcome.execute(credential);
  }
}
