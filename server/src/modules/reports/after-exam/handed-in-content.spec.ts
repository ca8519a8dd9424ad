import type { FeedbackDelivery } from '../../assessments';
import type { Language } from '../../../platform/mail';
import { handedInContent } from './handed-in-content';

const at = new Date('2026-03-02T08:00:00Z');

/** What the mail says of the result to whom its page does not show it. */
function resultOf(language: Language, delivery: FeedbackDelivery): string[] {
  const after = {
    submittedAt: at,
    submittedBy: 'candidate' as const,
    questionCount: 2,
    answeredCount: 2,
    lateCount: 0,
    personCount: 0,
    isResultShown: false,
    delivery,
    organiser: null,
    recordedUntil: null,
    notesUntil: null,
    answersUntil: null,
    resultUntil: null,
  };
  const [result] =
    handedInContent({
      firstName: 'Noor',
      title: 'Accountant',
      language,
      after,
      receipts: { submittedAt: at, usedSeconds: 0, sittingCode: null, receipts: [] },
      timeZone: null,
      url: null,
      replyTo: null,
    }).sections ?? [];
  return result?.lines.slice(1) ?? [];
}

it.each([
  ['en', 'mailed', ['If you get feedback, it comes by email.']],
  ['en', 'shown', ['If you get feedback, it appears on your exam page.']],
  ['en', 'none', []],
  ['ar', 'mailed', ['إن كُتبت لك ملاحظات وصلتك بالبريد.']],
  ['ar', 'shown', ['إن كُتبت لك ملاحظات ظهرت في صفحة اختبارك.']],
  ['ar', 'none', []],
] as const)(
  'says in %s where feedback comes that is %s, and nothing of what is not given',
  (language, delivery, lines) => {
    expect(resultOf(language, delivery)).toEqual(lines);
  },
);
