import { Query, Resolver } from '@nestjs/graphql';
import { CandidateOnly, CurrentExam } from '../../../platform/access';
import type { ExamCredential } from '../../../platform/access';
import type { ExamResult } from './exam-result';
import { ExamResultNode } from './exam-result.type';
import { ShowExamResult } from './show-exam-result';

@Resolver()
export class ExamResultResolver {
  constructor(private readonly result: ShowExamResult) {}

  @Query(() => ExamResultNode, {
    nullable: true,
    description: 'Null before the exam is handed in, and where the assessment shows nothing.',
  })
  @CandidateOnly()
  examResult(@CurrentExam() credential: ExamCredential): Promise<ExamResult | null> {
    return this.result.execute(credential);
  }
}
