import { Parent, ResolveField, Resolver } from '@nestjs/graphql';
import { ExamSittingNode } from './exam-sitting.type';
import { ImportUnsentAnswers } from '../answers';

@Resolver(() => ExamSittingNode)
export class ExamSittingFieldsResolver {
  constructor(private readonly unsentAnswers: ImportUnsentAnswers) {}

  @ResolveField(() => String, {
    description: 'With it the page seals a file of answers that it cannot send, and asks for its receipts.',
  })
  answersSecret(@Parent() { attemptId }: ExamSittingNode): string {
    return this.unsentAnswers.secretOf(attemptId);
  }
}
