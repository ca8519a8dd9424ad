import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import type { Language } from '../../../lib/i18n/language';
import { speak } from '../../../lib/testing/translations';
import type { ConfigurationDraft } from './configuration.schema';
import { ConfigurationTab } from './configuration-tab';
import { reminderDraftOf } from './reminders';

const USUAL: ConfigurationDraft = {
  passMark: '50',
  opensAt: null,
  closesAt: null,
  showProgress: true,
  shuffleQuestions: false,
  shuffleChoices: false,
  resultVisibility: 'NONE',
  feedbackDelivery: 'NONE',
  allowBack: false,
  languages: 'OWN',
  extraTimePercent: '0',
  ...reminderDraftOf(null),
};

async function open(language: Language, fields: Partial<ConfigurationDraft> = {}) {
  await speak(language);
  await act(async () => {
    render(<ConfigurationTab draft={{ ...USUAL, ...fields }} attempts={0} onChange={() => undefined} />);
    await Promise.resolve();
  });
}

/** The form looks at its fields a moment after each press. */
const press = (control: HTMLElement) =>
  act(async () => {
    fireEvent.click(control);
    await Promise.resolve();
  });

/** What stands in the line of the folded settings. */
const line = () => document.querySelector('summary');

describe('what candidates get', () => {
  it.each([
    [
      'en',
      'Share feedback with candidates',
      ['Never', 'At their exam link', 'At their exam link and by email'],
      'Candidates get an email that confirms their answers, and nothing more. The last page of the exam tells them so.',
      'The last page of the exam and the confirmation email tell candidates what they get and where.',
    ],
    [
      'ar',
      'مشاركة الملاحظات مع المرشحين',
      ['لا تُشارَك', 'عبر رابط الاختبار', 'عبر رابط الاختبار وبالبريد الإلكتروني'],
      'يتلقى المرشحون رسالة تؤكد وصول إجاباتهم ولا شيء غيرها، وتخبرهم الصفحة الأخيرة من الاختبار بذلك.',
      'تخبر الصفحة الأخيرة من الاختبار ورسالة التأكيد المرشحين بما يحصلون عليه ومكانه.',
    ],
  ] as const)(
    'is said in %s beside the choice, with feedback and without',
    async (language, label, choices, no, yes) => {
      await open(language);
      const feedback = within(screen.getByRole('radiogroup', { name: label }));
      const said = () => screen.getAllByRole('status').map(({ textContent }) => textContent);
      expect(said()).toContain(no);
      for (const choice of choices.slice(1)) {
        await press(feedback.getByRole('radio', { name: choice }));
        expect(said()).toContain(yes);
        expect(said()).not.toContain(no);
      }
      await press(feedback.getByRole('radio', { name: choices[0] }));
      expect(said()).toContain(no);
      expect(said()).not.toContain(yes);
    },
  );

  it('is not called nothing where the score is shown without feedback', async () => {
    await open('en', { resultVisibility: 'SCORE' });
    expect(screen.queryByText(/and nothing more/)).not.toBeInTheDocument();
  });

  it('is the first thing to settle', async () => {
    await open('en');
    expect(screen.getAllByRole('heading')[0]).toHaveTextContent('What candidates get');
  });
});

describe('what few change', () => {
  it.each([
    [
      'en',
      'Usual reminders · No going back',
      'Usual reminders · Candidates can go back · Shuffled questions · 25% extra time',
    ],
    [
      'ar',
      'التذكير المعتاد · دون رجوع إلى الأسئلة',
      'التذكير المعتاد · يمكن الرجوع إلى الأسئلة · الأسئلة بترتيب عشوائي · وقت إضافي \u206625%\u2069',
    ],
  ] as const)('is folded away in %s under a line that says what holds', async (language, usual, changed) => {
    await open(language);
    expect(line()).toHaveTextContent(usual);
    expect(line()?.parentElement).not.toHaveAttribute('open');
    cleanup();
    await open(language, { allowBack: true, shuffleQuestions: true, extraTimePercent: '25' });
    expect(line()).toHaveTextContent(changed);
  });

  it('keeps the line in step while something is changed', async () => {
    await open('en');
    await press(screen.getByText('More options'));
    await press(screen.getByRole('switch', { name: /Allow going back/, hidden: true }));
    expect(line()).toHaveTextContent('Usual reminders · Candidates can go back');
  });
});
