import { Field, ID, Int, ObjectType, registerEnumType } from '@nestjs/graphql';
import { GradeBandNode } from '../../assessments';
import { ClosedBy } from '../../exam';
import { ReportHidingNode } from '../report';
import { ContentLanguage } from '../../questions';
import type { ShownResult, ShownSummary } from './shown-result';
import { ResultQuestionNode } from './result-question.type';
import { ResultStatus } from '../score';
import { ResultFigures } from './result-figures.type';

registerEnumType(ResultStatus, {
  name: 'ResultStatus',
  description: 'UNDER_REVIEW: an answer waits for a person.',
  valuesMap: { UNDER_REVIEW: { description: 'An answer still waits for a person.' } },
});

@ObjectType({ isAbstract: true })
abstract class ResultFacts extends ResultFigures implements ShownSummary {
  @Field(() => String, { description: 'Names the result where the candidate is not named.' })
  reference: string;

  @Field(() => Boolean, {
    description: 'An answer to a qualifier rules the candidate out; it changes neither score nor status.',
  })
  isDisqualified: boolean;

  @Field(() => ContentLanguage, {
    description: 'In which the exam was sat; each question says in which it was answered.',
  })
  language: ContentLanguage;
}

@ObjectType('ResultSummary', { implements: () => ResultFigures, description: 'The result in four figures.' })
export class ResultSummaryNode extends ResultFacts {}

@ObjectType('Result', {
  implements: () => ResultFigures,
  description: 'The marks of one attempt, in total and for each question.',
})
export class ResultNode extends ResultFacts implements ShownResult {
  @Field(() => ID, { description: 'The same as of its attempt.' })
  id: string;

  @Field(() => ReportHidingNode, {
    description: 'What is kept out of this result: empty strings and lists, and nulls.',
  })
  hiding: ReportHidingNode;

  @Field(() => [GradeBandNode], {
    description: 'From low to high; together they cover 0 to 100 percent without a gap.',
  })
  gradeBands: GradeBandNode[];

  @Field(() => Int, { description: 'The percentage from which one passes, as it held when the attempt started.' })
  passMark: number;

  @Field(() => Date, { description: 'When it began, by the server.' })
  startedAt: Date;

  @Field(() => Date, { description: 'When it was handed in.' })
  submittedAt: Date;

  @Field(() => ClosedBy, {
    description: 'The candidate, the end of the time, staff or the server, or too many warnings.',
  })
  submittedBy: ClosedBy;

  @Field(() => Int, { description: 'Seconds for which the clocks of its questions ran, pauses and absences left out.' })
  usedSeconds: number;

  @Field(() => Int, { description: 'Time of all questions with extra and added time, in seconds.' })
  allottedSeconds: number;

  @Field(() => Int, { description: 'Answers that wait for a person; while there are any, `score` counts them as 0.' })
  awaitingCount: number;

  @Field(() => [ResultQuestionNode], { description: 'In the order of this attempt.' })
  questions: ResultQuestionNode[];

  @Field(() => String, { nullable: true, description: 'Plain text about the whole; null when nothing was written.' })
  overallFeedback: string | null;

  /** For field resolvers; not part of the schema. */
  candidateId: string;
  assessmentId: string;
}
