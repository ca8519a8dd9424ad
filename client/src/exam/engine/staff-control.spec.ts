import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { FakeServer, type PaperQuestion } from '../testing/fake-server';
import { pass, useFakeTime } from '../testing/time';
import { Exam } from './exam';
import { IndexedDbOutbox } from './outbox';

const paper: PaperQuestion[] = [
  { id: 'q1', durationSeconds: 60 },
  { id: 'q2', durationSeconds: 60 },
];

async function sitDown(server: FakeServer) {
  const outbox = await IndexedDbOutbox.open();
  const quiet = { onSubmitted: () => undefined, onEnded: () => undefined };
  const exam = new Exam({ api: server.api('page-1'), outbox, linkKey: 'link', ...quiet });
  void exam.enter();
  await pass(200);
  void exam.start();
  await pass(200);
  return exam;
}

const questionOf = (exam: Exam) => {
  const { phase } = exam.view();
  if (phase.name !== 'question') throw new Error(`In ${phase.name}`);
  return phase;
};

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory();
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
  useFakeTime();
});

describe('while staff hold the exam', () => {
  it('takes no answers, rings at no time, and goes on with all that was left', async () => {
    const server = new FakeServer(paper);
    const exam = await sitDown(server);
    exam.answer({ text: 'before' }, true);
    await pass(20_000);
    server.pause();
    await pass(10_500);
    expect(questionOf(exam).control.isPaused).toBe(true);
    exam.answer({ text: 'during' }, true);
    await pass(600_000);
    expect(questionOf(exam).question.id).toBe('q1');
    expect(server.stored('q1')).toMatchObject({ value: { text: 'before' }, closedAt: null });
    server.continue();
    await pass(3_500);
    expect(questionOf(exam).control.isPaused).toBe(false);
    exam.answer({ text: 'after' }, true);
    await pass(30_000);
    expect(questionOf(exam).question.id).toBe('q1');
    expect(server.stored('q1').value).toEqual({ text: 'after' });
    await pass(15_000);
    expect(questionOf(exam).question.id).toBe('q2');
  });

  it('sends what was typed before it heard of the pause, and it counts', async () => {
    const server = new FakeServer(paper);
    const exam = await sitDown(server);
    await pass(15_000);
    server.pause();
    exam.answer({ text: 'on its way' }, false);
    await pass(20_000);
    expect(server.stored('q1')).toMatchObject({ value: { text: 'on its way' }, late: null });
  });

  it('shows the pause and no question to a page that comes back in it', async () => {
    const server = new FakeServer(paper);
    const exam = await sitDown(server);
    exam.answer({ text: 'before' }, true);
    await pass(1_000);
    server.pause();
    await pass(300_000);
    const again = await sitDown(server);
    expect(again.view()).toMatchObject({ phase: { name: 'paused', control: { isPaused: true } }, answer: null });
    server.continue();
    await pass(3_500);
    expect(questionOf(again)).toMatchObject({ question: { id: 'q1' }, control: { isPaused: false } });
    expect(again.view().answer).toMatchObject({ value: { text: 'before' } });
  });

  it('loses nothing that was typed before it heard of the pause: it is kept beside, and counts when the exam goes on', async () => {
    const server = new FakeServer(paper);
    const exam = await sitDown(server);
    await pass(15_000);
    server.pause();
    await pass(3_000);
    exam.answer({ text: 'typed after the pause' }, true);
    await pass(20_000);
    expect(server.stored('q1')).toMatchObject({ value: null, late: { value: { text: 'typed after the pause' } } });
    expect(exam.view()).toMatchObject({ lateQuestion: null, phase: { control: { isPaused: true } } });
    server.continue();
    await pass(4_000);
    expect(questionOf(exam).control.isPaused).toBe(false);
    expect(exam.view().answer).toMatchObject({ value: { text: 'typed after the pause' } });
    expect(server.stored('q1').value).toEqual({ text: 'typed after the pause' });
    expect(exam.view().lateQuestion).toBeNull();
  });

  it('goes on as soon as a dead line lets it, with the question as the server has it then', async () => {
    const server = new FakeServer(paper);
    const exam = await sitDown(server);
    server.pause();
    await pass(10_500);
    server.line = 'cut';
    server.continue();
    server.addTime('q1', 30);
    await pass(10_000);
    expect(questionOf(exam).control.isPaused).toBe(true);
    server.line = 'up';
    await pass(10_000);
    expect(questionOf(exam)).toMatchObject({ question: { durationSeconds: 90 }, control: { isPaused: false } });
  });
});

