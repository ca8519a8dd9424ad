import 'fake-indexeddb/auto';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { IDBFactory } from 'fake-indexeddb';
import i18next from 'i18next';
import { initReactI18next } from 'react-i18next';
import arAnswering from '../locales/ar/answering.json';
import arCommon from '../locales/ar/common.json';
import arExam from '../locales/ar/exam.json';
import enAnswering from '../locales/en/answering.json';
import enCommon from '../locales/en/common.json';
import enExam from '../locales/en/exam.json';
import arProctoring from '../locales/ar/proctoring.json';
import enProctoring from '../locales/en/proctoring.json';
import { createFormat } from '../lib/format/format';
import type { EndingFacts } from './engine/ending';
import { Exam } from './engine/exam';
import { MemoryOutbox } from './engine/memory-outbox';
import { IndexedDbOutbox, type Outbox } from './engine/outbox';
import { ExamFailure, noConnection } from './engine/failure';
import { FakeServer, type PaperQuestion } from './testing/fake-server';
import { pass, useFakeTime } from './testing/time';
import { ExamPage } from './exam-page';

const choices = ['Two', 'Three', 'Four'].map((text, index) => ({ id: `c${index}`, text }));
const paper: PaperQuestion[] = [
  { id: 'q1', durationSeconds: 120, type: 'MULTIPLE_CHOICE', text: 'How many are two and two?', choices, score: 1 },
  { id: 'q2', durationSeconds: 120, type: 'OPEN_ENDED', text: 'Why?' },
];

async function speak(language: 'en' | 'ar') {
  const resources = {
    en: { exam: enExam, proctoring: enProctoring, answering: enAnswering, common: enCommon },
    ar: { exam: arExam, proctoring: arProctoring, answering: arAnswering, common: arCommon },
  };
  await i18next.use(initReactI18next).init({
    lng: language,
    resources,
    ns: ['exam', 'proctoring', 'answering', 'common'],
    interpolation: { escapeValue: false },
  });
}

async function wait(ms: number) {
  await act(() => pass(ms));
}

async function openPage(server: FakeServer, outbox?: Outbox) {
  const exam = new Exam({
    api: server.api('page-1'),
    outbox: outbox ?? (await IndexedDbOutbox.open()),
    linkKey: 'link',
    pageId: 'page-1',
    onSubmitted: () => undefined,
    onEnded: () => undefined,
  });
  render(<ExamPage opened={{ name: 'exam', exam, isDurable: true }} />);
  await wait(100);
  return exam;
}

async function press(name: string) {
  fireEvent.click(screen.getByRole('button', { name }));
  await wait(100);
}

