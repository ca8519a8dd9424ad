import type { ContentLanguage, FieldProblems, Level } from '../questions';
import type { AssessmentConfiguration, ReminderRule, ReportOptions } from './assessment-settings';
import { AssessmentJobRoleRequired, AssessmentTitleRequired } from './assessments.errors';
import type { AssessmentKind, FeedbackDelivery, LanguageOffer, ResultVisibility } from './vocabulary';

/** Role details as they are typed: what is left out stays as it is, null empties a field that may be empty. */
export interface RoleDetailsDraft {
  title?: string | null;
  jobRole?: string | null;
  description?: string | null;
  level?: Level | null;
  language?: ContentLanguage | null;
  type?: AssessmentKind | null;
  welcomeVideoUrl?: string | null;
}

export interface RoleDetails {
  title: string;
  jobRole: string;
  description: string;
  level: Level | null;
  language: ContentLanguage | null;
  type: AssessmentKind | null;
  welcomeVideoUrl: string | null;
}

export interface ConfigurationDraft {
  passMark?: number | null;
  opensAt?: Date | null;
  closesAt?: Date | null;
  showProgress?: boolean | null;
  shuffleQuestions?: boolean | null;
  shuffleChoices?: boolean | null;
  resultVisibility?: ResultVisibility | null;
  feedbackDelivery?: FeedbackDelivery | null;
  allowBack?: boolean | null;
  extraTimePercent?: number | null;
  languages?: LanguageOffer | null;
  /** Null for what the installation does. */
  reminders?: ReminderRule | null;
}

export type ReportOptionsDraft = { [Option in keyof ReportOptions]?: boolean | null };

export const draftLimits = { title: 150, jobRole: 100, description: 2_000, bandName: 40 } as const;
const MAX_URL_LENGTH = 500;
const MOST_REMINDER_DAYS = 60;
const MOST_REMINDERS_BEFORE = 2;
/** As for one invitation. */
const MAX_EXTRA_TIME = 900;

/** Only what the draft names. A title or job role that is emptied has an error of its own, in the order of the form. */
export function readRoleDetails(draft: RoleDetailsDraft, problems: FieldProblems): Partial<RoleDetails> {
  const { title, jobRole, description, level, language, type, welcomeVideoUrl } = draft;
  const texts = {
    title: title === undefined ? undefined : readTitle(title, problems),
    jobRole: jobRole === undefined ? undefined : readJobRole(jobRole, problems),
    description: description === undefined ? undefined : readDescription(description, problems),
    welcomeVideoUrl: welcomeVideoUrl === undefined ? undefined : readUrl('welcomeVideoUrl', welcomeVideoUrl, problems),
  };
  return withoutUndefined({ ...texts, level, language, type });
}

export function readConfiguration(
  before: AssessmentConfiguration,
  draft: ConfigurationDraft,
  problems: FieldProblems,
  path = 'configuration',
): AssessmentConfiguration {
  const { opensAt, closesAt, reminders, ...rest } = draft;
  const given = Object.fromEntries(Object.entries(rest).filter(([, value]) => value != null));
  const window = withoutUndefined({ opensAt: toIso(opensAt), closesAt: toIso(closesAt) });
  const after: AssessmentConfiguration = { ...before, ...given, ...window };
  if (reminders !== undefined) after.reminders = reminders && readReminders(reminders, problems, `${path}.reminders`);
  problems.number(`${path}.passMark`, after.passMark, { min: 0, max: 100 });
  problems.number(`${path}.extraTimePercent`, after.extraTimePercent, { min: 0, max: MAX_EXTRA_TIME });
  if (after.opensAt !== null && after.closesAt !== null && after.closesAt <= after.opensAt) {
    problems.add(`${path}.closesAt`, 'after-opening');
  }
  return after;
}

function readReminders(rule: ReminderRule, problems: FieldProblems, path: string): ReminderRule {
  const afterDays = rule.afterDays ?? null;
  const days = [...(afterDays === null ? [] : [afterDays]), ...rule.daysBefore];
  for (const day of days) problems.number(path, day, { min: 1, max: MOST_REMINDER_DAYS });
  if (rule.daysBefore.length > MOST_REMINDERS_BEFORE) problems.add(path, 'max-items', { max: MOST_REMINDERS_BEFORE });
  if (new Set(rule.daysBefore).size < rule.daysBefore.length) problems.add(path, 'array-unique');
  return { afterDays, daysBefore: rule.daysBefore.toSorted((one, other) => other - one) };
}

export function readReportOptions(before: ReportOptions, draft: ReportOptionsDraft): ReportOptions {
  return { ...before, ...Object.fromEntries(Object.entries(draft).filter(([, value]) => value != null)) };
}

function readTitle(value: string | null, problems: FieldProblems): string {
  const title = problems.text('title', value, { max: draftLimits.title, singleLine: true, isOptional: true });
  if (title === '') throw new AssessmentTitleRequired();
  return title;
}

function readJobRole(value: string | null, problems: FieldProblems): string {
  const jobRole = problems.text('jobRole', value, { max: draftLimits.jobRole, singleLine: true, isOptional: true });
  if (jobRole === '') throw new AssessmentJobRoleRequired();
  return jobRole;
}

function readDescription(value: string | null, problems: FieldProblems): string {
  return problems.text('description', value, { max: draftLimits.description, isOptional: true });
}

export function readUrl(path: string, value: string | null, problems: FieldProblems): string | null {
  const url = problems.text(path, value, { max: MAX_URL_LENGTH, isOptional: true });
  if (url === '') return null;
  if (!URL.canParse(url) || !/^https:\/\//iu.test(url)) problems.add(path, 'url');
  return url;
}

function toIso(moment: Date | null | undefined): string | null | undefined {
  return moment == null ? moment : moment.toISOString();
}

function withoutUndefined<Fields extends object>(
  fields: Fields,
): { [Key in keyof Fields]?: Exclude<Fields[Key], undefined> } {
  // What is left has the keys that were given, which the type checker cannot follow through `fromEntries`.
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as never;
}
