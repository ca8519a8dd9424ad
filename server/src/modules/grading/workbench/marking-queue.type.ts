import { Field, Float, ID, Int, ObjectType } from '@nestjs/graphql';
import { Connection } from '../../../platform/graphql';
import { QuestionType, TextHtmlField } from '../../questions';
import { ResultQuestionNode } from '../result';
import type {
  MarkingItem,
  RubricCriterion,
  OtherMark,
  MarkingTask,
  MarkDifference,
  MarkDifferences,
} from './marking-item';

@ObjectType('MarkingItem', { description: 'An answer that a person marks or decides about.' })
export class MarkingItemNode implements MarkingItem {
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

  @Field(() => Int, { description: 'Place in the order, counted from 1.' })
  position: number;

  @Field(() => QuestionType)
  type: QuestionType;

  @Field(() => String)
  text: string;

  @TextHtmlField()
  textHtml: string | null;

  @Field(() => String, { nullable: true, description: 'Null where one marks blind.' })
  candidateName: string | null;

  @Field(() => String, { description: 'Stands for the candidate where one marks blind; the same on every visit.' })
  alias: string;

  @Field(() => Float, { nullable: true, description: 'Null while it is awaited, and for whoever marks second.' })
  score: number | null;

  @Field(() => Float)
  maxScore: number;

  @Field(() => Boolean, { description: 'An answer came late, and nobody has let it count.' })
  hasLateAnswer: boolean;
}

@ObjectType('MarkingItemConnection')
export class MarkingItemConnection extends Connection(MarkingItemNode, 'MarkingItem') {}

@ObjectType('RubricCriterion', { description: 'One point of the marking guide.' })
export class RubricCriterionNode implements RubricCriterion {
  @Field(() => String)
  text: string;

  @Field(() => Float, { description: 'Points for it, at most two decimals.' })
  points: number;
}

@ObjectType('OtherMark', { description: 'What one of two markers gave.' })
export class OtherMarkNode implements OtherMark {
  @Field(() => Float, { description: 'Points, at most two decimals.' })
  score: number;

  @Field(() => String, { nullable: true })
  feedback: string | null;

  @Field(() => String, { nullable: true, description: 'Who marked it; null for a rule.' })
  markedByName: string | null;

  @Field(() => Date, { nullable: true })
  markedAt: Date | null;
}

@ObjectType('MarkingTask', { description: 'One answer with all that is needed to mark it.' })
export class MarkingTaskNode extends MarkingItemNode implements MarkingTask {
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

@ObjectType('MarkingRules', { description: 'How an assessment is marked by people.' })
export class MarkingRulesNode {
  @Field(() => ID)
  assessmentId: string;

  @Field(() => Boolean, { description: 'Whether names stay hidden from whoever marks.' })
  isBlind: boolean;

  @Field(() => Boolean, { description: 'Whether a second person marks as well.' })
  needsSecondMark: boolean;

  @Field(() => Int, { description: 'By how much two marks may differ, in percent of the points.' })
  tolerancePercent: number;
}

@ObjectType('MarkDifference', { description: 'An answer to which two people gave different points.' })
export class MarkDifferenceNode implements MarkDifference {
  @Field(() => MarkingItemNode)
  item: MarkingItemNode;

  @Field(() => Float, { description: 'Points of the first mark.' })
  first: number;

  @Field(() => Float, { description: 'Points of the second mark.' })
  second: number;

  @Field(() => String, { nullable: true })
  firstByName: string | null;

  @Field(() => String, { nullable: true })
  secondByName: string | null;

  @Field(() => Boolean, { description: 'Whether they differ by no more than is allowed.' })
  isWithinTolerance: boolean;

  @Field(() => Float, { nullable: true, description: 'What counts since it was settled.' })
  settledScore: number | null;

  @Field(() => String, { nullable: true, description: 'Why it was settled so.' })
  settledReason: string | null;
}

@ObjectType('MarkDifferences', { description: 'Two markers side by side.' })
export class MarkDifferencesNode implements MarkDifferences {
  @Field(() => Int, { description: 'How many were marked twice.' })
  compared: number;

  @Field(() => Int, { description: 'How many got the same points twice.' })
  identical: number;

  @Field(() => Int, { description: 'How many differ by no more than is allowed.' })
  withinTolerance: number;

  @Field(() => Float, { nullable: true, description: 'Mean distance, in percent of the points.' })
  meanDistance: number | null;

  @Field(() => [MarkDifferenceNode], { description: 'The farthest apart first; at most 200.' })
  differences: MarkDifferenceNode[];
}