beforeEach(async () => {
  globalThis.indexedDB = new IDBFactory();
  sessionStorage.clear();
  globalThis.fetch = () => Promise.reject(new TypeError('No line'));
  window.scrollTo = () => undefined;
  HTMLDialogElement.prototype.showModal = function (this: HTMLDialogElement) {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function (this: HTMLDialogElement) {
    this.open = false;
  };
  await speak('en');
  useFakeTime();
});

afterEach(() => {
  cleanup();
  jest.useRealTimers();
});

it('leads from the set-up to the thanks, with every answer on the server', async () => {
  const server = new FakeServer(paper);
  await openPage(server);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Get ready, \u2068Noor\u2069');
  await press('Start exam');
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  fireEvent.click(screen.getByRole('radio', { name: 'Four' }));
  await wait(100);
  expect(screen.getAllByText('Saved')[0]).toBeInTheDocument();
  await press('Next question');
  fireEvent.change(screen.getByRole('textbox'), { target: { value: 'Because.' } });
  await wait(500);
  await press('Submit answers');
  const go = screen.getAllByRole('button', { name: 'Submit answers' }).at(-1)!;
  fireEvent.click(go);
  await wait(100);
  expect(screen.getByText('Calculating the score')).toBeInTheDocument();
  await wait(2_000);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Thank you, \u2068Noor\u2069');
  expect(screen.getByText('2 of 2')).toBeInTheDocument();
  expect(screen.getByRole('row', { name: /^1 .* 7F3C29-Q1-R1$/ })).toBeInTheDocument();
  expect(screen.getByRole('row', { name: /^2 .* 7F3C29-Q2-R1$/ })).toBeInTheDocument();
  expect(screen.getByText('7F3C29-ALLOF-THEM0')).toBeInTheDocument();
  expect(server.stored('q1').value).toEqual({ choiceIds: ['c2'] });
  expect(server.stored('q2').value).toEqual({ text: 'Because.' });
});

it('waits for the line at the end, offers the answers as a file, and goes on when the line is back', async () => {
  const server = new FakeServer([{ id: 'q1', durationSeconds: 60, type: 'OPEN_ENDED', text: 'Why?' }]);
  await openPage(server);
  await press('Start exam');
  await wait(30_000);
  server.line = 'cut';
  fireEvent.change(screen.getByRole('textbox'), { target: { value: 'Because.' } });
  await wait(35_000);
  expect(screen.getByText('If you stay offline')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Save answers as a file' })).toBeInTheDocument();
  server.line = 'up';
  await wait(12_000);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Thank you');
  expect(server.stored('q1').late?.value).toEqual({ text: 'Because.' });
});

it('says that the test is being submitted, step by step, until the assessment is submitted', async () => {
  const server = new FakeServer([{ id: 'q1', durationSeconds: 60, type: 'OPEN_ENDED', text: 'Why?' }]);
  await openPage(server);
  await press('Start exam');
  await wait(50_000);
  server.line = 'cut';
  fireEvent.change(screen.getByRole('textbox'), { target: { value: 'Because.' } });
  await wait(15_000);
  const steps = () => screen.getAllByRole('listitem').map((step) => [step.ariaCurrent, step.textContent]);
  expect(steps()).toEqual([
    ['step', expect.stringContaining('Submitting the test')],
    [null, expect.stringContaining('Submitting the assessment')],
    [null, expect.stringContaining('Calculating the score')],
  ]);
  server.line = 'up';
  await wait(12_000);
  expect(screen.getByText('Assessment submitted')).toHaveAttribute('role', 'status');
});

const onPage = 'You’re offline. Keep this page open: your answer counts if it reaches us by 0:00.';
/** Room for nothing more. */
const full = Object.assign(new MemoryOutbox(), {
  isDurable: true,
  writeAnswer: () => Promise.reject(new DOMException('No room', 'QuotaExceededError')),
});

it.each([
  ['', undefined, 'You’re offline. Keep going: your answer is kept here, and counts if it reaches us by 0:00.'],
  [' where nothing can be kept', new MemoryOutbox(), onPage],
  [' where the disk is full', full, onPage],
])('says until when an answer counts that waits for the line%s', async (_, outbox, words) => {
  const server = new FakeServer(paper);
  await openPage(server, outbox);
  await press('Start exam');
  server.line = 'cut';
  fireEvent.click(screen.getByRole('radio', { name: 'Two' }));
  await wait(100);
  expect(screen.getByRole('alert')).toHaveTextContent(words);
});

it('says that a person decides over what comes after its time, once it is there', async () => {
  const server = new FakeServer(paper);
  await openPage(server);
  await press('Start exam');
  await wait(100_000);
  server.line = 'cut';
  fireEvent.click(screen.getByRole('radio', { name: 'Two' }));
  await wait(25_000);
  expect(screen.getByRole('heading', { name: 'Time is up for this question' })).toBeInTheDocument();
  server.line = 'up';
  await wait(15_000);
  expect(screen.getByText(/question 1 arrived late. The reviewer sees it and decides/)).toBeInTheDocument();
});

it('shows the receipts to who comes back by the link, and to no other browser', async () => {
  const server = new FakeServer(paper);
  await openPage(server);
  await press('Start exam');
  fireEvent.click(screen.getByRole('radio', { name: 'Four' }));
  await wait(500);
  cleanup();
  server.isSubmitted = true;
  await openPage(server);
  await wait(500);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Already taken exam or inactive');
  expect(screen.getByRole('row', { name: /7F3C29-Q1-R1$/ })).toBeInTheDocument();
  cleanup();
  globalThis.indexedDB = new IDBFactory();
  await openPage(server);
  await wait(500);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Already taken exam or inactive');
  expect(screen.queryByRole('table')).not.toBeInTheDocument();
});

describe.each(['cut', 'hole'] as const)('with a line that is %s before the last question', (line) => {
  async function lose(outbox?: Outbox) {
    const server = new FakeServer([
      { id: 'q1', durationSeconds: 30, type: 'OPEN_ENDED', text: 'Why?' },
      { id: 'q2', durationSeconds: 30, type: 'OPEN_ENDED', text: 'Why not?' },
    ]);
    await openPage(server, outbox);
    await press('Start exam');
    server.line = line;
    fireEvent.change(screen.getByRole('textbox'), { target: { value: 'Because.' } });
    await wait(12_000);
    return server;
  }

  it('offers a copy of what is unsent at once, and the file once the time of the question is over', async () => {
    const server = await lose();
    expect(screen.getByRole('button', { name: 'Save a copy' })).toBeInTheDocument();
    await wait(35_000);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Time is up for this question');
    expect(screen.getByRole('button', { name: 'Save answers as a file' })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Next question' })).not.toBeInTheDocument();
    server.line = 'up';
    await wait(30_000);
    expect(screen.getByText('Why not?')).toBeInTheDocument();
    expect(server.stored('q1').late?.value).toEqual({ text: 'Because.' });
  });

  it('claims nothing to be on the device that is on this page only', async () => {
    await lose(new MemoryOutbox());
    await wait(115_000);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('The exam time is over');
    expect(screen.getByText(/The rest is only on this page/)).toHaveTextContent('Keep this page open.');
  });

  it('says when the time of the whole exam has passed, and still sends what is left', async () => {
    const server = await lose();
    await wait(115_000);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('The exam time is over');
    expect(screen.getByRole('button', { name: 'Save answers as a file' })).toBeInTheDocument();
    server.isSubmitted = true;
    server.line = 'up';
    await wait(25_000);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Thank you');
    expect(server.stored('q1').late?.value).toEqual({ text: 'Because.' });
  });
});

it('offers nothing to save where the server has everything', async () => {
  const server = new FakeServer(paper);
  await openPage(server);
  await press('Start exam');
  fireEvent.click(screen.getByRole('radio', { name: 'Four' }));
  await wait(500);
  server.line = 'cut';
  await wait(150_000);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Time is up for this question');
  expect(screen.getByText(/Everything you wrote has reached us/)).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /^Save/ })).not.toBeInTheDocument();
});

