import { bool, mixed, object, string } from 'yup';
import type {
  AssessmentConfigurationInput,
  FeedbackDelivery,
  LanguageOffer,
  ResultVisibility,
} from '../../../graphql/schema-generated';
import type { Configuration_AssessmentFragment } from './configuration-generated';
import { westernDigits } from '../../../lib/format/western-digits';
import { numberOf, settingsNumber } from '../settings/whole-number';
import { reminderDraftOf, reminderInput, reminderShape, type ReminderDraft } from './reminders';

export interface ConfigurationDraft extends ReminderDraft {
  /** As typed. */
  passMark: string;
  /** ISO 8601 in UTC, or null for no limit. */
  opensAt: string | null;
  closesAt: string | null;
  showProgress: boolean;
  shuffleQuestions: boolean;
  shuffleChoices: boolean;
  resultVisibility: ResultVisibility;
  feedbackDelivery: FeedbackDelivery;
  allowBack: boolean;
  languages: LanguageOffer;
  /** As typed: whole percents of a question's time. */
  extraTimePercent: string;
}

/** Ten times as long: what accessibility guidelines ask for. */
const MOST_EXTRA_TIME = 900;

const isPercentage = (typed: string | undefined) => {
  const number = Number(westernDigits(typed ?? '').trim());
  return Number.isInteger(number) && number >= 0 && number <= 100;
};

export const configurationSchema = object({
  passMark: string()
    .trim()
    .required('assessments:problem.passMark')
    .test('percentage', 'assessments:problem.passMark', isPercentage),
  opensAt: string().nullable(),
  closesAt: string()
    .nullable()
    .test('after-opening', 'assessments:problem.closesAt', (closesAt, { parent }) => {
      const { opensAt } = parent as ConfigurationDraft;
      return !opensAt || !closesAt || closesAt > opensAt;
    }),
  showProgress: bool().required(),
  shuffleQuestions: bool().required(),
  shuffleChoices: bool().required(),
  resultVisibility: mixed<ResultVisibility>().required(),
  feedbackDelivery: mixed<FeedbackDelivery>().required(),
  allowBack: bool().required(),
  languages: mixed<LanguageOffer>().required(),
  extraTimePercent: settingsNumber({ min: 0, max: MOST_EXTRA_TIME }),
  ...reminderShape,
});

const instant = (moment: string | null) => (moment === null ? null : new Date(moment).toISOString());

export const configurationOf = ({ configuration }: Configuration_AssessmentFragment): ConfigurationDraft => ({
  passMark: String(configuration.passMark),
  opensAt: instant(configuration.opensAt),
  closesAt: instant(configuration.closesAt),
  showProgress: configuration.showProgress,
  shuffleQuestions: configuration.shuffleQuestions,
  shuffleChoices: configuration.shuffleChoices,
  resultVisibility: configuration.resultVisibility,
  feedbackDelivery: configuration.feedbackDelivery,
  allowBack: configuration.allowBack,
  languages: configuration.languages,
  extraTimePercent: String(configuration.extraTimePercent),
  ...reminderDraftOf(configuration.reminders),
});

export function configurationInput(draft: ConfigurationDraft): AssessmentConfigurationInput {
  const { reminderMode, firstDaysBefore, lastDaysBefore, daysAfter, ...configuration } = draft;
  return {
    ...configuration,
    passMark: numberOf(draft.passMark),
    extraTimePercent: numberOf(draft.extraTimePercent),
    reminders: reminderInput({ reminderMode, firstDaysBefore, lastDaysBefore, daysAfter }),
  };
}

export const isConfigurationValid = (draft: ConfigurationDraft): boolean => configurationSchema.isValidSync(draft);
