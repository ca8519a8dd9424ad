import { Field, Float, ID, Int, ObjectType } from '@nestjs/graphql';
import { QuestionType } from '../../questions';
import { ResultQuestionNode } from '../result-question.type';

@ObjectType('MarkingItem', { description: 'An answer that a person marks.' })
export class MarkingItemNode {
  @Field(() => ID)
  id: string;

  @Field(() => ID, { description: 'The question of the bank; the same for every candidate.' })
  questionId: string;

  @Field(() => ID)
  assessmentId: string;

  @Field(() => String)
  assessmentTitle: string;

  @Field(() => ID)
  attemptId: string;

  @Field(() => Int)
  position: number;

  @Field(() => QuestionType)
  type: QuestionType;

  @Field(() => String)
  text: string;

  @Field(() => String, { nullable: true, description: 'Null where one marks blind.' })
  candidateName: string | null;

  @Field(() => String, { description: 'Stands for the candidate where one marks blind; the same on every visit.' })
  alias: string;

  @Field(() => Float, { nullable: true, description: 'Null while it is awaited, and for whoever marks second.' })
  score: number | null;

  @Field(() => Float)
  maxScore: number;
}

@ObjectType('MarkingQueue')
export class MarkingQueueNode {
  @Field(() => Int)
  totalCount: number;

  @Field(() => [MarkingItemNode], { description: 'From the head of the queue.' })
  items: MarkingItemNode[];
}

@ObjectType('RubricCriterion')
export class RubricCriterionNode {
  @Field(() => String)
  text: string;

  @Field(() => Float)
  points: number;
}

@ObjectType('OtherMark', { description: 'What one of two markers gave.' })
export class OtherMarkNode {
  @Field(() => Float)
  score: number;

  @Field(() => String, { nullable: true })
  feedback: string | null;

  @Field(() => String, { nullable: true })
  markedByName: string | null;

  @Field(() => Date, { nullable: true })
  markedAt: Date | null;
}

@ObjectType('MarkingTask', { description: 'One answer with all that is needed to mark it.' })
export class MarkingTaskNode extends MarkingItemNode {
  @Field(() => ResultQuestionNode, { description: 'Without its mark for whoever marks second.' })
  question: ResultQuestionNode;

  @Field(() => Boolean, { description: 'By the rules of the assessment or by wish.' })
  isBlind: boolean;

  @Field(() => [RubricCriterionNode], { description: 'The lines of the rubric that name their points.' })
  criteria: RubricCriterionNode[];

  @Field(() => Int, { description: 'For `expectedRevision`.' })
  revision: number;

  @Field(() => [OtherMarkNode], { description: 'To settle: the first and the second mark; else empty.' })
  marks: OtherMarkNode[];

  /** For field resolvers; not part of the schema: whoever marks second is told nothing of the first mark. */
  isSecond: boolean;
}

@ObjectType('MarkingRules')
export class MarkingRulesNode {
  @Field(() => ID)
  assessmentId: string;

  @Field(() => Boolean)
  isBlind: boolean;

  @Field(() => Boolean)
  needsSecondMark: boolean;

  @Field(() => Int)
  tolerancePercent: number;
}

@ObjectType('MarkDifference')
export class MarkDifferenceNode {
  @Field(() => MarkingItemNode)
  item: MarkingItemNode;

  @Field(() => Float)
  first: number;

  @Field(() => Float)
  second: number;

  @Field(() => String, { nullable: true })
  firstByName: string | null;

  @Field(() => String, { nullable: true })
  secondByName: string | null;

  @Field(() => Boolean)
  isWithinTolerance: boolean;

  @Field(() => Float, { nullable: true, description: 'What counts since it was settled.' })
  settledScore: number | null;

  @Field(() => String, { nullable: true })
  settledReason: string | null;
}

@ObjectType('MarkDifferences', { description: 'Two markers side by side.' })
export class MarkDifferencesNode {
  @Field(() => Int)
  compared: number;

  @Field(() => Int)
  identical: number;

  @Field(() => Int)
  withinTolerance: number;

  @Field(() => Float, { nullable: true, description: 'Mean distance, in percent of the points.' })
  meanDistance: number | null;

  @Field(() => [MarkDifferenceNode], { description: 'The farthest apart first; at most 200.' })
  differences: MarkDifferenceNode[];
}