it('is answered by the keyboard alone, also with Arabic letters', async () => {
  const server = new FakeServer(paper);
  await openPage(server);
  await press('Start exam');
  await wait(500);
  fireEvent.keyDown(document.body, { key: 'ب', code: 'KeyF' });
  expect(screen.getByRole('radio', { name: 'Three' })).toBeChecked();
  fireEvent.keyDown(document.body, { key: 'c', code: 'KeyC' });
  expect(screen.getByRole('radio', { name: 'Four' })).toBeChecked();
  fireEvent.keyDown(document.body, { key: 'Enter', code: 'Enter' });
  await wait(100);
  expect(screen.getByRole('textbox')).toBeInTheDocument();
});

it('says when the server stored the answer, also after the page was opened anew', async () => {
  const server = new FakeServer(paper);
  await openPage(server);
  await press('Start exam');
  fireEvent.click(screen.getByRole('radio', { name: 'Four' }));
  await wait(100);
  const savedAt = server.stored('q1').savedAt!;
  const time = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' }).format(new Date(savedAt));
  expect(screen.getAllByText(time)[0]).toHaveAttribute('datetime', savedAt);
  cleanup();
  await wait(120_000 - 30_000);
  await openPage(server);
  expect(screen.getAllByText(time)[0]).toHaveAttribute('datetime', savedAt);
});

it('hides the time on request until the last minute, and tells a screen reader all the same', async () => {
  const server = new FakeServer(paper);
  await openPage(server);
  await press('Start exam');
  const button = () => screen.queryByRole('button', { name: 'Hide the time until the last minute' });
  fireEvent.click(button()!);
  expect(screen.getByRole('timer')).toHaveClass('visually-hidden');
  await press('Next question');
  await press('Continue');
  expect(screen.getByRole('timer')).toHaveClass('visually-hidden');
  await wait(60_500);
  expect(screen.getByRole('timer')).not.toHaveClass('visually-hidden');
  expect(screen.queryByRole('button', { name: 'Show the time' })).not.toBeInTheDocument();
  expect(screen.getByText('Half the time is over. 1 minute left.')).toBeInTheDocument();
});

