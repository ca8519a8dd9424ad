import { Field, Float, ID, Int, ObjectType } from '@nestjs/graphql';
import { Connection } from '../../../platform/graphql';
import { ResultNode, ResultStatus } from '../../grading';
import { QuestionType, TextHtmlField } from '../../questions';
import type {
  ComparedMark,
  ComparedQuestion,
  ComparedSkill,
  ComparableResult,
  ResultComparison,
} from './result-comparison';

@ObjectType('ComparedMark', { description: 'What one candidate got for one question.' })
export class ComparedMarkNode implements ComparedMark {
  @Field(() => Float, { nullable: true, description: 'Points, at most two decimals; null while a person is awaited.' })
  score: number | null;

  @Field(() => Float)
  maxScore: number;

  @Field(() => Int, {
    nullable: true,
    description:
      'Seconds for which its clock ran, pauses and absences left out; null when the question was never opened.',
  })
  usedSeconds: number | null;
}

@ObjectType('ComparedQuestion', { description: 'A question that the compared candidates were asked.' })
export class ComparedQuestionNode implements ComparedQuestion {
  @Field(() => ID)
  questionId: string;

  @Field(() => QuestionType)
  type: QuestionType;

  @Field(() => String, { nullable: true, description: 'Null where the report options hide it.' })
  text: string | null;

  @TextHtmlField()
  textHtml: string | null;

  @Field(() => String)
  skill: string;

  @Field(() => [ComparedMarkNode], {
    nullable: 'items',
    description: 'In the order of the results; null where the question was not asked.',
  })
  marks: (ComparedMarkNode | null)[];
}

@ObjectType('ComparedSkill', { description: 'What each candidate got in one skill.' })
export class ComparedSkillNode implements ComparedSkill {
  @Field(() => String)
  skill: string;

  @Field(() => [Int], { nullable: 'items', description: 'Percent of the points, in the order of the results.' })
  percentages: (number | null)[];
}

@ObjectType('ComparableResult', { description: 'A result that can stand in a comparison.' })
export class ComparableResultNode implements ComparableResult {
  @Field(() => ID)
  candidateId: string;

  @Field(() => String, { description: 'Tells results apart where names are hidden.' })
  reference: string;

  @Field(() => String, { nullable: true, description: 'Of the candidate; null where the report options hide it.' })
  name: string | null;

  @Field(() => Int, { description: 'Integer part of score / total × 100; 0 when the total is 0.' })
  percentage: number;

  @Field(() => ResultStatus, { description: 'UNDER_REVIEW: the percentage can still rise.' })
  status: ResultStatus;
}

@ObjectType('ComparableResultConnection')
export class ComparableResultConnection extends Connection(ComparableResultNode, 'ComparableResult') {}

@ObjectType('ResultComparison', { description: 'Up to six results of an assessment side by side.' })
export class ResultComparisonNode implements ResultComparison {
  @Field(() => [ResultNode], { description: 'In the order asked for.' })
  results: ResultNode[];

  @Field(() => [ComparedSkillNode], { description: 'Over the counted questions.' })
  skills: ComparedSkillNode[];

  @Field(() => [ComparedQuestionNode])
  questions: ComparedQuestionNode[];
}
