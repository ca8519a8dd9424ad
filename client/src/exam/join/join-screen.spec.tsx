import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { speak } from '../../lib/testing/translations';
import { JoinScreen } from './join-screen';
import { JoinedScreen } from './joined-screen';

const fetched = jest.fn<Promise<unknown>, [string, RequestInit]>();

const reply = (body: unknown) => Promise.resolve({ status: 200, text: () => Promise.resolve(JSON.stringify(body)) });
const answered = (data: object) => reply({ data });
const refusal = (code: string, params = {}) =>
  reply({ data: null, errors: [{ extensions: { code, params, requestId: 'r1' } }] });

const closed = (reason: string) => answered({ confirmJoin: { outcome: { code: 'PUBLIC_LINK_CLOSED', reason } } });

const brand = { name: null, logo: null, accent: null, supportAddress: null, imprint: null };
const entry = {
  state: 'OPEN',
  assessmentTitle: 'Accountant',
  jobRole: 'Accountant',
  language: 'EN',
  closesAt: null,
  brand,
  inOtherLanguage: null,
};
const asked = { resendAfterSeconds: 60, isMailInOutbox: true };

beforeEach(async () => {
  await speak('en');
  fetched.mockReset();
  globalThis.fetch = fetched as unknown as typeof fetch;
});

async function send(): Promise<void> {
  const values = { 'First name': 'Noor', 'Last name': 'Hashimi', Email: 'noor@example.com', Phone: '0501234567' };
  for (const [name, value] of Object.entries(values)) await userEvent.type(screen.getByLabelText(name), value);
  await userEvent.click(screen.getByRole('button', { name: 'Email me the link' }));
}

it('tells whoever sends their details that a mail is on its way, and lets them change the details', async () => {
  fetched
    .mockReturnValueOnce(answered({ publicLinkEntry: entry }))
    .mockReturnValue(answered({ joinAssessment: { outcome: asked } }));
  render(<JoinScreen code="the-link" />);
  await screen.findByLabelText('First name');
  expect(document.title).toBe('Accountant · Mizan');
  await send();
  expect(await screen.findByRole('heading', { name: 'We’ve emailed you the link' })).toHaveFocus();
  expect(screen.getByText('noor@example.com')).toBeInTheDocument();
  expect(screen.getByText(/the email was saved to outbox/)).toBeInTheDocument();
  const again = screen.getByRole('button', { name: /^Send it again in \d+ s$/ });
  await userEvent.click(again);
  expect(fetched).toHaveBeenCalledTimes(2);
  await userEvent.click(screen.getByRole('button', { name: 'Change details' }));
  expect(screen.getByLabelText('Email')).toHaveValue('noor@example.com');
});

describe('the language of a link', () => {
  beforeEach(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
  const inArabic = { language: 'AR', assessmentTitle: 'محاسب', jobRole: 'محاسب' };

  it('is that of its exam, whatever the browser speaks', async () => {
    fetched.mockReturnValue(answered({ publicLinkEntry: { ...entry, ...inArabic } }));
    render(<JoinScreen code="the-link" />);
    await screen.findByRole('heading', { name: 'محاسب' });
    expect(localStorage.getItem('language')).toBe('ar');
  });

  it.each([
    ['en', 'Accountant'],
    ['ar', 'محاسب'],
  ] as const)('is that of the reader where both are offered: %s', async (language, title) => {
    await speak(language);
    fetched.mockReturnValue(answered({ publicLinkEntry: { ...entry, inOtherLanguage: inArabic } }));
    render(<JoinScreen code="the-link" />);
    expect(await screen.findByRole('heading', { name: title })).toBeInTheDocument();
    expect(document.title).toBe(`${title} · ${language === 'en' ? 'Mizan' : 'ميزان'}`);
    expect(localStorage.getItem('language')).toBeNull();
  });
});

it.each([
  ['FULL', 'All places are taken'],
  ['CLOSED', 'Registration is closed'],
])('shows a link that is %s', async (state, title) => {
  fetched.mockReturnValue(answered({ publicLinkEntry: { ...entry, state } }));
  render(<JoinScreen code="the-link" />);
  expect(await screen.findByRole('heading', { name: title })).toBeInTheDocument();
});

it.each([
  [refusal('JOIN_TICKET_OVER'), 'This link has expired'],
  [closed('FULL'), 'All places are taken'],
  [closed('CLOSED'), 'Registration is closed'],
])('says why a mailed link leads nowhere (%#)', async (answer, title) => {
  fetched.mockReturnValue(answer);
  render(<JoinedScreen ticket="the-ticket" />);
  expect(await screen.findByRole('heading', { name: title })).toBeInTheDocument();
});

it('keeps trying to open the exam when the line is gone', async () => {
  jest.useFakeTimers();
  fetched.mockRejectedValueOnce(new TypeError('Failed to fetch')).mockReturnValue(refusal('JOIN_TICKET_OVER'));
  render(<JoinedScreen ticket="the-ticket" />);
  await act(() => jest.advanceTimersByTimeAsync(100));
  expect(screen.getByRole('status')).toHaveTextContent('No response yet.');
  await act(() => jest.advanceTimersByTimeAsync(3_000));
  expect(screen.getByRole('heading', { name: 'This link has expired' })).toBeInTheDocument();
  jest.useRealTimers();
});
