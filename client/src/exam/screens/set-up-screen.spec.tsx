import { render, screen, within } from '@testing-library/react';
import type { Exam } from '../engine/exam';
import type { ExamEntry } from '../engine/ports';
import type { ExamView } from '../engine/exam-state';
import { FakeProctoring } from '../testing/fake-proctoring';
import { FakeServer } from '../testing/fake-server';
import { speak } from '../../lib/testing/translations';
import { SetUpScreen } from './set-up-screen';
import { WelcomeVideo } from './welcome-video';

const nothing = {} as Exam;

async function show(given: Partial<ExamEntry>) {
  const { reply } = await new FakeServer([{ id: 'q1', durationSeconds: 60 }]).api('page-1').readEntry();
  const phase = { name: 'set-up' as const, entry: { ...reply, ...given }, isStarting: false, failure: null };
  render(<SetUpScreen exam={nothing} view={{} as ExamView} phase={phase} isDurable />);
}

beforeEach(() => speak('en'));

describe('the page before the exam', () => {
  it('says for whom it is taken, how long a question has and until when it can be started', async () => {
    await show({
      organiser: 'Gulf Ledgers',
      shortestSeconds: 60,
      longestSeconds: 180,
      closesAt: '2026-11-30T20:59:00Z',
    });
    expect(screen.getByText(/This exam is for .*Gulf Ledgers/)).toBeInTheDocument();
    expect(screen.getByText(/Each question gets 1 minute to 3 minutes\./)).toBeInTheDocument();
    expect(screen.getByText(/^Start before/)).toBeInTheDocument();
  });

  it('says one time where all questions have the same, and nothing where nothing is known', async () => {
    await show({ shortestSeconds: 120, longestSeconds: 120 });
    expect(screen.getByText(/Each question has 2 minutes\./)).toBeInTheDocument();
    expect(screen.queryByText(/This exam is for/)).not.toBeInTheDocument();
    expect(screen.queryByText(/^Start before/)).not.toBeInTheDocument();
  });

  it('tells that a wrong tick takes points back, and only where one does', async () => {
    await show({ takesBack: true });
    expect(screen.getByText(/a wrong one takes points back/)).toBeInTheDocument();
  });

  it('says nothing of ticks in an exam without them', async () => {
    await show({ takesBack: false });
    expect(screen.queryByText(/takes points back/)).not.toBeInTheDocument();
  });

  it('offers to practise with the kinds that come, each way of answering once', async () => {
    await show({ types: ['TRUE_FALSE', 'QUALIFIER', 'NUMBER', 'DOCUMENT', 'SLIDES', 'VIDEO'] });
    const kinds = screen.getByRole('group', { name: 'Kinds of question in this exam' });
    expect(
      within(kinds)
        .getAllByRole('button')
        .map((button) => button.textContent),
    ).toEqual(['Multiple choice', 'Number', 'File upload']);
  });

  it('has nothing to practise where only recordings are asked for', async () => {
    await show({ types: ['AUDIO'] });
    expect(screen.queryByText('Try one first')).not.toBeInTheDocument();
  });

  it('is there whole or not at all: nothing comes later and pushes away what is being pressed', async () => {
    const { rules } = new FakeProctoring();
    await show({ proctoring: { ...rules, webcamSnapshots: true }, needsMicrophone: true });
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
    await screen.findByRole('button', { name: 'Turn on the camera' });
    expect(screen.getByRole('region', { name: 'Microphone' })).toBeInTheDocument();
  });

  it('has nobody to ask for an arrangement in a preview', async () => {
    await show({});
    expect(screen.queryByText(/another arrangement/)).not.toBeInTheDocument();
  });
});

it('shows what is said in a welcome video of its own, in the language that is spoken', () => {
  const texts: Blob[] = [];
  URL.createObjectURL = (blob: Blob) => `blob:${texts.push(blob)}`;
  URL.revokeObjectURL = () => undefined;
  const captions = 'WEBVTT\n\n00:00.000 --> 00:02.000\nأهلًا بك.';
  const { container } = render(<WelcomeVideo address="/api/v1/exam/files/1?t=2" captions={captions} language="AR" />);
  const track = container.querySelector('track');
  expect(track).toMatchObject({ kind: 'captions', srclang: 'ar', default: true });
  expect(track).toHaveAttribute('src', 'blob:1');
  expect(texts[0]).toMatchObject({ type: 'text/vtt', size: new TextEncoder().encode(captions).length });
});

it('has its words as a text of their own, with what is only seen, for whoever cannot see or play it', () => {
  URL.createObjectURL = () => 'blob:1';
  URL.revokeObjectURL = () => undefined;
  const captions =
    'WEBVTT\n\n00:00.000 --> 00:02.000\n<v سارة>أهلًا بك.\n\n00:02.000 --> 00:04.000\n[تفتح سارة دفتر الحسابات.]';
  const { rerender } = render(<WelcomeVideo address="/api/v1/exam/files/1" captions={captions} language="AR" />);
  const text = screen.getByText('Read the video as text').closest('details');
  expect(text?.open).toBe(false);
  const paragraphs = [...(text?.querySelectorAll('p') ?? [])];
  expect(paragraphs.map(({ textContent }) => textContent)).toEqual(['سارة: أهلًا بك.', '[تفتح سارة دفتر الحسابات.]']);
  expect(paragraphs.every(({ lang, dir }) => lang === 'ar' && dir === 'auto')).toBe(true);
  rerender(<WelcomeVideo address="/api/v1/exam/files/1" captions={null} language="AR" />);
  expect(screen.queryByText('Read the video as text')).not.toBeInTheDocument();
});

it('tells the player of a welcome video where it is shown, without which some refuse, and not by which link', () => {
  render(<WelcomeVideo address="https://www.youtube.com/watch?v=dQw4w9WgXcQ" />);
  const frame = screen.getByTitle('Welcome video');
  expect(frame).toHaveAttribute('referrerpolicy', 'strict-origin');
  expect(frame.getAttribute('src')).toContain('youtube-nocookie.com');
});
