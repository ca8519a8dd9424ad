import { Field, Int, ObjectType } from '@nestjs/graphql';
import { UrlScalar } from '../../../platform/graphql';
import { LanguageOffer } from '../../assessments';
import { BrandNode } from '../../identity';
import { ContentLanguage, QuestionType } from '../../questions';
import { AccommodationRequestNode } from '../accommodation';
import { ExamState, UnavailableReason, ServerNowField } from '../attempt';
import { ExamProctoringNode } from '../proctoring';
import type { ExamEntryTexts, ExamEntry } from './exam-entry';

@ObjectType('ExamEntryTexts', { description: 'What the page before the exam says in the other language.' })
export class ExamEntryTextsNode implements ExamEntryTexts {
  @Field(() => ContentLanguage)
  language: ContentLanguage;

  @Field(() => String)
  assessmentTitle: string;

  @Field(() => String)
  jobRole: string;

  @Field(() => String)
  description: string;

  @Field(() => UrlScalar, {
    nullable: true,
    description: 'A video at YouTube or Vimeo that is shown before the start.',
  })
  welcomeVideoUrl: string | null;
}

@ObjectType('ExamEntry', { description: 'What stands behind an exam link, before anything is started.' })
export class ExamEntryNode implements ExamEntry {
  @Field(() => BrandNode, { description: 'Of the company that invites.' })
  brand: BrandNode;

  @Field(() => ExamState)
  state: ExamState;

  @Field(() => UnavailableReason, { nullable: true, description: 'Why it cannot be taken now; null when it can.' })
  unavailableReason: UnavailableReason | null;

  @Field(() => Date, { nullable: true, description: 'From this moment on it is open; null: at once.' })
  opensAt: Date | null;

  @Field(() => Date, { nullable: true, description: 'From this moment on nobody can start.' })
  closesAt: Date | null;

  @Field(() => String)
  assessmentTitle: string;

  @Field(() => String)
  jobRole: string;

  @Field(() => String)
  description: string;

  @Field(() => ContentLanguage, {
    description: 'In which it is sat, or would be as long as the candidate chooses no other.',
  })
  language: ContentLanguage;

  @Field(() => [ContentLanguage], { description: "In which it can be sat, the assessment's own first." })
  languages: ContentLanguage[];

  @Field(() => LanguageOffer, { description: 'Whether the candidate chooses, and when.' })
  languageOffer: LanguageOffer;

  @Field(() => ExamEntryTextsNode, { nullable: true, description: 'Where there is a choice.' })
  inOtherLanguage: ExamEntryTextsNode | null;

  @Field(() => UrlScalar, {
    nullable: true,
    description: 'A video at YouTube or Vimeo that is shown before the start.',
  })
  welcomeVideoUrl: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'What is said in a welcome video of the page itself, as WebVTT; null where nobody gave it.',
  })
  welcomeVideoCaptions: string | null;

  @Field(() => String, { description: 'Empty where the link was revoked or issued anew.' })
  candidateFirstName: string;

  @Field(() => Int)
  questionCount: number;

  @Field(() => Int, { description: "All questions together, with the candidate's extra time." })
  totalSeconds: number;

  @Field(() => Int, { description: 'The same without it.' })
  baseSeconds: number;

  @Field(() => Int, { description: 'Percent of the time of each question that is added to it.' })
  extraTimePercent: number;

  @ServerNowField()
  serverNow: Date;

  @Field(() => Boolean, { description: 'Whether candidates see how far they have come.' })
  showProgress: boolean;

  @Field(() => Boolean, { description: 'Questions can be left and returned to while they have time left.' })
  mayGoBack: boolean;

  @Field(() => Boolean, { description: 'A question is answered with a video.' })
  needsCamera: boolean;

  @Field(() => Boolean, { description: 'A question is answered with a video or by speaking.' })
  needsMicrophone: boolean;

  @Field(() => [QuestionType], { description: 'Each that may come, once.' })
  types: QuestionType[];

  @Field(() => Boolean, {
    description:
      'Somewhere several choices can be ticked, and a wrong tick takes points back, down to zero at the least.',
  })
  takesBack: boolean;

  @Field(() => Int, { description: "Of the question with the least time, with the candidate's extra time." })
  shortestSeconds: number;

  @Field(() => Int, { description: 'The same of the question with the most time.' })
  longestSeconds: number;

  @Field(() => String, {
    nullable: true,
    description: 'The company that the exam is taken for, as far as it is known.',
  })
  organiser: string | null;

  @Field(() => AccommodationRequestNode, {
    nullable: true,
    description: 'What the candidate asked for before the exam; null when nothing was.',
  })
  accommodation: AccommodationRequestNode | null;

  @Field(() => ExamProctoringNode)
  proctoring: ExamProctoringNode;
}
