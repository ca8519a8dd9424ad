import { mixed, string } from 'yup';
import type { ReminderRuleInput } from '../../../graphql/schema-generated';
import { fieldMessage } from '../../../lib/forms/field-message';
import { numberOf } from '../settings/whole-number';

/** `USUAL`: as the installation is set up. */
export const reminderModes = ['USUAL', 'OWN', 'NONE'] as const;
export type ReminderMode = (typeof reminderModes)[number];

export const reminderDays = ['firstDaysBefore', 'lastDaysBefore', 'daysAfter'] as const;

/** Days as typed; empty for no such reminder. */
export type ReminderDraft = { reminderMode: ReminderMode } & Record<(typeof reminderDays)[number], string>;

const RANGE = { min: 1, max: 60 };

const isOff = (typed: string | undefined) => (typed ?? '').trim() === '';

const days = () =>
  string()
    .trim()
    .test('range', fieldMessage('assessments:problem.range', RANGE), (typed, { parent }) => {
      if ((parent as ReminderDraft).reminderMode !== 'OWN' || isOff(typed)) return true;
      const number = numberOf(typed);
      return number >= RANGE.min && number <= RANGE.max;
    });

export const reminderShape = {
  reminderMode: mixed<ReminderMode>().required(),
  firstDaysBefore: days().test('any', 'assessments:problem.reminder', (typed, { parent }) => {
    const { reminderMode, lastDaysBefore, daysAfter } = parent as ReminderDraft;
    return reminderMode !== 'OWN' || ![typed, lastDaysBefore, daysAfter].every(isOff);
  }),
  lastDaysBefore: days().test('nearer', 'assessments:problem.lastReminder', (typed, { parent }) => {
    const { reminderMode, firstDaysBefore } = parent as ReminderDraft;
    if (reminderMode !== 'OWN' || isOff(typed) || isOff(firstDaysBefore)) return true;
    return !(numberOf(typed) >= numberOf(firstDaysBefore));
  }),
  daysAfter: days(),
};

type Rule = { afterDays: number | null; daysBefore: readonly number[] } | null;

export function reminderDraftOf(rule: Rule): ReminderDraft {
  if (rule === null) return { reminderMode: 'USUAL', firstDaysBefore: '3', lastDaysBefore: '1', daysAfter: '' };
  const [first, last] = rule.daysBefore;
  const typed = (number: number | null | undefined) => (number == null ? '' : String(number));
  const isNone = rule.daysBefore.length === 0 && rule.afterDays === null;
  return {
    reminderMode: isNone ? 'NONE' : 'OWN',
    firstDaysBefore: typed(first),
    lastDaysBefore: typed(last),
    daysAfter: typed(rule.afterDays),
  };
}

export function reminderInput({ reminderMode, ...draft }: ReminderDraft): ReminderRuleInput | null {
  if (reminderMode === 'USUAL') return null;
  if (reminderMode === 'NONE') return { afterDays: null, daysBefore: [] };
  const before = [draft.firstDaysBefore, draft.lastDaysBefore].filter((typed) => !isOff(typed)).map(numberOf);
  return { afterDays: isOff(draft.daysAfter) ? null : numberOf(draft.daysAfter), daysBefore: before };
}