it('leaves letters alone once they are turned off', async () => {
  await openPage(new FakeServer(paper));
  await press('Start exam');
  await press('Letter keys are on. Press to turn them off.');
  fireEvent.keyDown(document.body, { key: 'b', code: 'KeyB' });
  expect(screen.getByRole('radio', { name: 'Three' })).not.toBeChecked();
  await press('Letter keys are off. Press to turn them on.');
});

it('keeps a request for an arrangement until the exam begins', async () => {
  const server = new FakeServer(paper);
  const kept = 'mizan.draft link accommodation';
  sessionStorage.setItem(kept, JSON.stringify({ text: 'I read with a magnifier.', percent: null }));
  await openPage(server);
  expect(sessionStorage.getItem(kept)).not.toBeNull();
  await press('Start exam');
  expect(sessionStorage.getItem(kept)).toBeNull();
});

it('asks before an empty question is left for good', async () => {
  await openPage(new FakeServer(paper));
  await press('Start exam');
  await press('Next question');
  expect(screen.getByText('Continue without an answer?')).toBeInTheDocument();
  await press('Stay here');
  expect(screen.getByRole('radio', { name: 'Two' })).toBeInTheDocument();
  await press('Next question');
  await press('Continue');
  expect(screen.getByRole('textbox')).toBeInTheDocument();
});

it('asks before it leaves a number that nobody could read as one, and never about one with its unit', async () => {
  const number: PaperQuestion = { id: 'q1', durationSeconds: 120, type: 'NUMBER', text: 'How much?', unit: 'USD' };
  await openPage(new FakeServer([number, ...paper.slice(1)]));
  await press('Start exam');
  const field = screen.getByRole('textbox');
  fireEvent.change(field, { target: { value: '1/2' } });
  await wait(100);
  await press('Next question');
  expect(screen.getByText(/can’t be read as a number/)).toBeInTheDocument();
  await press('Stay here');
  fireEvent.change(field, { target: { value: '$0.50' } });
  await wait(100);
  expect(screen.getByText('Read as')).toHaveTextContent('Read as 0.5');
  await wait(1_500);
  await press('Next question');
  await wait(500);
  expect(screen.getByText('Why?')).toBeInTheDocument();
});

it('asks before a question is left whose only file the server refused', async () => {
  URL.createObjectURL = () => 'blob:here';
  const server = new FakeServer([{ id: 'q1', durationSeconds: 120, type: 'FILE_UPLOAD' }, paper[1]!]);
  const exam = await openPage(server);
  await press('Start exam');
  server.files.refusal = 'FILE_TYPE_NOT_ALLOWED';
  act(() => exam.files.add('q1', new File(['some text'], 'plan.txt', { type: 'text/plain' })));
  await wait(300);
  await press('Next question');
  expect(screen.getByRole('dialog')).toHaveTextContent('This question is still empty.');
});

it('lets a photo that is still being made smaller come along when its question is left', async () => {
  URL.createObjectURL = () => 'blob:here';
  const picture = { width: 4000, height: 3000, close: () => undefined } as ImageBitmap;
  globalThis.createImageBitmap = () => new Promise((resolve) => setTimeout(() => resolve(picture), 3_000));
  HTMLCanvasElement.prototype.getContext = () => null;
  HTMLCanvasElement.prototype.toBlob = (done) => done(new Blob(['small']));
  const server = new FakeServer([
    { id: 'q1', durationSeconds: 120, type: 'FILE_UPLOAD', fileKinds: ['IMAGE'] },
    paper[1]!,
  ]);
  const exam = await openPage(server);
  await press('Start exam');
  act(() => exam.files.add('q1', new File(['first'], 'first.png', { type: 'image/png' })));
  await wait(300);
  const photo = new File([new Uint8Array(900_000)], 'second.jpg', { type: 'image/jpeg' });
  fireEvent.change(document.querySelector('input[type="file"]')!, { target: { files: [photo] } });
  await press('Next question');
  await wait(5_000);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Why?');
  expect(server.stored('q1')).toMatchObject({ value: { fileIds: ['file-1', 'file-2'] }, late: null });
});