describe('what staff do', () => {
  it('is asked for as soon as the page is told, and otherwise with the next beat', async () => {
    const server = new FakeServer(paper);
    const exam = await sitDown(server);
    await pass(1_000);
    server.message = { id: 'm1', text: 'Please sit down.', at: new Date(server.now()).toISOString() };
    await pass(1_000);
    expect(questionOf(exam).control.message).toBeNull();
    server.nudge();
    await pass(300);
    expect(questionOf(exam).control.message).toMatchObject({ text: 'Please sit down.' });
    server.pause();
    server.nudge();
    await pass(300);
    expect(questionOf(exam).control.isPaused).toBe(true);
    expect(server.listening).toBe(1);
  });

  it('is heard also when it happens while a beat is on its way', async () => {
    const server = new FakeServer(paper);
    const exam = await sitDown(server);
    await pass(1_000);
    server.delayMs = 200;
    server.nudge();
    await pass(300);
    server.pause();
    server.nudge();
    await pass(900);
    expect(questionOf(exam).control.isPaused).toBe(true);
  });

  it('is listened to by nobody once the exam is handed in', async () => {
    const server = new FakeServer(paper);
    const exam = await sitDown(server);
    for (const _ of paper) {
      void exam.leaveQuestion();
      await pass(5_000);
    }
    expect(server.listening).toBe(0);
  });
});

describe('time that staff add', () => {
  it('moves the end and is news for as long as the question is open', async () => {
    const server = new FakeServer(paper);
    const exam = await sitDown(server);
    server.addTime('q1', 120);
    await pass(10_500);
    expect(questionOf(exam)).toMatchObject({ gained: 120, question: { durationSeconds: 180 } });
    await pass(100_000);
    expect(questionOf(exam).question.id).toBe('q1');
    await pass(75_000);
    expect(questionOf(exam)).toMatchObject({ gained: 0, question: { id: 'q2' } });
  });

  it('reaches a page whose time ran out before it could hear of it', async () => {
    const server = new FakeServer(paper);
    const exam = await sitDown(server);
    await pass(58_000);
    server.addTime('q1', 60);
    await pass(6_000);
    expect(questionOf(exam)).toMatchObject({ leaving: 'no', question: { id: 'q1', durationSeconds: 120 } });
    exam.answer({ text: 'in the added time' }, true);
    await pass(1_000);
    expect(server.stored('q1').value).toEqual({ text: 'in the added time' });
  });

  it('reaches it at the last question too, where the exam seemed to end', async () => {
    const server = new FakeServer(paper.slice(0, 1));
    const exam = await sitDown(server);
    await pass(58_000);
    server.addTime('q1', 60);
    await pass(6_000);
    expect(questionOf(exam)).toMatchObject({ leaving: 'no', question: { id: 'q1' } });
    expect(server.isSubmitted).toBe(false);
  });
});

describe('a message of the staff', () => {
  const message = { id: 'm1', text: 'Please stay seated.', at: '2026-11-21T09:00:00Z' };

  it('is shown until it is read, and not again', async () => {
    const server = new FakeServer(paper);
    const exam = await sitDown(server);
    server.message = message;
    await pass(10_500);
    expect(questionOf(exam).control.message).toEqual(message);
    void exam.readMessage('m1');
    expect(questionOf(exam).control.message).toBeNull();
    await pass(10_500);
    expect(server.message).toBeNull();
    expect(questionOf(exam).control.message).toBeNull();
  });

  it('is read once, also while the line is dead', async () => {
    const server = new FakeServer(paper);
    const exam = await sitDown(server);
    server.message = message;
    await pass(10_500);
    server.line = 'cut';
    void exam.readMessage('m1');
    await pass(5_000);
    server.line = 'up';
    await pass(15_000);
    expect(server.message).toBeNull();
    expect(questionOf(exam).control.message).toBeNull();
  });
});
