import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { AnswerDetail_QuestionFragment, GivenAnswer_AnswerFragment } from './answer-detail-generated';
import type { Language } from '../../lib/i18n/language';
import { speak } from '../../lib/testing/translations';
import { AnswerDetail } from './answer-detail';
import { DisqualifiedNotice } from './disqualified-notice';

type Question = AnswerDetail_QuestionFragment;
type Value = NonNullable<GivenAnswer_AnswerFragment['value']>;

afterEach(cleanup);

const given = (value: Value) => ({
  savedAt: '2026-03-01T09:00:00Z',
  revision: 1,
  value,
});
const choices = ['Post', 'Reconcile', 'Report'].map((text, index) => ({
  id: `c${index}`,
  text,
  isFixed: false,
  isRight: index === 0,
}));
const file = (id: string, name: string, contentType: string) => ({
  id,
  name,
  contentType,
  byteSize: 2048,
  scan: null,
  url: `/api/v1/files/${id}`,
});
const grid = { columns: 2, rows: 1, cells: [{ row: 1, column: 1, text: 'Rent', isLocked: true }] };
const rating = { min: 1, max: 5, lowLabel: 'Never', highLabel: 'Always' };
const handIn = (name: string, contentType: string) => ({ files: [file('f', name, contentType)] });

const NOTHING: Omit<Question, 'type'> = {
  id: 'q',
  position: 3,
  text: 'What?',
  textHtml: null,
  givenIn: null,
  inOtherLanguage: null,
  skill: 'Finance',
  difficulty: 'EASY',
  isAdditional: false,
  usedSeconds: 12,
  allottedSeconds: 60,
  closedBy: 'CANDIDATE',
  files: [],
  answer: null,
  lateAnswer: null,
  lateCountedAt: null,
  mark: {
    score: 2,
    maxScore: 2,
    origin: 'AUTOMATIC',
    feedback: null,
    markedByName: null,
    markedAt: null,
    explanation: { code: 'RIGHT_CHOICE', params: [] },
    derivation: { rule: 'ALL_OR_NOTHING', parts: [], floor: 0, rounding: 0 },
    revision: 0,
  },
};

async function show(question: Partial<Question> & Pick<Question, 'type'>, language: Language = 'en') {
  await speak(language);
  return render(
    <AnswerDetail
      question={{ ...NOTHING, ...question }}
      renderKey={({ type }) => <p>key of {type}</p>}
      onMark={() => Promise.resolve(null)}
    />,
  );
}

const answer = () => screen.getByRole('region', { name: 'Candidate’s answer' });

describe('the given answer', () => {
  it.each<[Question['type'], Partial<Question>, Value, string | RegExp]>([
    ['QUALIFIER', { choices }, { choiceIds: ['c1'] }, /Reconcile ?Selected/],
    ['MULTIPLE_CHOICE', { choices }, { choiceIds: ['c2'] }, /Report ?Selected/],
    ['TRUE_FALSE', {}, { truth: false }, /False ?Selected/],
    ['RATING', { rating }, { rating: 4 }, '4 of 5'],
    ['DROPDOWN', { choices }, { choiceIds: ['c1'] }, 'Reconcile'],
    ['RANKING', { choices }, { choiceIds: ['c2', 'c0', 'c1'] }, /1Report2Post3Reconcile/],
    ['OPEN_ENDED', {}, { text: 'Because.' }, 'Because.'],
    ['SHORT_ANSWER', {}, { text: 'payables' }, 'payables'],
    ['NUMBER', { unit: 'SAR' }, { text: '37.5' }, /37\.5.*SAR/],
    ['FILL_IN_THE_BLANK', { gapText: 'Assets = [[1]] + equity' }, { blanks: ['debts'] }, /Assets = debts \+ equity/],
    ['DATE', {}, { date: '2026-12-31' }, /31.*2026|2026.*31/],
    ['SPREADSHEET', { grid }, { cells: [{ row: 1, column: 2, text: '1200' }] }, /Rent1200/],
    ['XLCX', handIn('budget.xlsx', 'application/zip'), { fileIds: ['f'] }, /budget\.xlsx/],
    ['DOCUMENT', handIn('memo.pdf', 'application/pdf'), { fileIds: ['f'] }, /memo\.pdf/],
    ['SLIDES', handIn('pitch.pptx', 'application/zip'), { fileIds: ['f'] }, /pitch\.pptx/],
    ['FILE_UPLOAD', handIn('plan.png', 'image/png'), { fileIds: ['f'] }, /plan\.png/],
    ['VIDEO', handIn('me.webm', 'video/webm'), { fileIds: ['f'] }, /me\.webm/],
    ['AUDIO', handIn('me.weba', 'audio/webm'), { fileIds: ['f'] }, /me\.weba/],
  ])('to %s is shown, with the key of its type beside it', async (type, question, value, text) => {
    await show({ ...question, type, answer: given(value) });
    expect(answer()).toHaveTextContent(text);
    expect(screen.getByRole('region', { name: 'Answer key' })).toHaveTextContent(`key of ${type}`);
  });

  it('to a number has the unit once, also where it was typed', async () => {
    await show({ type: 'NUMBER', unit: 'USD', answer: given({ text: '37.5 USD' }) });
    expect(within(answer()).getAllByText(/USD/)).toHaveLength(1);
  });

  it('is said to be missing when there is none', async () => {
    await show({ type: 'VIDEO' });
    expect(answer()).toHaveTextContent('No answer');
  });

  it('has a link and a size for a file, and a player for a recording', async () => {
    await show({ type: 'VIDEO', ...handIn('me.webm', 'video/webm'), answer: given({ fileIds: ['f'] }) });
    expect(within(answer()).getByRole('link')).toHaveAttribute('href', '/api/v1/files/f');
    expect(within(answer()).getByRole('link')).toHaveTextContent('2 KB');
    expect(within(answer()).getByLabelText('Recording')).toHaveAttribute('src', '/api/v1/files/f');
  });

  it('to an Arabic question runs from right to left on an English page', async () => {
    await show({ type: 'MULTIPLE_CHOICE', text: 'ما الأصل؟', choices, answer: given({ choiceIds: ['c0'] }) });
    expect(within(answer()).getByRole('list')).toHaveAttribute('dir', 'rtl');
    expect(screen.getByText('key of MULTIPLE_CHOICE').closest('[dir]')).toHaveAttribute('dir', 'rtl');
  });
});

