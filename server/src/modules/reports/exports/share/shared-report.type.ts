import { Field, Float, Int, ObjectType } from '@nestjs/graphql';
import { ContentLanguage, EmailAddressScalar } from '../../../../platform/graphql';
import { GradeBandNode } from '../../../assessments';
import { ResultStatus } from '../../../grading';
import { Difficulty, QuestionType } from '../../../questions';

@ObjectType('SharedCandidate', { description: 'Whose result it is.' })
export class SharedCandidateNode {
  @Field(() => String)
  name: string;

  @Field(() => EmailAddressScalar)
  email: string;

  @Field(() => String, { nullable: true })
  phone: string | null;
}

@ObjectType('SharedQuestion', { description: 'What the report options hide is null; texts are ready to be read.' })
export class SharedQuestionNode {
  @Field(() => Int)
  number: number;

  @Field(() => QuestionType)
  type: QuestionType;

  @Field(() => String)
  skill: string;

  @Field(() => Difficulty)
  difficulty: Difficulty;

  @Field(() => Boolean)
  isAdditional: boolean;

  @Field(() => Float, { nullable: true, description: 'Null while a person has to mark it.' })
  score: number | null;

  @Field(() => Float)
  maxScore: number;

  @Field(() => Int, {
    nullable: true,
    description: 'Seconds from opening to closing; null when the question was never opened.',
  })
  usedSeconds: number | null;

  @Field(() => String, { nullable: true })
  text: string | null;

  @Field(() => [String], { nullable: true, description: 'Empty when nothing was answered.' })
  answer: string[] | null;

  @Field(() => [String], { nullable: true, description: 'Null also where a person decides.' })
  correct: string[] | null;

  @Field(() => String, { nullable: true })
  feedback: string | null;
}

@ObjectType('SharedReport', { description: 'A result as its assessment’s report options show it, behind a link.' })
export class SharedReportNode {
  @Field(() => ContentLanguage)
  language: ContentLanguage;

  @Field(() => Date)
  expiresAt: Date;

  @Field(() => String, { description: 'Names the result where the candidate is not named.' })
  reference: string;

  @Field(() => String)
  assessmentTitle: string;

  @Field(() => String)
  jobRole: string;

  @Field(() => SharedCandidateNode, { nullable: true })
  candidate: SharedCandidateNode | null;

  @Field(() => Float)
  score: number;

  @Field(() => Float)
  totalScore: number;

  @Field(() => Int)
  percentage: number;

  @Field(() => ResultStatus)
  status: ResultStatus;

  @Field(() => Boolean)
  isDisqualified: boolean;

  @Field(() => GradeBandNode, { nullable: true })
  band: GradeBandNode | null;

  @Field(() => [GradeBandNode])
  gradeBands: GradeBandNode[];

  @Field(() => Int, { description: 'The percentage from which one passes.' })
  passMark: number;

  @Field(() => Date)
  submittedAt: Date;

  @Field(() => Int, { description: 'Seconds from opening to closing, all opened questions together.' })
  usedSeconds: number;

  @Field(() => Int)
  allottedSeconds: number;

  @Field(() => Int, { description: 'Answers that wait for a person; while there are any, `score` counts them as 0.' })
  awaitingCount: number;

  @Field(() => String, { nullable: true })
  feedback: string | null;

  @Field(() => [SharedQuestionNode])
  questions: SharedQuestionNode[];
}
