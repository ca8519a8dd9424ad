import { readNamespace } from '../../../lib/testing/translations';
import { PROCTORING_LIMITS } from '../proctoring/proctoring.schema';
import { reminderDays } from '../configuration/reminders';

const settings = [
  'resultVisibility',
  'feedbackDelivery',
  'passMark',
  'opensAt',
  'closesAt',
  'reminderMode',
  ...reminderDays,
  'showProgress',
  'shuffleQuestions',
  'shuffleChoices',
  'allowBack',
  'languages',
  'extraTimePercent',
  'webcamSnapshots',
  'cameraRequired',
  'fullScreen',
  'tabLeaving',
  'submitsWhenLeft',
  'copyPaste',
  ...Object.keys(PROCTORING_LIMITS),
  'redirectUrl',
  'showCandidateInformation',
  'showQuestions',
  'showCorrectAnswers',
  'extraTimeOfList',
  'invitationOpens',
  'invitationEnds',
  'timeZone',
  'secondFactor',
];

it.each(['en', 'ar'] as const)('has an example for each setting that asks for one (%s)', (language) => {
  const examples = readNamespace(language, 'examples') as Record<string, unknown>;
  expect(settings.filter((name) => typeof examples[name] !== 'string')).toEqual([]);
});
