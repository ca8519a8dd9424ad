import { Args, Field, ID, InputType, Resolver } from '@nestjs/graphql';
import { CandidateOnly, CurrentExam } from '../../../../platform/access';
import type { ExamCredential } from '../../../../platform/access';
import { MutationReturning } from '../../../../platform/graphql';
import { ReadMessage } from './read-message';

@InputType()
export class ReadExamMessageInput {
  @Field(() => ID)
  messageId: string;
}

@Resolver()
export class ExamMessagesResolver {
  constructor(private readonly read: ReadMessage) {}

  @MutationReturning('messageId', () => ID, { description: 'The candidate has read it; it is shown no more.' })
  @CandidateOnly()
  async readExamMessage(
    @CurrentExam() credential: ExamCredential,
    @Args('input') { messageId }: ReadExamMessageInput,
  ): Promise<string> {
    await this.read.execute(credential, messageId);
    return messageId;
  }
}
