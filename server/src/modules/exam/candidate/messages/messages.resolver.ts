import { Args, Field, ID, InputType, Mutation, Resolver } from '@nestjs/graphql';
import { CandidateOnly, CurrentExam } from '../../../../platform/access';
import type { ExamCredential } from '../../../../platform/access';
import { ReadMessage } from './read-message';

@InputType()
export class ReadExamMessageInput {
  @Field(() => ID)
  messageId: string;
}

@Resolver()
export class ExamMessagesResolver {
  constructor(private readonly read: ReadMessage) {}

  @Mutation(() => Boolean, { description: 'The candidate has read it; it is shown no more.' })
  @CandidateOnly()
  readExamMessage(
    @CurrentExam() credential: ExamCredential,
    @Args('input') { messageId }: ReadExamMessageInput,
  ): Promise<boolean> {
    return this.read.execute(credential, messageId);
  }
}
