import { Field, ID, InputType, Int, PartialType } from '@nestjs/graphql';
import { UrlScalar } from '../../platform/graphql';
import { ActiveStatus, ContentLanguage, Level } from '../questions';
import type { ReminderRule } from './assessment-settings';
import type { ConfigurationDraft, ReportOptionsDraft, RoleDetailsDraft } from './assessment-draft.policy';
import type { GradeBand } from './grade-bands.policy';
import { IntegrationInput, ProctoringInput } from './settings.type';
import { AssessmentTranslationInput } from './translation/assessment-translation.type';
import { AssessmentKind, FeedbackDelivery, LanguageOffer, ResultVisibility } from './vocabulary';
import './vocabulary.type';

@InputType()
export class ReminderRuleInput implements ReminderRule {
  @Field(() => Int, { nullable: true, description: '1 to 60; null or left out for none after the mail.' })
  afterDays: number | null;

  @Field(() => [Int], { description: 'None, one or two, each 1 to 60, before the last moment to begin.' })
  daysBefore: number[];
}

@InputType()
export class AssessmentConfigurationInput implements ConfigurationDraft {
  @Field(() => Int, { nullable: true, description: '0 to 100.' })
  passMark?: number | null;

  @Field(() => Date, { nullable: true, description: 'Null removes it.' })
  opensAt?: Date | null;

  @Field(() => Date, { nullable: true, description: 'Null removes it.' })
  closesAt?: Date | null;

  @Field(() => Boolean, { nullable: true, description: 'Whether candidates see how far they have come.' })
  showProgress?: boolean | null;

  @Field(() => Boolean, { nullable: true, description: 'Whether questions come in another order for each candidate.' })
  shuffleQuestions?: boolean | null;

  @Field(() => Boolean, { nullable: true, description: 'Whether choices come in another order for each candidate.' })
  shuffleChoices?: boolean | null;

  @Field(() => ResultVisibility, { nullable: true, description: 'What candidates see of their result.' })
  resultVisibility?: ResultVisibility | null;

  @Field(() => FeedbackDelivery, { nullable: true, description: 'How candidates get the feedback on their result.' })
  feedbackDelivery?: FeedbackDelivery | null;

  @Field(() => Boolean, {
    nullable: true,
    description:
      'Whether candidates may return to questions that have time left; a sitting keeps what held when it began.',
  })
  allowBack?: boolean | null;

  @Field(() => Int, { nullable: true, description: '0 to 900.' })
  extraTimePercent?: number | null;

  @Field(() => LanguageOffer, { nullable: true, description: 'Other than OWN only where nothing is missing.' })
  languages?: LanguageOffer | null;

  @Field(() => ReminderRuleInput, {
    nullable: true,
    description: 'Null: as this installation is set up. Without a day in it nobody is reminded.',
  })
  reminders?: ReminderRuleInput | null;
}

@InputType()
export class ReportOptionsInput implements ReportOptionsDraft {
  @Field(() => Boolean, { nullable: true })
  showCandidateInformation?: boolean | null;

  @Field(() => Boolean, { nullable: true })
  showQuestions?: boolean | null;

  @Field(() => Boolean, { nullable: true, description: 'Whether a report shows the right answers.' })
  showCorrectAnswers?: boolean | null;
}

@InputType()
export class GradeBandInput implements GradeBand {
  @Field(() => String)
  name: string;

  @Field(() => Int, { description: 'The least, included.' })
  min: number;

  @Field(() => Int, { description: 'The most, included.' })
  max: number;

  @Field(() => String, { description: '`#RRGGBB`' })
  color: string;
}

@InputType()
export class CreateAssessmentInput implements RoleDetailsDraft {
  @Field(() => String)
  title: string;

  @Field(() => String)
  jobRole: string;

  @Field(() => String, { nullable: true })
  description?: string | null;

  @Field(() => Level, { nullable: true })
  level?: Level | null;

  @Field(() => ContentLanguage, { nullable: true })
  language?: ContentLanguage | null;

  @Field(() => AssessmentKind, { nullable: true })
  type?: AssessmentKind | null;

  @Field(() => UrlScalar, {
    nullable: true,
    description: 'A video at YouTube or Vimeo that is shown before the start.',
  })
  welcomeVideoUrl?: string | null;
}

@InputType({ description: 'What is left out stays as it is.' })
export class UpdateAssessmentInput extends PartialType(CreateAssessmentInput) {
  @Field(() => ID)
  id: string;

  @Field(() => ID, {
    nullable: true,
    description: 'An uploaded WELCOME_VIDEO instead of an address: setting either removes the other. Null removes it.',
  })
  welcomeVideoFileId?: string | null;

  @Field(() => String, {
    nullable: true,
    description:
      'What is said in the uploaded video, as WebVTT of up to 65,536 characters. They go with their video; null removes them.',
  })
  welcomeVideoCaptions?: string | null;

  @Field(() => [ID], { nullable: true, description: 'All chosen library tests, in order.' })
  testIds?: string[] | null;

  @Field(() => [ID], {
    nullable: true,
    description:
      'The tests as they were when they were read: where they are others by now, `testIds` is refused with ' +
      'ASSESSMENT_CHANGED_MEANWHILE. Left out, whatever is stored is replaced.',
  })
  expectedTestIds?: string[] | null;

  @Field(() => AssessmentConfigurationInput, { nullable: true })
  configuration?: AssessmentConfigurationInput | null;

  @Field(() => AssessmentTranslationInput, { nullable: true, description: 'Its texts in the other language.' })
  translation?: AssessmentTranslationInput | null;

  @Field(() => AssessmentTranslationInput, {
    nullable: true,
    description:
      'All those texts as they were when they were read: where they are others by now, `translation` is refused with ' +
      'ASSESSMENT_CHANGED_MEANWHILE. Left out, whatever is stored is replaced.',
  })
  expectedTranslation?: AssessmentTranslationInput | null;

  @Field(() => ReportOptionsInput, { nullable: true })
  reportOptions?: ReportOptionsInput | null;

  @Field(() => ProctoringInput, { nullable: true })
  proctoring?: ProctoringInput | null;

  @Field(() => IntegrationInput, { nullable: true })
  integration?: IntegrationInput | null;

  @Field(() => [GradeBandInput], {
    nullable: true,
    description: 'All bands; they have to cover 0 to 100 without gap or overlap.',
  })
  gradeBands?: GradeBandInput[] | null;

  @Field(() => [GradeBandInput], {
    nullable: true,
    description:
      'The bands as they were when they were read: where they are others by now, `gradeBands` is refused with ' +
      'ASSESSMENT_CHANGED_MEANWHILE. Left out, whatever is stored is replaced.',
  })
  expectedGradeBands?: GradeBandInput[] | null;
}

@InputType()
export class ChangeAssessmentStatusInput {
  @Field(() => ID)
  id: string;

  @Field(() => ActiveStatus)
  status: ActiveStatus;
}

@InputType()
export class AssessmentIdInput {
  @Field(() => ID)
  id: string;
}

@InputType()
export class ArchiveAssessmentInput extends AssessmentIdInput {
  @Field(() => Boolean, { description: 'False takes it back from the archive; it is then inactive.' })
  isArchived: boolean;
}
