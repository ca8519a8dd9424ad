import { Field, Int, ObjectType } from '@nestjs/graphql';
import type { ImportedAnswers } from './import-unsent-answers';
import type { LeftOutAnswer } from './left-out-answers';

@ObjectType('LeftOutAnswer', { description: 'It came late, and another late answer takes its place.' })
export class LeftOutAnswerNode implements LeftOutAnswer {
  @Field(() => Int, { description: 'Of its question, from 1.' })
  position: number;

  @Field(() => [String], { description: 'As it was written, and what was chosen by its text.' })
  lines: string[];
}

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

  @Field(() => Int, {
    description: 'Not kept, because the server has a newer answer or no such question, or never takes such a value.',
  })
  skippedCount: number;

  @Field(() => [LeftOutAnswerNode], {
    description: 'Not kept either. Once their place is free, the same file can be brought again.',
  })
  leftOut: LeftOutAnswerNode[];
}