it('calls no question empty whose only photo is still being made smaller, and waits for that', async () => {
  URL.createObjectURL = () => 'blob:here';
  const picture = { width: 4000, height: 3000, close: () => undefined } as ImageBitmap;
  globalThis.createImageBitmap = () => new Promise((resolve) => setTimeout(() => resolve(picture), 3_000));
  HTMLCanvasElement.prototype.getContext = () => null;
  HTMLCanvasElement.prototype.toBlob = (done) => done(new Blob(['small']));
  const server = new FakeServer([
    { id: 'q1', durationSeconds: 120, type: 'FILE_UPLOAD', text: 'A photo?', fileKinds: ['IMAGE'] },
    paper[1]!,
  ]);
  await openPage(server);
  await press('Start exam');
  const photo = new File([new Uint8Array(900_000)], 'photo.jpg', { type: 'image/jpeg' });
  fireEvent.change(document.querySelector('input[type="file"]')!, { target: { files: [photo] } });
  await press('Next question');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  await wait(5_000);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Why?');
  expect(server.stored('q1')).toMatchObject({ value: { fileIds: ['file-1'] }, late: null });
  await press('Submit answers');
  expect(screen.getByRole('dialog')).toHaveTextContent('This question is still empty.');
});

it('asks once before half a date or some of the blanks are left, and says what', async () => {
  const dateRange = { earliest: '2026-01-01', latest: '2026-12-31' };
  const gapText = 'Assets are [[1]] and [[2]].';
  const unfinished: PaperQuestion[] = [
    { id: 'd', durationSeconds: 120, type: 'DATE', text: 'When?', dateRange },
    { id: 'b', durationSeconds: 120, type: 'FILL_IN_THE_BLANK', text: 'Fill in.', gapText },
    { id: 'o', durationSeconds: 120, type: 'OPEN_ENDED', text: 'Why?' },
  ];
  await openPage(new FakeServer(unfinished));
  await press('Start exam');
  fireEvent.change(screen.getByRole('textbox', { name: 'Day' }), { target: { value: '21' } });
  await press('Next question');
  expect(screen.getByRole('dialog')).toHaveTextContent('The date isn’t complete, so it doesn’t count yet.');
  await press('Continue');
  fireEvent.change(screen.getByRole('textbox', { name: 'Blank 1 of 2' }), { target: { value: 'equity' } });
  await press('Next question');
  expect(screen.getByRole('dialog')).toHaveTextContent('1 blank is still empty.');
  await press('Continue');
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('takes Enter on the button for none when something was typed elsewhere within a second', async () => {
  await openPage(new FakeServer(paper));
  await press('Start exam');
  await press('Next question');
  await press('Continue');
  fireEvent.keyDown(screen.getByRole('textbox'), { key: 'a' });
  const button = screen.getByRole('button', { name: 'Submit answers' });
  expect(fireEvent.keyDown(button, { key: 'Enter' })).toBe(false);
  await wait(1_100);
  expect(fireEvent.keyDown(button, { key: 'Enter' })).toBe(true);
});

it('says that answers are kept while the line is dead, and that the reload key does nothing', async () => {
  const server = new FakeServer(paper);
  await openPage(server);
  await press('Start exam');
  server.line = 'cut';
  fireEvent.click(screen.getByRole('radio', { name: 'Two' }));
  await wait(100);
  expect(screen.getByText('Kept on this device')).toBeInTheDocument();
  expect(screen.getByRole('alert')).toHaveTextContent('You’re offline. Keep going');
  const isAllowed = fireEvent.keyDown(window, { key: 'F5' });
  expect(isAllowed).toBe(false);
  expect(screen.getByRole('dialog')).toHaveAccessibleName('Reload is disabled on this page.');
});

it('locks the answer at zero and says so', async () => {
  await openPage(new FakeServer(paper));
  await press('Start exam');
  await wait(120_000);
  expect(screen.getByRole('alert')).toHaveTextContent('Time is up. Moving on to the next question.');
  expect(screen.getByRole('radio', { name: 'Two' })).toBeDisabled();
  await wait(3_000);
  expect(screen.getByRole('textbox')).toBeInTheDocument();
});

it('tells a screen reader of the time three times and no more', async () => {
  await openPage(new FakeServer(paper));
  await press('Start exam');
  const spoken = new Set<string>();
  for (let seconds = 0; seconds < 119; seconds += 7) {
    await wait(7_000);
    spoken.add((document.querySelector('[aria-atomic]')?.textContent ?? '').replaceAll('\u00a0', ' '));
  }
  expect([...spoken]).toEqual(['', 'Half the time is over. 1 minute left.', '30 seconds left.', '10 seconds left.']);
});

it('speaks Arabic, with the plural forms that the numbers ask for', async () => {
  await speak('ar');
  await openPage(new FakeServer(paper));
  expect(screen.getByText(/^سؤالان، المدة 4 دقائق تقريبًا\./)).toBeInTheDocument();
  await press('بدء الاختبار');
  expect(screen.getByText('نقطة واحدة')).toBeInTheDocument();
  expect(screen.getByText('أ', { selector: 'span' })).toBeInTheDocument();
});

it('says on the last page that something is still being sent, keeps the page, and thanks when it has arrived', async () => {
  Object.assign(URL, { createObjectURL: () => 'blob:plan', revokeObjectURL: () => undefined });
  const server = new FakeServer([{ id: 'q1', durationSeconds: 60, type: 'FILE_UPLOAD', text: 'Your plan?' }]);
  const real = server.api('page-1');
  let isBusy = true;
  const uploadFile: typeof real.uploadFile = (...given) =>
    isBusy ? Promise.reject(new ExamFailure('server', 'TOO_BUSY')) : real.uploadFile(...given);
  const outbox = await IndexedDbOutbox.open();
  const onEnded = jest.fn<unknown, [EndingFacts]>();
  const exam = new Exam({
    api: { ...real, uploadFile },
    outbox,
    linkKey: 'link',
    onSubmitted: () => undefined,
    onEnded,
  });
  const readReturn = jest.fn(() => Promise.resolve({ url: 'https://jobs.example/', host: 'jobs.example' }));
  render(<ExamPage opened={{ name: 'exam', exam, isDurable: true, readReturn }} />);
  await wait(100);
  await press('Start exam');
  exam.files.add('q1', new File(['text'], 'plan.txt', { type: 'text/plain' }));
  await wait(70_000);
  const isKept = () => !fireEvent.keyDown(window, { key: 'F5' });
  expect(screen.getByText(/some of your answers are still being sent/)).toBeInTheDocument();
  expect(screen.getByText('Please keep this page open until they have arrived.')).toBeInTheDocument();
  expect(screen.queryByText(/We have your answers/)).not.toBeInTheDocument();
  expect(isKept()).toBe(true);
  expect(readReturn).not.toHaveBeenCalled();
  isBusy = false;
  await wait(60_000);
  expect(screen.getByText(/We have your answers/)).toBeInTheDocument();
  expect(screen.getByText('You can close this window.')).toBeInTheDocument();
  expect(isKept()).toBe(false);
  expect(readReturn).toHaveBeenCalled();
  expect(onEnded.mock.lastCall?.[0].rest).toBeUndefined();
  expect(await outbox.readAttempts('link')).toEqual([]);
});

it('offers what the server did not take on the last page and at the link, and says there what is on its way', async () => {
  const server = new FakeServer([{ id: 'q1', durationSeconds: 60, type: 'OPEN_ENDED', text: 'Why?' }]);
  server.saveFailure = new ExamFailure('refused', 'INVALID_INPUT');
  await openPage(server);
  await press('Start exam');
  fireEvent.change(screen.getByRole('textbox'), { target: { value: 'Because.' } });
  await wait(70_000);
  const isOffered = () => screen.queryByRole('region', { name: 'Answers that weren’t accepted' }) !== null;
  expect(screen.getByText(/some of your answers couldn’t be accepted/)).toBeInTheDocument();
  expect(screen.queryByText(/nothing else you need to do/)).not.toBeInTheDocument();
  expect(isOffered()).toBe(true);
  cleanup();
  server.saveFailure = noConnection();
  await openPage(server);
  await wait(500);
  expect(screen.getByText(/some of your answers are still being sent/)).toBeInTheDocument();
  expect(screen.getByText('Please keep this page open until they have arrived.')).toBeInTheDocument();
  server.saveFailure = new ExamFailure('refused', 'INVALID_INPUT');
  await wait(20_000);
  expect(isOffered()).toBe(true);
  server.saveFailure = null;
  cleanup();
  await openPage(server);
  await wait(500);
  expect(screen.getByText(/nothing else you need to do/)).toBeInTheDocument();
  expect(isOffered()).toBe(false);
});

it.each([
  ['offers what was not sent', 'Because.', 1],
  ['offers nothing where nothing was written', null, 0],
])('%s to who opens the page anew without a line', async (_, words, count) => {
  const server = new FakeServer([{ id: 'q1', durationSeconds: 60, type: 'OPEN_ENDED', text: 'Why?' }]);
  await openPage(server);
  await press('Start exam');
  server.line = 'cut';
  if (words) fireEvent.change(screen.getByRole('textbox'), { target: { value: words } });
  await wait(70_000);
  cleanup();
  const exam = await openPage(server);
  await wait(2_000);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('No connection to the exam');
  expect(screen.queryAllByRole('region', { name: 'If you stay offline' })).toHaveLength(count);
  expect(await exam.unsentFiles()).toHaveLength(count);
});

it('asks nobody to send a refused answer again once its time is over', async () => {
  const server = new FakeServer([{ id: 'q1', durationSeconds: 60, type: 'OPEN_ENDED', text: 'Why?' }, paper[1]!]);
  server.saveFailure = new ExamFailure('refused', 'INVALID_INPUT');
  await openPage(server);
  await press('Start exam');
  fireEvent.change(screen.getByRole('textbox'), { target: { value: 'Because.' } });
  await wait(1_000);
  expect(screen.getByText(/This answer wasn’t accepted/)).toHaveTextContent('Change it to send it again.');
  await wait(59_500);
  expect(screen.getByText(/This answer wasn’t accepted/)).toHaveTextContent('You can save it as a file at the end.');
  expect(document.body).not.toHaveTextContent('again');
});

it.each([
  ['FILE_UPLOAD', 'The file wasn’t accepted.'],
  ['AUDIO', 'The recording wasn’t accepted.'],
] as const)('offers no further try of what was refused of %s once its time is over', async (type, words) => {
  Object.assign(URL, { createObjectURL: () => 'blob:plan', revokeObjectURL: () => undefined });
  const server = new FakeServer([{ id: 'q1', durationSeconds: 60, type, text: 'Your plan?' }, paper[1]!]);
  server.files.refusal = 'TOO_MANY_FILES';
  const exam = await openPage(server);
  await press('Start exam');
  if (type === 'FILE_UPLOAD') act(() => exam.files.add('q1', new File(['text'], 'plan.txt', { type: 'text/plain' })));
  else
    act(() => {
      const recording = exam.files.record('q1', 'audio/webm', () => undefined);
      recording.write(new Blob(['sound'], { type: 'audio/webm' }));
      recording.finish();
    });
  await wait(1_000);
  expect(screen.queryAllByRole('button', { name: /again/ })).not.toEqual([]);
  await wait(59_500);
  expect(screen.getByText(new RegExp(words))).toBeInTheDocument();
  expect(document.body).not.toHaveTextContent(/again|choose another/);
  expect(screen.queryByRole('button', { name: /again/ })).not.toBeInTheDocument();
});

it('says when the exam was handed in, not when this page heard of it, and nothing before it is told', async () => {
  const server = new FakeServer(paper);
  await openPage(server);
  await press('Start exam');
  await wait(20_000);
  server.pause();
  await wait(30_000);
  server.continue();
  server.line = 'cut';
  server.isSubmitted = true;
  const { submittedAt } = server;
  await wait(3 * 60_000);
  expect(screen.queryByText('Submitted')).not.toBeInTheDocument();
  server.line = 'up';
  await wait(90_000);
  const { time } = createFormat('en', i18next.getFixedT('en', 'common'));
  expect(screen.getByText('Submitted').parentElement).toHaveTextContent(`Submitted${time(submittedAt ?? '')}`);
  expect(screen.getByText('Time used').parentElement).toHaveTextContent('Time used00:20');
});

it.each<[string, ExamFailure | null, Partial<FakeServer['entryOverride']>, string]>([
  ['a dead line', noConnection(), {}, 'No connection to the exam'],
  ['a withdrawn link', null, { state: 'UNAVAILABLE', unavailableReason: 'REVOKED' }, 'This link was revoked'],
  ['an inactive exam', null, { state: 'UNAVAILABLE', unavailableReason: 'INACTIVE' }, 'Already taken exam or inactive'],
  ['a closed exam', null, { state: 'UNAVAILABLE', unavailableReason: 'CLOSED' }, 'The exam is closed'],
  ['an exam taken before', null, { state: 'SUBMITTED' }, 'Already taken exam or inactive'],
])('names the reason at %s', async (_, failure, entry, title) => {
  const server = new FakeServer(paper);
  server.entryFailure = failure;
  server.entryOverride = entry;
  await openPage(server);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(title);
});

it.each([
  ['en', 'Mizan', 'Question 1', 'Start exam'],
  ['ar', 'ميزان', 'السؤال 1', 'بدء الاختبار'],
] as const)('is titled by its assessment and its question in %s', async (language, product, question, start) => {
  await speak(language);
  const server = new FakeServer([{ id: 'q1', durationSeconds: 60, type: 'OPEN_ENDED', text: 'Why?' }]);
  await openPage(server);
  expect(document.title).toBe(`Senior Accountant, Gulf · ${product}`);
  await press(start);
  expect(document.title).toBe(`${question} · Senior Accountant, Gulf · ${product}`);
  await wait(70_000);
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
  expect(document.title).toBe(`Senior Accountant, Gulf · ${product}`);
});

it.each([
  ['en', { name: 'no-link' }, 'This link doesn’t work · Mizan'],
  ['ar', { name: 'no-link' }, 'هذا الرابط لا يعمل · ميزان'],
  ['en', { name: 'submitted' }, 'Already taken exam or inactive · Mizan'],
  ['en', { name: 'success', facts: null }, 'Nothing to show here · Mizan'],
  ['ar', { name: 'success', facts: null }, 'لا شيء للعرض هنا · ميزان'],
  ['ar', { name: 'joined', ticket: 'a-ticket' }, 'جارٍ فتح اختبارك… · ميزان'],
] as const)('is titled in %s by what it says: %j', async (language, opened, title) => {
  await speak(language);
  render(<ExamPage opened={opened} />);
  expect(document.title).toBe(title);
});

it('is titled by its notice when another window has the exam, and by the question once it goes on here', async () => {
  const server = new FakeServer(paper);
  await openPage(server);
  await press('Start exam');
  cleanup();
  const other = new Exam({
    api: server.api('page-2'),
    outbox: new MemoryOutbox(),
    linkKey: 'link',
    onSubmitted: () => undefined,
    onEnded: () => undefined,
  });
  render(<ExamPage opened={{ name: 'exam', exam: other, isDurable: true }} />);
  await wait(100);
  expect(document.title).toBe('The exam is open in another window · Mizan');
  await press('Continue here');
  expect(document.title).toBe('Question 1 · Senior Accountant, Gulf · Mizan');
});

it('shows the question in the other language as soon as the exam has changed to it', async () => {
  const server = new FakeServer(paper);
  const api = server.api('page-1');
  const changeLanguage: typeof api.changeLanguage = async (language) => {
    const timed = await api.changeLanguage(language);
    const { question } = timed.reply;
    return { ...timed, reply: { ...timed.reply, question: question && { ...question, text: 'كم اثنان واثنان؟' } } };
  };
  const ports = { outbox: new MemoryOutbox(), linkKey: 'link', onSubmitted: () => undefined, onEnded: () => undefined };
  const exam = new Exam({ api: { ...api, changeLanguage }, ...ports });
  render(<ExamPage opened={{ name: 'exam', exam, isDurable: true }} />);
  await wait(100);
  await press('Start exam');
  await act(() => exam.changeLanguage('AR'));
  expect(screen.getByText('كم اثنان واثنان؟')).toBeInTheDocument();
});
