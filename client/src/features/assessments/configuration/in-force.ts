import type { ConfigurationDraft } from './configuration.schema';
import { numberOf } from '../settings/whole-number';

type Holds = Pick<
  ConfigurationDraft,
  | 'reminderMode'
  | 'allowBack'
  | 'shuffleQuestions'
  | 'shuffleChoices'
  | 'showProgress'
  | 'languages'
  | 'extraTimePercent'
>;

export type InForce =
  | `reminders.${ConfigurationDraft['reminderMode']}`
  | 'back'
  | 'noBack'
  | 'shuffledQuestions'
  | 'shuffledChoices'
  | 'noProgress'
  | 'twoLanguages'
  | 'extraTime';

/** What holds of the settings that are folded away: the reminders and going back always, others where they are not as usual. */
export function inForce(draft: Holds): { key: InForce; percent?: number }[] {
  const extra = numberOf(draft.extraTimePercent);
  return [
    { key: `reminders.${draft.reminderMode}` as const },
    { key: draft.allowBack ? ('back' as const) : ('noBack' as const) },
    ...(draft.shuffleQuestions ? [{ key: 'shuffledQuestions' as const }] : []),
    ...(draft.shuffleChoices ? [{ key: 'shuffledChoices' as const }] : []),
    ...(draft.showProgress ? [] : [{ key: 'noProgress' as const }]),
    ...(draft.languages === 'OWN' ? [] : [{ key: 'twoLanguages' as const }]),
    ...(extra > 0 ? [{ key: 'extraTime' as const, percent: extra }] : []),
  ];
}