it('shows a question in its form', async () => {
  await show({ type: 'OPEN_ENDED', text: 'Why now?', textHtml: '<p>Why <strong>now</strong>?</p>' });
  expect(screen.getByText('now').tagName).toBe('STRONG');
});

describe('what came late', () => {
  it('is shown apart, as the answer is', async () => {
    const late = given({ choiceIds: ['c2'] });
    await show({ type: 'MULTIPLE_CHOICE', choices, answer: given({ choiceIds: ['c0'] }), lateAnswer: late });
    expect(answer()).toHaveTextContent(/Post ?Selected/);
    expect(screen.getByRole('region', { name: 'Arrived after the question closed' })).toHaveTextContent(
      /Report ?Selected/,
    );
  });

  it('counts at a press, and no longer at the next', async () => {
    const counted: [string, boolean][] = [];
    const question = { ...NOTHING, type: 'SHORT_ANSWER' as const, lateAnswer: given({ text: 'payables' }) };
    const view = (shown: Question) => (
      <AnswerDetail
        question={shown}
        renderKey={() => null}
        onMark={() => Promise.resolve(null)}
        onCountLate={(...how) => Promise.resolve(void counted.push(how))}
      />
    );
    await speak('en');
    const { rerender } = render(view(question));
    await userEvent.click(screen.getByRole('button', { name: 'Count it' }));
    const [lateAnswer, lateCountedAt] = [given({ text: 'before' }), '2026-11-22T10:00:00Z'];
    rerender(view({ ...question, answer: question.lateAnswer, lateAnswer, lateCountedAt }));
    const region = screen.getByRole('region', { name: 'Counts, though it came late' });
    expect(region).toHaveTextContent('The answer that arrived in time is below. It doesn’t count.');
    await userEvent.click(within(region).getByRole('button', { name: 'Don’t count it' }));
    expect(counted.map(([, counts]) => counts)).toEqual([true, false]);
  });

  it('may be files alone, which the marked answer does not name', async () => {
    const files = [file('a', 'in-time.pdf', 'application/pdf'), file('b', 'late.pdf', 'application/pdf')];
    await show({ type: 'DOCUMENT', files, answer: given({ fileIds: ['a'] }) });
    expect(answer()).toHaveTextContent('in-time.pdf');
    expect(answer()).not.toHaveTextContent('late.pdf');
    const outside = screen.getByRole('region', { name: 'Files outside the marked answer' });
    expect(outside).toHaveTextContent('late.pdf');
    expect(outside).not.toHaveTextContent('in-time.pdf');
  });

  it('is not mentioned when nothing came late', async () => {
    await show({ type: 'DOCUMENT', ...handIn('memo.pdf', 'application/pdf'), answer: given({ fileIds: ['f'] }) });
    expect(screen.queryByRole('region', { name: /outside|after/ })).toBeNull();
  });
});

describe('a disqualification', () => {
  it('is announced with what it leaves as it is', async () => {
    await speak('en');
    render(<DisqualifiedNotice result={{ isDisqualified: true }} />);
    expect(screen.getByRole('alert')).toHaveTextContent('The score and status don’t change');
  });

  it('is not spoken of where there is none', async () => {
    await speak('en');
    render(<DisqualifiedNotice result={{ isDisqualified: false }} />);
    expect(screen.queryByRole('alert')).toBeNull();
  });
});
