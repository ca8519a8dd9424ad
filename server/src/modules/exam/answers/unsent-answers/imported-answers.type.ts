import { Field, Int, ObjectType } from '@nestjs/graphql';

@ObjectType('ImportedAnswers', { description: 'What became of the answers in a file.' })
export class ImportedAnswersNode {
  @Field(() => String)
  candidateName: string;

  @Field(() => String)
  assessmentTitle: string;

  @Field(() => Int, { description: 'They count: they arrived before their question closed.' })
  inTimeCount: number;

  @Field(() => Int, { description: 'Kept for the reviewer, not scored.' })
  lateCount: number;

  @Field(() => Int, { description: 'Not kept, because the server has a newer answer or no such question.' })
  skippedCount: number;
}
