import 'fake-indexeddb/auto';
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { IDBFactory } from 'fake-indexeddb';
import { speak } from '../../lib/testing/translations';
import { promptOpens } from '../../lib/prompts';
import { Exam } from '../engine/exam';
import { MemoryOutbox } from '../engine/memory-outbox';
import type { ExamProctoring } from '../engine/ports';
import { newPageId } from '../engine/page-id';
import { ExamPage } from '../exam-page';
import { FakeServer } from '../testing/fake-server';
import { pass, useFakeTime } from '../testing/time';

/** One exam for each test: what another left in the tab is not its own. */
let linkKey = '';
let opened: Exam[] = [];
let isHidden = false;
let hasFocus = true;

const wait = (ms: number) => act(() => pass(ms));

async function press(name: string | RegExp) {
  fireEvent.click(screen.getByRole('button', { name }));
  await wait(100);
}

async function openExam(rules: Partial<ExamProctoring>, server = new FakeServer([{ id: 'q1', durationSeconds: 600 }])) {
  server.proctoring.rules = { ...server.proctoring.rules, ...rules };
  const exam = new Exam({
    api: server.api('page-1'),
    outbox: new MemoryOutbox(),
    linkKey,
    onSubmitted: () => undefined,
    onEnded: () => undefined,
  });
  opened.push(exam);
  render(<ExamPage opened={{ name: 'exam', exam, isDurable: true }} />);
  await wait(100);
  return { exam, server };
}

async function sit(rules: Partial<ExamProctoring>, agrees = false) {
  const opened = await openExam(rules);
  if (agrees) fireEvent.click(screen.getByRole('checkbox', { name: 'I agree to be recorded during the exam' }));
  await press('Start exam');
  return opened;
}

async function hide(seconds: number) {
  isHidden = true;
  fireEvent(document, new Event('visibilitychange'));
  await wait(seconds * 1000);
  isHidden = false;
  fireEvent(document, new Event('visibilitychange'));
  await wait(200);
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
  [isHidden, hasFocus] = [false, true];
  [linkKey, opened] = [newPageId(), []];
  jest.spyOn(document, 'visibilityState', 'get').mockImplementation(() => (isHidden ? 'hidden' : 'visible'));
  jest.spyOn(document, 'hasFocus').mockImplementation(() => hasFocus);
  await speak('en');
  useFakeTime();
});

afterEach(() => {
  cleanup();
  opened.forEach((exam) => exam.proctor.rest());
  jest.useRealTimers();
  jest.restoreAllMocks();
});

