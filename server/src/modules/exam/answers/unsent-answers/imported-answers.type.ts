import { Field, Int, ObjectType } from '@nestjs/graphql';
import type { ImportedAnswers } from './import-unsent-answers';

@ObjectType('ImportedAnswers', { description: 'What became of the answers in a file.' })
export class ImportedAnswersNode implements ImportedAnswers {
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
