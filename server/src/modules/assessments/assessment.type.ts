import { Field, ID, Int, ObjectType } from '@nestjs/graphql';
import { Connection, UrlScalar } from '../../platform/graphql';
import { ActiveStatus, ContentLanguage, Level } from '../questions';
import type { AssessmentConfiguration } from './assessment-settings';
import type { GradeBand } from './grade-bands.policy';
import type { Assessment } from './assessment.entity';
import { IntegrationNode, ProctoringNode } from './settings.type';
import { AssessmentTranslationNode } from './translation/assessment-translation.type';
import { languageOffer } from './translation/said-settings';
import { AssessmentKind, FeedbackDelivery, LanguageOffer, ResultVisibility } from './vocabulary';
import './vocabulary.type';

@ObjectType('GradeBand', { description: 'Both limits are part of the band.' })
export class GradeBandNode implements GradeBand {
  @Field(() => String, { description: 'As reports show it.' })
  name: string;

  @Field(() => Int, { description: 'Percentage from which on it holds, included; 0 for the lowest.' })
  min: number;

  @Field(() => Int, { description: 'Percentage up to which it holds, included; 100 for the highest.' })
  max: number;

  @Field(() => String, { description: '`#RRGGBB`' })
  color: string;
}

@ObjectType('ReminderRule', { description: 'When candidates are reminded by mail who have not begun.' })
export class ReminderRuleNode {
  @Field(() => Int, { nullable: true, description: 'So many days after the mail, or after it opens; null for never.' })
  afterDays: number | null;

  @Field(() => [Int], { description: 'So many days before the last moment to begin, the farther first; two at most.' })
  daysBefore: number[];
}

@ObjectType('AssessmentConfiguration', { description: 'When and how an assessment is taken.' })
export class AssessmentConfigurationNode {
  @Field(() => Int, { description: 'Percentage from which a result is passed.' })
  passMark: number;

  @Field(() => Date, { nullable: true, description: 'From this moment on it is open; null: at once.' })
  opensAt: Date | null;

  @Field(() => Date, { nullable: true, description: 'From this moment on nobody can start.' })
  closesAt: Date | null;

  @Field(() => Boolean, { description: 'Whether candidates see how far they have come.' })
  showProgress: boolean;

  @Field(() => Boolean, { description: 'Whether questions come in another order for each candidate.' })
  shuffleQuestions: boolean;

  @Field(() => Boolean, { description: 'Whether choices come in another order for each candidate.' })
  shuffleChoices: boolean;

  @Field(() => ResultVisibility, { description: 'What candidates see of their result.' })
  resultVisibility: ResultVisibility;

  @Field(() => FeedbackDelivery, { description: 'How candidates get the feedback on their result.' })
  feedbackDelivery: FeedbackDelivery;

  @Field(() => Boolean, { description: 'Whether candidates may return to earlier questions.' })
  allowBack: boolean;

  @Field(() => Int, { description: 'What invitations give when they say nothing else; 50 is half as much time again.' })
  extraTimePercent: number;

  @Field(() => LanguageOffer, { description: 'In which language candidates sit.' })
  languages: LanguageOffer;

  @Field(() => ReminderRuleNode, {
    nullable: true,
    description: 'Null: as this installation is set up, usually 3 days after the mail and 1 day before the end.',
  })
  reminders: ReminderRuleNode | null;
}

@ObjectType('ReportOptions', { description: 'What a report shows.' })
export class ReportOptionsNode {
  @Field(() => Boolean)
  showCandidateInformation: boolean;

  @Field(() => Boolean)
  showQuestions: boolean;

  @Field(() => Boolean, { description: 'Whether a report shows the right answers.' })
  showCorrectAnswers: boolean;
}

@ObjectType('Assessment', { description: 'What candidates take: a role, tests and own questions, and settings.' })
export class AssessmentNode {
  @Field(() => ID, { description: 'UUID, for `assessmentId` elsewhere.' })
  id: string;

