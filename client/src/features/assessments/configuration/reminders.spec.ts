import { object } from 'yup';
import { reminderDraftOf, reminderInput, reminderShape, type ReminderDraft } from './reminders';

const schema = object(reminderShape);
const own = (given: Partial<ReminderDraft>): ReminderDraft => ({
  reminderMode: 'OWN',
  firstDaysBefore: '',
  lastDaysBefore: '',
  daysAfter: '',
  ...given,
});
const problem = (given: Partial<ReminderDraft>) => schema.validate(own(given)).then(() => null, String);

it.each([
  ['as usual', null, null],
  ['none', { afterDays: null, daysBefore: [] }, { afterDays: null, daysBefore: [] }],
  ['one', { afterDays: null, daysBefore: [2] }, { afterDays: null, daysBefore: [2] }],
  ['two and one after the mail', { afterDays: 4, daysBefore: [5, 1] }, { afterDays: 4, daysBefore: [5, 1] }],
])('a rule (%s) comes back as it was', (_, rule, sent) => {
  expect(reminderInput(reminderDraftOf(rule))).toEqual(sent);
});

it('wants at least one reminder, days in their range, and the second nearer to the end', async () => {
  await expect(problem({})).resolves.toContain('problem.reminder');
  await expect(problem({ firstDaysBefore: '0' })).resolves.toContain('problem.range');
  await expect(problem({ firstDaysBefore: '61' })).resolves.toContain('problem.range');
  await expect(problem({ firstDaysBefore: '2', lastDaysBefore: '2' })).resolves.toContain('problem.lastReminder');
  await expect(problem({ firstDaysBefore: '٣', lastDaysBefore: '1' })).resolves.toBeNull();
  await expect(problem({ daysAfter: '7' })).resolves.toBeNull();
  await expect(problem({ reminderMode: 'NONE', firstDaysBefore: 'x' })).resolves.toBeNull();
});
