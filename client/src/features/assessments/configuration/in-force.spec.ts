import { inForce } from './in-force';

const usual = {
  reminderMode: 'USUAL' as const,
  allowBack: false,
  showProgress: true,
  languages: 'OWN' as const,
  shuffleQuestions: false,
  shuffleChoices: false,
  extraTimePercent: '0',
};

it('says of settings as usual only how candidates are reminded, and that they cannot go back', () => {
  expect(inForce(usual)).toEqual([{ key: 'reminders.USUAL' }, { key: 'noBack' }]);
});

it('says each that was changed', () => {
  const changed = {
    reminderMode: 'NONE' as const,
    allowBack: true,
    showProgress: false,
    languages: 'CHOICE' as const,
    shuffleQuestions: true,
    shuffleChoices: true,
    extraTimePercent: '25',
  };
  expect(inForce(changed).map(({ key }) => key)).toEqual([
    'reminders.NONE',
    'back',
    'shuffledQuestions',
    'shuffledChoices',
    'noProgress',
    'twoLanguages',
    'extraTime',
  ]);
  expect(inForce(changed).at(-1)).toEqual({ key: 'extraTime', percent: 25 });
});