  @Field(() => String, { description: 'As staff and candidates read it.' })
  title: string;

  @Field(() => String)
  jobRole: string;

  @Field(() => String)
  description: string;

  @Field(() => Level, {
    nullable: true,
    description: 'Experience that the role asks for; null while it is a draft without one.',
  })
  level: Level | null;

  @Field(() => ContentLanguage, {
    nullable: true,
    description: 'Language of the questions and of the exam page; null while it is a draft without one.',
  })
  language: ContentLanguage | null;

  @Field(() => AssessmentKind, {
    nullable: true,
    description: 'What it assesses, such as skills; null while it is a draft without one.',
  })
  type: AssessmentKind | null;

  @Field(() => UrlScalar, {
    nullable: true,
    description: 'A video at YouTube or Vimeo that is shown before the start.',
  })
  welcomeVideoUrl: string | null;

  @Field(() => String, { nullable: true, description: 'Of the uploaded video, as WebVTT.' })
  welcomeVideoCaptions: string | null;

  @Field(() => ActiveStatus, {
    description: 'ACTIVE: takes invitations and sittings. INACTIVE also while it is a draft: see `publishedAt`.',
  })
  status: ActiveStatus;

  @Field(() => Date, { nullable: true, description: 'Null while it is a draft.' })
  publishedAt: Date | null;

  @Field(() => Date)
  createdAt: Date;

  @Field(() => Date)
  updatedAt: Date;

  @Field(() => AssessmentTranslationNode, { nullable: true, description: 'Null where it has none.' })
  translation: AssessmentTranslationNode | null;

  @Field(() => AssessmentConfigurationNode, { description: 'When it is open, extra time, pass mark, shuffling.' })
  configuration: AssessmentConfigurationNode;

  @Field(() => ReportOptionsNode)
  reportOptions: ReportOptionsNode;

  @Field(() => ProctoringNode)
  proctoring: ProctoringNode;

  @Field(() => IntegrationNode, { description: 'Where candidates go after handing in.' })
  integration: IntegrationNode;

  @Field(() => Boolean, { description: 'Out of the way: inactive, and in no list that does not ask for it.' })
  isArchived: boolean;

  @Field(() => [GradeBandNode], { description: 'From low to high; together they cover 0 to 100.' })
  gradeBands: GradeBandNode[];

  /** For field resolvers; not part of the schema. */
  ownerId: string;
  welcomeVideoFileId: string | null;
}

@ObjectType('AssessmentConnection')
export class AssessmentConnection extends Connection(AssessmentNode, 'Assessment') {}

export function toAssessmentNode(assessment: Assessment): AssessmentNode {
  const { id, ownerId, title, jobRole, description, level, language, type, welcomeVideoUrl, status } = assessment;
  const { welcomeVideoFileId, publishedAt, createdAt, updatedAt, configuration, reportOptions, gradeBands } =
    assessment;
  const { proctoring, integration, isArchived, translation, welcomeVideoCaptions } = assessment;
  return {
    id,
    ownerId,
    title,
    jobRole,
    description,
    level,
    language,
    type,
    welcomeVideoUrl,
    status,
    welcomeVideoFileId,
    publishedAt,
    createdAt,
    updatedAt,
    reportOptions,
    gradeBands,
    proctoring,
    integration,
    isArchived,
    translation,
    welcomeVideoCaptions,
    configuration: toConfigurationNode(configuration),
  };
}

export function toConfigurationNode(configuration: AssessmentConfiguration): AssessmentConfigurationNode {
  const { opensAt, closesAt } = configuration;
  return {
    ...configuration,
    feedbackDelivery: configuration.feedbackDelivery ?? FeedbackDelivery.NONE,
    languages: languageOffer(configuration),
    reminders: configuration.reminders ?? null,
    opensAt: toDate(opensAt),
    closesAt: toDate(closesAt),
  };
}

function toDate(iso: string | null): Date | null {
  return iso === null ? null : new Date(iso);
}