describe('leaving the page', () => {
  it('warns, warns for the last time, and submits; each dialog says where one stands', async () => {
    const { server } = await sit({ tabLeaving: true });
    await hide(12);
    const dialog = screen.getByRole('dialog', { name: 'You left the exam' });
    expect(within(dialog).getByRole('alert')).toHaveTextContent('for 12 seconds. This is recorded with your result.');
    expect(within(dialog).getByText('Warning').closest('li')).toHaveAttribute('aria-current', 'step');
    expect(dialog).toHaveTextContent('Next time is your last warning.');
    await press('Back to the exam');
    await wait(10_000);
    await hide(4);
    expect(screen.getByRole('dialog')).toHaveTextContent('Next time, staying away for 20 seconds submits the exam.');
    await press('Back to the exam');
    await wait(10_000);
    await hide(19);
    expect(server.isSubmitted).toBe(false);
    expect(screen.getByRole('dialog')).toHaveTextContent('You came back in time, and the exam continues.');
    await press('Add a note');
    fireEvent.change(screen.getByRole('textbox', { name: 'Your note' }), { target: { value: 'The door.' } });
    await press('Save note');
    await press('Back to the exam');
    await wait(10_000);
    await hide(22);
    await wait(3_000);
    expect(server.isSubmitted).toBe(true);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Your exam was submitted');
    expect([...server.proctoring.signals.values()].map(({ warningsSeen }) => warningsSeen)).toEqual([0, 1, 2, 3]);
  });

  it('is noted for a person and never submits where the assessment does not want that', async () => {
    const { server } = await sit({ tabLeaving: true, submitsWhenLeft: false });
    for (let time = 0; time < 4; time++) {
      await hide(40);
      expect(screen.getByRole('dialog')).toHaveTextContent('A person reviews this; it never submits the exam.');
      await press('Back to the exam');
      await wait(10_000);
    }
    expect(server.isSubmitted).toBe(false);
  });

  it('for a moment, or for a prompt of the browser, warns of nothing', async () => {
    const { server } = await sit({ tabLeaving: true });
    await hide(2);
    const closed = promptOpens('permission');
    await hide(20);
    closed();
    await wait(2_000);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect([...server.proctoring.signals.values()].map(({ excuse }) => excuse)).toEqual([null, 'PERMISSION']);
  });

  it('is told while it goes on', async () => {
    const { server } = await sit({ tabLeaving: true });
    isHidden = true;
    fireEvent(document, new Event('visibilitychange'));
    await wait(3_500);
    expect([...server.proctoring.signals.values()]).toMatchObject([{ kind: 'TAB_HIDDEN', isOver: false }]);
  });

  it('is not looked at where the assessment does not', async () => {
    const { server } = await sit({ copyPaste: true });
    await hide(20);
    fireEvent.copy(document.body);
    fireEvent.paste(document.body);
    await wait(100);
    expect([...server.proctoring.signals.values()].map(({ kind }) => kind)).toEqual(['COPY', 'PASTE']);
  });

  describe('with the keyboard only, while it stays in view', () => {
    async function blur(seconds: number) {
      hasFocus = false;
      fireEvent.blur(window);
      await wait(seconds * 1000);
      hasFocus = true;
      fireEvent.focus(window);
      await wait(200);
    }

    it('is noted and never counts', async () => {
      const { server } = await sit({ tabLeaving: true });
      for (let time = 0; time < 5; time++) await blur(9);
      const kinds = [...server.proctoring.signals.values()].map(({ kind }) => kind);
      expect(kinds).toEqual(Array(5).fill('WINDOW_BLUR'));
      expect(screen.queryByRole('dialog')).toBeNull();
      expect(server.isSubmitted).toBe(false);
    });

    it('is not even noted for a moment, for a frame of the page, or by the keys that lead through the browser’s bar', async () => {
      const { server } = await sit({ tabLeaving: true });
      fireEvent.blur(window);
      await wait(5_000);
      await blur(2);
      for (const key of ['Tab', 'F6']) {
        fireEvent.keyDown(document.body, { key });
        await blur(60);
      }
      expect(server.proctoring.signals.size).toBe(0);
    });

    it('becomes leaving once it is out of view', async () => {
      const { server } = await sit({ tabLeaving: true });
      hasFocus = false;
      fireEvent.blur(window);
      await wait(10_000);
      await hide(5);
      const told = [...server.proctoring.signals.values()].map(({ kind, isOver }) => `${kind} ${isOver}`);
      expect(told).toEqual(['WINDOW_BLUR true', 'TAB_HIDDEN true']);
      expect(screen.getByRole('dialog', { name: 'You left the exam' })).toBeInTheDocument();
    });
  });

  it('on a dead line counts anew after each warning that was read', async () => {
    const { server, exam } = await sit({ tabLeaving: true });
    server.line = 'cut';
    act(() => exam.lineCut());
    for (const step of ['Warning', 'Last warning']) {
      await hide(4);
      expect(screen.getByText(step).closest('li')).toHaveAttribute('aria-current', 'step');
      await press('Back to the exam');
    }
  });

  it('is warned of on a dead line too, and told to the server once it is back', async () => {
    const { server, exam } = await sit({ tabLeaving: true });
    server.line = 'cut';
    act(() => exam.lineCut());
    await hide(5);
    expect(screen.getByRole('dialog', { name: 'You left the exam' })).toBeInTheDocument();
    await press('Back to the exam');
    expect(server.proctoring.signals.size).toBe(0);
    server.line = 'up';
    act(() => exam.wake());
    await wait(10_000);
    expect(server.proctoring.state(0, false).warnings).toBe(1);
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

describe('while staff hold the exam', () => {
  async function sitHeld() {
    const { server } = await sit({ tabLeaving: true });
    server.pause();
    await wait(11_000);
    expect(screen.getByRole('heading', { name: 'Your exam is paused' })).toBeInTheDocument();
    return server;
  }
  const toldOf = (server: FakeServer) =>
    [...server.proctoring.signals.values()].map(({ excuse, isOver }) => ({ excuse, isOver }));

  it('leaving is recorded as that and warns of nothing', async () => {
    const server = await sitHeld();
    await hide(60);
    expect(toldOf(server)).toEqual([{ excuse: 'PAUSED', isOver: true }]);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('being away when it ends is no leaving; there is time to come back, and then the rules hold again', async () => {
    const server = await sitHeld();
    isHidden = true;
    fireEvent(document, new Event('visibilitychange'));
    await wait(20_000);
    server.continue();
    await wait(10_000);
    expect(toldOf(server)).toEqual([{ excuse: 'PAUSED', isOver: true }]);
    isHidden = false;
    fireEvent(document, new Event('visibilitychange'));
    await wait(20_000);
    expect(server.proctoring.signals.size).toBe(1);
    expect(screen.queryByRole('dialog')).toBeNull();
    await hide(5);
    expect(screen.getByRole('dialog', { name: 'You left the exam' })).toBeInTheDocument();
  });

  it('asks back into full screen once it is over, with time for that', async () => {
    const { server } = await sit({ fullScreen: true });
    Object.defineProperty(document, 'fullscreenEnabled', { value: true, configurable: true });
    server.pause();
    await wait(11_000);
    expect(screen.queryByRole('dialog')).toBeNull();
    server.continue();
    await wait(3_500);
    expect(screen.getByRole('dialog')).toHaveTextContent('You have 15 seconds to return');
    await wait(15_000);
    expect(screen.getByRole('dialog')).toHaveTextContent('Being out of full screen for 3 seconds counts');
    await wait(4_000);
    expect(toldOf(server)).toEqual([{ excuse: null, isOver: false }]);
    Reflect.deleteProperty(document, 'fullscreenEnabled');
  });

  it('staying away after that time is leaving', async () => {
    const server = await sitHeld();
    server.continue();
    await wait(3_500);
    await hide(30);
    expect(toldOf(server)).toEqual([{ excuse: null, isOver: true }]);
    expect(screen.getByRole('dialog', { name: 'You left the exam' })).toBeInTheDocument();
  });
});

it('keeps what it noticed over a reload, and tells it then', async () => {
  const { server, exam } = await sit({ tabLeaving: true });
  server.line = 'cut';
  await hide(5);
  cleanup();
  exam.hide();
  server.line = 'up';
  await openExam({ tabLeaving: true }, server);
  await wait(2_000);
  expect(server.proctoring.state(0, false).warnings).toBe(1);
});

it('shows the candidate what was recorded and takes their word on it', async () => {
  const { server } = await sit({ tabLeaving: true });
  await hide(12);
  await press('Back to the exam');
  expect(screen.getByRole('button', { name: 'What was recorded: 1 entry' })).toHaveClass('counted');
  await press('What was recorded: 1 entry');
  expect(screen.getByRole('dialog')).toHaveTextContent('Counted, 1 of 3');
  await press('Add a note');
  fireEvent.change(screen.getByRole('textbox', { name: 'Your note' }), { target: { value: 'The bell rang.' } });
  await press('Save note');
  expect(screen.getByText('The bell rang.')).toBeInTheDocument();
  expect(server.proctoring.state(0, false).events).toMatchObject([{ note: 'The bell rang.' }]);
});

it('keeps the candidate’s word until it is sent: through Esc, a reload and the end of the time', async () => {
  const short = new FakeServer([{ id: 'q1', durationSeconds: 60 }]);
  const { server } = await openExam({ tabLeaving: true, submitsWhenLeft: false }, short);
  await press('Start exam');
  const note = () => screen.getByRole('textbox', { name: 'Your note' });
  const said = (text: string) => fireEvent.change(note(), { target: { value: text } });
  await hide(12);
  await press('Add a note');
  said('The bell');
  fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true }));
  await press('What was recorded: 1 entry');
  expect(note()).toHaveValue('The bell');
  said('The bell rang.');
  cleanup();
  await openExam({}, server);
  await press('What was recorded: 1 entry');
  expect(note()).toHaveValue('The bell rang.');
  said('The bell rang twice.');
  await wait(70_000);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Thank you');
  expect(note()).toHaveValue('The bell rang twice.');
  const asksBeforeLeaving = () => !fireEvent(window, new Event('beforeunload', { cancelable: true }));
  expect(asksBeforeLeaving()).toBe(true);
  await press('Save note');
  expect(asksBeforeLeaving()).toBe(false);
  expect(screen.getByText('The bell rang twice.')).toBeInTheDocument();
  await press('Change the note');
  said('Never mind.');
  await press('Cancel');
  await press('Change the note');
  expect(note()).toHaveValue('The bell rang twice.');
  expect(
    sessionStorage.getItem(`mizan.draft ${linkKey} note ${server.proctoring.state(0, true).events[0]!.id}`),
  ).toBeNull();
});

it('says how often something happened that lasts no time, and raises no alarm over what does not count', async () => {
  const { server, exam } = await sit({ copyPaste: true });
  fireEvent.keyDown(document.body, { key: 'F5' });
  await press('Back to the exam');
  server.proctoring.state = ((state) => (now, isSubmitted) => {
    const told = state.call(server.proctoring, now, isSubmitted);
    return { ...told, events: told.events.map((event) => ({ ...event, seconds: 127, times: 19 })) };
  })(server.proctoring.state);
  await act(() => exam.proctor.refresh());
  expect(screen.getByRole('button', { name: 'What was recorded: 1 entry' })).not.toHaveClass('counted');
  await press('What was recorded: 1 entry');
  expect(screen.getByRole('dialog')).toHaveTextContent('Reload attempted');
  expect(screen.getByRole('dialog')).toHaveTextContent('19 times · Recorded, not counted');
  expect(screen.getByRole('dialog')).not.toHaveTextContent('min');
});

it('shows a guess about a picture with the picture, and takes the candidate’s word on it', async () => {
  const { server, exam } = await sit({ webcamSnapshots: true, tabLeaving: true }, true);
  server.proctoring.guess('NO_FACE', '/picture.jpg');
  await act(() => exam.proctor.refresh());
  await press('What was recorded: 1 entry');
  expect(screen.getByRole('img', { name: 'No face in the picture' })).toHaveAttribute('src', '/picture.jpg');
  await press('Add a note');
  fireEvent.change(screen.getByRole('textbox', { name: 'Your note' }), { target: { value: 'I bent down.' } });
  await press('Save note');
  expect(screen.getByText('I bent down.')).toBeInTheDocument();
});

describe('the consent', () => {
  it('to pictures is asked for before the start, and sent with its version and language', async () => {
    const { server } = await openExam({ webcamSnapshots: true });
    await press('Start exam');
    expect(screen.getByRole('alert')).toHaveTextContent('Agree to be recorded before you start.');
    fireEvent.click(screen.getByRole('checkbox', { name: 'I agree to be recorded during the exam' }));
    await press('Start exam');
    expect(server.consent).toEqual({ version: '2026-11', language: 'EN' });
  });

  it('to being watched is given by starting, and needed for nothing else', async () => {
    const { server } = await openExam({ tabLeaving: true });
    expect(screen.getByText(/^By starting, you agree that what is listed under/)).toBeInTheDocument();
    expect(
      screen.getByText(/You get 2 warnings for leaving the page. After that, staying away for 20 seconds submits/),
    ).toBeInTheDocument();
    await press('Start exam');
    expect(server.consent).toEqual({ version: '2026-11', language: 'EN' });
  });

  it('is not asked for where nothing is watched', async () => {
    const { server } = await openExam({});
    expect(screen.queryByText(/you agree/)).toBeNull();
    await press('Start exam');
    expect(server.consent).toBeNull();
  });
});

it('leaving full screen past the last warning asks back at once, and for a reason only once no seconds run', async () => {
  await sit({ fullScreen: true, warningsBeforeSubmit: 1, minimumSeconds: 3 });
  let isFull = true;
  const turn = (isOn: boolean) => {
    isFull = isOn;
    fireEvent(document, new Event('fullscreenchange'));
    return Promise.resolve();
  };
  Object.defineProperty(document, 'fullscreenEnabled', { value: true, configurable: true });
  const element = () => (isFull ? document.documentElement : null);
  Object.defineProperty(document, 'fullscreenElement', { get: element, configurable: true });
  Object.assign(document.documentElement, { requestFullscreen: () => turn(true) });
  await act(() => turn(false));
  await wait(5_000);
  expect(screen.getByRole('dialog')).toHaveTextContent('Next time, staying away for 20 seconds submits the exam.');
  await press('Return to full screen');
  await wait(70_000);
  await act(() => turn(false));
  await wait(5_000);
  expect(screen.getByRole('dialog')).toHaveTextContent('Return to full screen now. Staying out of it for 20 seconds');
  expect(screen.queryByRole('button', { name: 'Add a note' })).toBeNull();
  await press('Return to full screen');
  expect(screen.getByRole('dialog')).toHaveTextContent('You came back in time, and the exam continues.');
  expect(screen.getByRole('button', { name: 'Add a note' })).toBeInTheDocument();
  await press('Back to the exam');
  expect(screen.queryByRole('dialog')).toBeNull();
  // The prompt of the browser is remembered for a moment.
  await wait(1_500);
  for (const name of ['fullscreenEnabled', 'fullscreenElement']) Reflect.deleteProperty(document, name);
});
