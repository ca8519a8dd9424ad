import { Field, Float, Int, ObjectType } from '@nestjs/graphql';
import { ContentLanguage, EmailAddressScalar } from '../../../../platform/graphql';
import { ResultFigures } from '../../../grading';
import { BrandNode } from '../../../identity';
import { Difficulty, QuestionType } from '../../../questions';
import { ReportedResultFields } from '../../figures';
import type { SharedCandidate, SharedQuestion, SharedReport } from './shared-report';

@ObjectType('SharedCandidate', { description: 'Whose result it is.' })
export class SharedCandidateNode implements SharedCandidate {
  @Field(() => String)
  name: string;

  @Field(() => EmailAddressScalar, { description: 'E-mail address, in lower case.' })
  email: string;

  @Field(() => String, {
    nullable: true,
    description: '8 to 15 digits, with a leading plus if it was given; null or empty when there is none.',
  })
  phone: string | null;
}

@ObjectType('SharedQuestion', { description: 'What the report options hide is null; texts are ready to be read.' })
export class SharedQuestionNode implements SharedQuestion {
  @Field(() => Int, { description: 'Place in the paper, counted from 1.' })
  number: number;

  @Field(() => QuestionType)
  type: QuestionType;

  @Field(() => String)
  skill: string;

  @Field(() => Difficulty)
  difficulty: Difficulty;

  @Field(() => Boolean, { description: 'Asked and kept, not counted in the score.' })
  isAdditional: boolean;

  @Field(() => Float, { nullable: true, description: 'Null while a person has to mark it.' })
  score: number | null;

  @Field(() => Float)
  maxScore: number;

  @Field(() => Int, {
    nullable: true,
    description:
      'Seconds for which its clock ran, pauses and absences left out; null when the question was never opened.',
  })
  usedSeconds: number | null;

  @Field(() => String, { nullable: true })
  text: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'The text with its formatting, safe to show, pictures as their descriptions; null when it is plain.',
  })
  textHtml: string | null;

  @Field(() => [String], { nullable: true, description: 'Empty when nothing was answered.' })
  answer: string[] | null;

  @Field(() => [String], { nullable: true, description: 'Null also where a person decides.' })
  correct: string[] | null;

  @Field(() => String, { nullable: true })
  feedback: string | null;
}

@ObjectType('SharedReport', {
  description: 'A result as its assessment’s report options show it, behind a link.',
  implements: () => ResultFigures,
})
export class SharedReportNode extends ReportedResultFields implements SharedReport {
  @Field(() => BrandNode, { description: 'Of the company to which the result belongs.' })
  brand: BrandNode;

  @Field(() => ContentLanguage)
  language: ContentLanguage;

  @Field(() => Date, { description: 'From then on it is over.' })
  expiresAt: Date;

  @Field(() => String, { description: 'Names the result where the candidate is not named.' })
  reference: string;

  @Field(() => String)
  assessmentTitle: string;

  @Field(() => String)
  jobRole: string;

  @Field(() => SharedCandidateNode, { nullable: true })
  candidate: SharedCandidateNode | null;

  @Field(() => Int, { description: 'The percentage from which one passes.' })
  passMark: number;

  @Field(() => Int, { description: 'Answers that wait for a person; while there are any, `score` counts them as 0.' })
  awaitingCount: number;

  @Field(() => String, { nullable: true })
  feedback: string | null;

  @Field(() => [SharedQuestionNode])
  questions: SharedQuestionNode[];
}
