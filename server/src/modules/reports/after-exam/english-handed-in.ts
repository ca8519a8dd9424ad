import type { HandedInWords } from './handed-in-text';

const byItself = (title: string) =>
  `The time of “${title}” is over, so it was submitted automatically, with what had reached us by then.`;

const deletes = (organiser: string | null): string =>
  organiser === null ? 'the people who invited you delete' : `${organiser} deletes`;

export const englishHandedIn: HandedInWords = {
  greeting: (name) => `Hello ${name},`,
  subject: (title) => `We have your answers: ${title}`,
  opening: {
    candidate: (title) => `Thanks for taking “${title}”. Your exam is submitted, and your answers are in.`,
    time: byItself,
    server: byItself,
    staff: (title) => `“${title}” was ended and submitted by the people who run it, with what had reached us by then.`,
    proctoring: (title) =>
      `“${title}” was submitted automatically because you left it after the last warning. We have your answers up to then.`,
  },
  labels: { submitted: 'Submitted', answered: 'Answered', late: 'Late', receipt: 'Receipt' },
  answered: (answered, count) => `${answered} of ${count} questions`,
  late: (count) =>
    `${count === 1 ? '1 answer' : `${count} answers`} came after the question had closed: kept for the reviewer, not scored`,
  action: 'Open your exam page',
  result: {
    title: 'Your result',
    onPage: 'Your result will follow on your exam page, as soon as everything is marked.',
    withOrganiser: (organiser) =>
      `Your result goes to ${organiser ?? 'the people who invited you'}. They decide when and how you hear of it; your exam page does not show it.`,
    byPerson: (count) =>
      `${count === 1 ? '1 of your answers is' : `${count} of your answers are`} marked by a person, which can take a few days.`,
    byRules: 'Nothing needs marking by hand, so check back in a few minutes.',
    feedback: {
      mailed: 'If you get feedback, it comes by email.',
      shown: 'If you get feedback, it appears on your exam page.',
    },
  },
  record: {
    title: 'What was recorded during the exam',
    why: 'If something beyond your control made you leave, say so: it is shown beside what was recorded.',
    note: (moment) => `See on your exam page what was noted, and add a note to each entry until ${moment}.`,
  },
  kept: {
    title: 'What is kept',
    recorded: (moment) => `What was recorded of you is deleted by ${moment}.`,
    answers: (moment) => `Your answers are deleted after ${moment}, once they are marked.`,
    answersOpen: (organiser) => `Your answers and your result are kept until ${deletes(organiser)} them.`,
    result: (moment) => `Your result is deleted after ${moment}, once it is marked.`,
    resultOpen: (organiser) => `Your result is kept until ${deletes(organiser)} it.`,
    deletion: 'To have your data deleted, reply to this email.',
  },
  receipts: {
    title: 'Your receipts',
    text: 'Keep these codes. They prove what was saved, and when.',
    line: (position, code, isLate) => `Question ${position}: ${code}${isLate ? ' (late, not scored)' : ''}`,
    none: (position) => `Question ${position}: no answer`,
  },
};
