import { Field, ID, Int, ObjectType } from '@nestjs/graphql';
import { Connection, UrlScalar } from '../../platform/graphql';
import { ActiveStatus, ContentLanguage, Level } from '../questions';
import type { AssessmentConfiguration } from './assessment-settings';
import type { Assessment } from './assessment.entity';
import { IntegrationNode, ProctoringNode } from './settings.type';
import { AssessmentTranslationNode } from './translation/assessment-translation.type';
import { languageOffer } from './translation/said-settings';
import { AssessmentKind, FeedbackDelivery, LanguageOffer, ResultVisibility } from './vocabulary';
import './vocabulary.type';

@ObjectType('GradeBand', { description: 'Both limits are part of the band.' })
export class GradeBandNode {
  @Field(() => String)
  name: string;

  @Field(() => Int)
  min: number;

  @Field(() => Int)
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

@ObjectType('AssessmentConfiguration')
export class AssessmentConfigurationNode {
  @Field(() => Int, { description: 'Percentage from which a result is passed.' })
  passMark: number;

  @Field(() => Date, { nullable: true })
  opensAt: Date | null;

  @Field(() => Date, { nullable: true, description: 'From this moment on nobody can start.' })
  closesAt: Date | null;

  @Field(() => Boolean)
  showProgress: boolean;

  @Field(() => Boolean)
  shuffleQuestions: boolean;

  @Field(() => Boolean)
  shuffleChoices: boolean;

  @Field(() => ResultVisibility)
  resultVisibility: ResultVisibility;

  @Field(() => FeedbackDelivery)
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

@ObjectType('ReportOptions')
export class ReportOptionsNode {
  @Field(() => Boolean)
  showCandidateInformation: boolean;

  @Field(() => Boolean)
  showQuestions: boolean;

  @Field(() => Boolean)
  showCorrectAnswers: boolean;
}

@ObjectType('Assessment')
export class AssessmentNode {
  @Field(() => ID)
  id: string;

  @Field(() => String)
  title: string;

  @Field(() => String)
  jobRole: string;

  @Field(() => String)
  description: string;

  @Field(() => Level, { nullable: true })
  level: Level | null;

  @Field(() => ContentLanguage, { nullable: true })
  language: ContentLanguage | null;

  @Field(() => AssessmentKind, { nullable: true })
  type: AssessmentKind | null;

  @Field(() => UrlScalar, { nullable: true })
  welcomeVideoUrl: string | null;

  @Field(() => String, { nullable: true, description: 'Of the uploaded video, as WebVTT.' })
  welcomeVideoCaptions: string | null;

  @Field(() => ActiveStatus)
  status: ActiveStatus;

  @Field(() => Date, { nullable: true, description: 'Null while it is a draft.' })
  publishedAt: Date | null;

  @Field(() => Date)
  createdAt: Date;

  @Field(() => Date)
  updatedAt: Date;

  @Field(() => AssessmentTranslationNode, { nullable: true, description: 'Null where it has none.' })
  translation: AssessmentTranslationNode | null;

  @Field(() => AssessmentConfigurationNode)
  configuration: AssessmentConfigurationNode;

  @Field(() => ReportOptionsNode)
  reportOptions: ReportOptionsNode;

  @Field(() => ProctoringNode)
  proctoring: ProctoringNode;

  @Field(() => IntegrationNode)
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
    ...{ id, ownerId, title, jobRole, description, level, language, type, welcomeVideoUrl, status },
    ...{ welcomeVideoFileId, publishedAt, createdAt, updatedAt, reportOptions, gradeBands },
    ...{ proctoring, integration, isArchived, translation, welcomeVideoCaptions },
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
