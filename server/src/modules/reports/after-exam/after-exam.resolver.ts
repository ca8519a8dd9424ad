import { Query, Resolver } from '@nestjs/graphql';
import { CandidateOnly, CurrentExam } from '../../../platform/access';
import type { ExamCredential } from '../../../platform/access';
import type { AfterExam } from './after-exam';
import { AfterExamNode } from './after-exam.type';
import { ReadAfterExam } from './read-after-exam';

@Resolver()
export class AfterExamResolver {
  constructor(private readonly read: ReadAfterExam) {}

  @Query(() => AfterExamNode, {
    nullable: true,
    description: 'Where and when the result will be, and what is kept until when. Null before the exam is handed in.',
  })
  @CandidateOnly()
  afterExam(@CurrentExam() credential: ExamCredential): Promise<AfterExam | null> {
    return this.read.ofLink(credential);
  }
}
