import { counted } from './counted';
import type { InvitationNames, InvitationWords } from './invitation-text';

export const englishInvitation: InvitationWords = {
  greeting: ({ firstName }) => `Hello ${firstName},`,
  invitation: {
    subject: ({ title }) => `Your invitation: ${title}`,
    opening: (names) => `${invited(names)} to take “${names.title}”, an exam for the role ${names.jobRole}.`,
  },
  reminder: {
    subject: ({ title }) => `Reminder: ${title}`,
    opening: ({ title, jobRole }) =>
      `You have not started “${title}” yet, the exam for the role ${jobRole}. Your link still works.`,
  },
  labels: {
    questions: 'Questions',
    time: 'Time',
    extraTime: 'Extra time',
    opens: 'Start from',
    closes: 'Start before',
    language: 'Language',
    device: 'Device',
  },
  count: (questions) => counted('en', questions, { one: '1 question', other: '# questions' }),
  upTo: (time) => `up to ${time}`,
  extraTime: (percent, base) =>
    `${percent}% more for each question, counted in above (${base} without it). Only you and the people who invited you know.`,
  languageNames: { en: 'English', ar: 'Arabic' },
  device: ({ proctoring, demands }) => {
    const { fullScreen, webcamSnapshots, cameraRequired } = proctoring;
    const camera = demands.needsCamera || webcamSnapshots || cameraRequired;
    const equipment = [...(camera ? ['a camera'] : []), ...(demands.needsMicrophone ? ['a microphone'] : [])];
    const needed = equipment.length > 0 ? ` with ${equipment.join(' and ')}` : '';
    const isComputer = fullScreen || demands.needsFiles || demands.needsSpreadsheet;
    return `${isComputer ? 'Best on a computer' : 'A computer or a phone'}${needed}, in an up-to-date browser`;
  },
  rules: 'What applies to this exam',
  before: {
    title: 'Before the day',
    check: 'Check your device and your connection now. Nothing is started, and no time runs.',
    arrangement:
      'If you need more time or another arrangement, ask for it on the same page before you start. Only the people who invited you read it.',
    action: 'Check your device',
  },
  questions: 'Questions?',
  askInviter: (inviter) => `Reply to this email. Your reply goes to ${inviter}.`,
  askSupport: (address) => `Reply to this email, or write to ${address}.`,
  action: 'Open the exam',
  note: 'This link is only for you. Don’t share it.',
};

function invited({ inviter, company }: InvitationNames): string {
  if (inviter === '') return 'You are invited';
  return company === '' ? `${inviter} invites you` : `${inviter} of ${company} invites you`;
}
