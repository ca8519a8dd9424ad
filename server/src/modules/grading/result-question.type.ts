import { Field, ID, Int, ObjectType } from '@nestjs/graphql';
import { AnswerValueNode, ClosedBy } from '../exam';
import { Difficulty, KeyedContentFields, QuestionType } from '../questions';
import { MarkNode } from './mark.type';

@ObjectType('GivenAnswer')
export class GivenAnswerNode {
  @Field(() => AnswerValueNode, { nullable: true })
  value: AnswerValueNode | null;

  @Field(() => Date)
  savedAt: Date;

  @Field(() => Int)
  revision: number;
}

@ObjectType('ResultQuestion', {
  description: 'A question of the frozen paper with its key, the answer and the mark; for staff.',
})
export class ResultQuestionNode extends KeyedContentFields {
  @Field(() => ID)
  id: string;

  @Field(() => ID, { description: 'The question of the bank that it was copied from; the same for every candidate.' })
  questionId: string;

  @Field(() => Int)
  position: number;

  @Field(() => QuestionType)
  type: QuestionType;

  @Field(() => String)
  skill: string;

  @Field(() => Difficulty)
  difficulty: Difficulty;

  @Field(() => Boolean, { description: 'Marked, but not counted in the score.' })
  isAdditional: boolean;

  @Field(() => Int, { description: "In seconds, with the candidate's extra time." })
  allottedSeconds: number;

  @Field(() => Int, {
    nullable: true,
    description: 'Seconds from opening to closing; null when the question was never opened.',
  })
  usedSeconds: number | null;

  @Field(() => ClosedBy, { nullable: true })
  closedBy: ClosedBy | null;

  @Field(() => GivenAnswerNode, { nullable: true, description: 'What was marked.' })
  answer: GivenAnswerNode | null;

  @Field(() => GivenAnswerNode, {
    nullable: true,
    description: 'What arrived after the question closed, or from a page that was not the live one. Not marked.',
  })
  lateAnswer: GivenAnswerNode | null;

  @Field(() => MarkNode)
  mark: MarkNode;

  /** For the field resolver of files; not part of the schema: a file's name can tell whose it is. `whole` when left out. */
  showsFiles?: 'whole' | 'nameless' | 'none';

  /** Not part of the schema either. */
  hidesHistory?: boolean;
}
