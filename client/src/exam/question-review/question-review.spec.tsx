import 'fake-indexeddb/auto';
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { IDBFactory } from 'fake-indexeddb';
import i18next from 'i18next';
import { initReactI18next } from 'react-i18next';
import enAnswering from '../../locales/en/answering.json';
import enCommon from '../../locales/en/common.json';
import enExam from '../../locales/en/exam.json';
import enProctoring from '../../locales/en/proctoring.json';
import { Exam } from '../engine/exam';
import { IndexedDbOutbox } from '../engine/outbox';
import { ExamPage } from '../exam-page';
import { FakeServer, type PaperQuestion } from '../testing/fake-server';
import { pass, useFakeTime } from '../testing/time';

const paper: PaperQuestion[] = ['One?', 'Two?', 'Three?'].map((text, index) => ({
  id: `q${index + 1}`,
  position: index + 1,
  durationSeconds: 120,
  text,
}));

async function wait(ms: number) {
  await act(() => pass(ms));
}

async function openPage(server: FakeServer, pageId = 'page-1') {
  const exam = new Exam({
    api: server.api(pageId),
    outbox: await IndexedDbOutbox.open(),
    linkKey: 'link',
    onSubmitted: () => undefined,
    onEnded: () => undefined,
  });
  render(<ExamPage opened={{ name: 'exam', exam, isDurable: true }} />);
  await wait(100);
  return exam;
}

const begin = async (server = new FakeServer(paper, true)) => {
  const exam = await openPage(server);
  await press('Start exam');
  return { server, exam };
};

async function press(name: string | RegExp) {
  fireEvent.click(screen.getByRole('button', { name }));
  await wait(600);
}

async function write(text: string) {
  fireEvent.change(screen.getByRole('textbox'), { target: { value: text } });
  await wait(600);
}

const setOnline = (isOnline: boolean) => jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
const shown = () => screen.getByRole('heading', { level: 1 }).textContent;
/** A closed dialog gives the focus back, unless it has been taken out of the page before. */
function closeAsBrowsersDo(focusedBefore: HTMLElement) {
  HTMLDialogElement.prototype.close = function (this: HTMLDialogElement) {
    this.open = false;
    if (this.isConnected) focusedBefore.focus();
  };
}
const rows = () =>
  within(screen.getByRole('list'))
    .getAllByRole('listitem')
    .map((row) => row.textContent);

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
  setOnline(true);
  useFakeTime();
  await i18next.use(initReactI18next).init({
    lng: 'en',
    resources: { en: { exam: enExam, proctoring: enProctoring, answering: enAnswering, common: enCommon } },
    ns: ['exam', 'proctoring', 'answering', 'common'],
    interpolation: { escapeValue: false },
  });
});

afterEach(cleanup);

describe('an exam page on which one may go back', () => {
  it('says so before the start, and where one may not', async () => {
    await openPage(new FakeServer(paper, true));
    expect(screen.getByText(/You can go back to a question while it has time left/)).toBeTruthy();
    cleanup();
    await openPage(new FakeServer(paper));
    expect(screen.getByText('One question at a time. You can’t go back.')).toBeTruthy();
  });

  it('goes on and back with the answers and the time that each question had', async () => {
    const { server } = await begin();
    expect(screen.queryByRole('button', { name: 'Previous' })).toBeNull();
    await write('first');
    await wait(20_000);
    await press('Next question');
    expect(shown()).toContain('Two?');
    await wait(30_000);
    await press('Previous');
    expect(shown()).toContain('One?');
    expect(screen.getByRole<HTMLTextAreaElement>('textbox').value).toBe('first');
    expect(screen.getByRole('timer').textContent).toMatch(/1:3\d/);
    await write('better');
    expect(server.stored('q1')).toMatchObject({ value: { text: 'better' }, late: null });
  });

  it('lists what is answered, empty, marked and closed, leads there, and comes back to the question', async () => {
    await begin();
    await write('first');
    await press('Flag for review');
    await press('Next question');
    await press('Review');
    expect(document.activeElement?.textContent).toBe('Review your answers');
    expect(rows()).toEqual([
      expect.stringMatching(/Question 1.*Answered.*Flagged/),
      expect.stringMatching(/Question 2.*No answer.*Open now/),
      expect.stringMatching(/Question 3.*Not opened yet.*2:00/),
    ]);
    await press('Back to question 2');
    expect(shown()).toContain('Two?');
    await press('Review');
    await press(/^Question 1/);
    expect(shown()).toContain('One?');
    expect(screen.getByRole('button', { name: 'Flag for review' }).getAttribute('aria-pressed')).toBe('true');
  });

  it('closes a question at zero, goes on to the next with time left, and says in the review that it is closed', async () => {
    await begin();
    await press('Next question');
    await wait(123_000);
    expect(shown()).toContain('Three?');
    expect(screen.getByRole('button', { name: 'Previous' })).toBeTruthy();
    await press('Review answers');
    expect(rows()[1]).toMatch(/Question 2.*Closed/);
    expect(screen.queryByRole('button', { name: /^Question 2/ })).toBeNull();
  });

  it('hands in from the review only, after a word about what is empty', async () => {
    const { server } = await begin();
    await write('first');
    await press('Next question');
    await press('Next question');
    await press('Review answers');
    expect(server.isSubmitted).toBe(false);
    await press('Submit answers');
    const dialog = within(screen.getByRole('dialog'));
    expect(dialog.getByText('2 questions have no answer.')).toBeTruthy();
    fireEvent.click(dialog.getByRole('button', { name: 'Submit answers' }));
    await wait(3_000);
    expect(server.isSubmitted).toBe(true);
    expect(screen.getByText(/Thank you/)).toBeTruthy();
  });

  it('moves nowhere while the line is dead: the wish waits, and an edit takes it back', async () => {
    const { server, exam } = await begin();
    await press('Next question');
    server.line = 'cut';
    setOnline(false);
    act(() => exam.lineCut());
    await press('Previous');
    expect(shown()).toContain('Two?');
    expect(screen.getByText('Continues when you’re back online')).toBeTruthy();
    await write('still here');
    server.line = 'up';
    setOnline(true);
    await wait(15_000);
    expect(shown()).toContain('Two?');
    await press('Previous');
    expect(shown()).toContain('One?');
    expect(server.stored('q2').value).toEqual({ text: 'still here' });
  });

  it('forgets a hand-in that waits for the line when the candidate turns back to the question', async () => {
    const { server, exam } = await begin();
    await press('Review');
    server.line = 'cut';
    setOnline(false);
    act(() => exam.lineCut());
    await press('Submit answers');
    fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Submit answers' }));
    await wait(600);
    expect(screen.getByText('Submits when you’re back online')).toBeTruthy();
    await press('Back to question 1');
    expect(screen.getByText('You can come back while there is time left')).toBeTruthy();
    server.line = 'up';
    setOnline(true);
    await wait(15_000);
    expect(shown()).toContain('One?');
    expect(server.isSubmitted).toBe(false);
  });

  it('shows in the review what staff give meanwhile, for every question', async () => {
    const { server } = await begin();
    await press('Next question');
    await press('Review');
    expect(rows()[0]).toMatch(/1:59/);
    server.addTime('q1', 60);
    server.addTime('q2', 60);
    await wait(15_000);
    expect(rows()[0]).toMatch(/2:59/);
  });

  it('gives the focus back to the button that asked when the candidate keeps working', async () => {
    await begin();
    await press('Review');
    const asked = screen.getByRole('button', { name: 'Submit answers' });
    closeAsBrowsersDo(asked);
    await press('Submit answers');
    await press('Keep working');
    expect(document.activeElement).toBe(asked);
  });

  it('comes back to the review after a reload on it, and not after one on the question', async () => {
    const { server } = await begin();
    await press('Review');
    cleanup();
    await openPage(server);
    await wait(500);
    expect(shown()).toBe('Review your answers');
    await press('Back to question 1');
    cleanup();
    await openPage(server);
    await wait(500);
    expect(shown()).toContain('One?');
  });

  describe('on a question in which something is half done', () => {
    const half = 'The date isn’t complete, so it doesn’t count yet.';
    const running = 'You’re still recording. What you’ve recorded so far is kept.';
    const part = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });

    async function openSecond(type: PaperQuestion['type']) {
      const [first, second, third] = paper as [PaperQuestion, PaperQuestion, PaperQuestion];
      const begun = await begin(new FakeServer([first, { ...second, type }, third], true));
      await press('Next question');
      return begun;
    }

    async function typeDay() {
      fireEvent.change(part('Day'), { target: { value: '21' } });
      await wait(100);
    }

    it.each(['Next question', 'Previous', 'Review'])('asks before half a date is left by “%s”', async (way) => {
      await openSecond('DATE');
      await typeDay();
      await press(way);
      expect(screen.getByRole('dialog').textContent).toContain(half);
      await press('Stay here');
      expect(part('Day').value).toBe('21');
      await press(way);
      await press('Continue');
      expect(screen.queryByRole('dialog')).toBeNull();
      expect(shown()).toContain({ 'Next question': 'Three?', Previous: 'One?', Review: 'Review' }[way]);
    });

    it.each(['Next question', 'Previous', 'Review'])('asks before a recording is ended by “%s”', async (way) => {
      const { exam } = await openSecond('OPEN_ENDED');
      const stop = jest.fn();
      act(() => void exam.files.record('q2', 'audio/webm', stop));
      await press(way);
      expect(screen.getByRole('dialog').textContent).toContain(running);
      await press('Stay here');
      expect(shown()).toContain('Two?');
      expect(stop).not.toHaveBeenCalled();
    });

    it('takes the question back when the recording comes to its end by itself, and asks anew about the next', async () => {
      URL.createObjectURL = () => 'blob:here';
      const { exam } = await openSecond('OPEN_ENDED');
      const record = async () => {
        const recording = exam.files.record('q2', 'audio/webm', () => undefined);
        recording.write(new Blob(['sound']));
        await wait(600);
        return recording;
      };
      const first = await record();
      await press('Previous');
      first.finish();
      await wait(600);
      expect(screen.queryByRole('dialog')).toBeNull();
      await record();
      expect(screen.queryByRole('dialog')).toBeNull();
      await press('Previous');
      expect(screen.getByRole('dialog').textContent).toContain(running);
    });

    it('has half a date again for who comes back, and asks nothing more once it is whole', async () => {
      const { server } = await openSecond('DATE');
      await typeDay();
      await press('Previous');
      await press('Continue');
      await press('Review');
      await press(/^Question 2/);
      expect(part('Day').value).toBe('21');
      fireEvent.change(part('Month'), { target: { value: '11' } });
      fireEvent.change(part('Year'), { target: { value: '2026' } });
      await wait(600);
      expect(server.stored('q2').value).toEqual({ date: '2026-11-21' });
      await press('Review');
      await press('Back to question 2');
      expect(part('Day').value).toBe('21');
      await press('Previous');
      expect(shown()).toContain('One?');
    });

    it('forgets the day that was taken out again', async () => {
      await openSecond('DATE');
      await typeDay();
      fireEvent.change(part('Day'), { target: { value: '' } });
      await press('Previous');
      await press('Next question');
      expect(part('Day').value).toBe('');
    });

    it('has what is left of a date whose year was taken out', async () => {
      const { server } = await openSecond('DATE');
      for (const [name, value] of Object.entries({ Day: '21', Month: '11', Year: '2026' }))
        fireEvent.change(part(name), { target: { value } });
      await wait(600);
      fireEvent.change(part('Year'), { target: { value: '20' } });
      await wait(600);
      expect(server.stored('q2').value).toEqual({});
      await press('Review');
      await press('Continue');
      await press('Back to question 2');
      expect(['Day', 'Month', 'Year'].map((name) => part(name).value)).toEqual(['21', '11', '20']);
    });

    it('has half a date again after a pause', async () => {
      const { server } = await openSecond('DATE');
      await typeDay();
      server.pause();
      await wait(12_000);
      expect(screen.getByText('Your exam is paused')).toBeTruthy();
      server.continue();
      await wait(12_000);
      expect(part('Day').value).toBe('21');
      await press('Previous');
      expect(screen.getByRole('dialog').textContent).toContain(half);
    });

    it('has half a date again after a reload, and in another page of this browser that takes over', async () => {
      const { server } = await openSecond('DATE');
      await typeDay();
      cleanup();
      await openPage(server);
      await wait(500);
      expect(part('Day').value).toBe('21');
      cleanup();
      const exam = await openPage(server, 'page-2');
      await act(() => exam.takeOver());
      await wait(500);
      expect(part('Day').value).toBe('21');
    });

    it('takes back a wish to leave that waits for the line while a date is typed', async () => {
      const { server, exam } = await openSecond('DATE');
      server.line = 'cut';
      setOnline(false);
      act(() => exam.lineCut());
      await press('Previous');
      await typeDay();
      server.line = 'up';
      setOnline(true);
      await wait(15_000);
      expect(shown()).toContain('Two?');
      expect(part('Day').value).toBe('21');
    });
  });

  it('is where it was after a reload, with its marks', async () => {
    const { server } = await begin();
    await press('Flag for review');
    await press('Next question');
    await press('Previous');
    cleanup();
    await openPage(server);
    await wait(500);
    expect(shown()).toContain('One?');
    expect(screen.getByRole('button', { name: 'Flag for review' }).getAttribute('aria-pressed')).toBe('true');
  });
});
