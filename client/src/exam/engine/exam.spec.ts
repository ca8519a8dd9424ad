import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { FakeServer, type PaperQuestion } from '../testing/fake-server';
import { pass, useFakeTime } from '../testing/time';
import type { EndingFacts } from './ending';
import { Exam } from './exam';
import { ExamFailure, noConnection } from './failure';
import { linkKey } from './exam-url';
import { IndexedDbOutbox } from './outbox';
import type { ExamApi } from './ports';

const paper: PaperQuestion[] = [
  { id: 'q1', durationSeconds: 60 },
  { id: 'q2', durationSeconds: 60 },
];

async function openPage(server: FakeServer, pageId = 'page-1', token = 'link') {
  const outbox = await IndexedDbOutbox.open();
  const onSubmitted = jest.fn();
  const onEnded = jest.fn<unknown, [EndingFacts]>();
  let isAlive = true;
  const api = mortal(server.api(pageId), () => isAlive);
  const exam = new Exam({ api, outbox, linkKey: linkKey(token), pageId, onSubmitted, onEnded });
  void exam.enter();
  await pass(200);
  const write = (text: string) => exam.answer({ text }, false);
  return { exam, outbox, write, crash: () => (isAlive = false), onSubmitted, onEnded };
}

async function startExam(server: FakeServer, pageId?: string) {
  const page = await openPage(server, pageId);
  void page.exam.start();
  await pass(200);
  return page;
}

/** Of a page that crashed nothing goes out any more; what it wrote to the browser's database is left. */
function mortal(api: ExamApi, isAlive: () => boolean): ExamApi {
  return new Proxy(api, {
    get: (target, name: keyof ExamApi) => (isAlive() ? target[name] : () => new Promise(() => undefined)),
  });
}

const taken = async (exam: Exam) => (await exam.unsentFiles()).map(({ name }) => name);

const setOnline = (isOnline: boolean) => jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory();
  setOnline(true);
  useFakeTime();
});

describe('entering', () => {
  it('shows the set-up before the start, then the first question', async () => {
    const { exam } = await openPage(new FakeServer(paper));
    expect(exam.view().phase.name).toBe('set-up');
    void exam.start();
    await pass(200);
    expect(exam.view().phase).toMatchObject({ name: 'question', question: { id: 'q1' } });
  });

  it('says that a link is broken when the server does not know it', async () => {
    const server = new FakeServer(paper);
    server.entryFailure = new ExamFailure('refused', 'UNAUTHENTICATED');
    const { exam } = await openPage(server);
    expect(exam.view().phase.name).toBe('broken-link');
  });

  it('keeps trying while the line is dead, and says so', async () => {
    const server = new FakeServer(paper);
    server.line = 'cut';
    const { exam } = await openPage(server);
    expect(exam.view().phase).toMatchObject({ name: 'loading', failure: { kind: 'network' } });
    server.line = 'up';
    await pass(5_000);
    expect(exam.view().phase.name).toBe('set-up');
  });

  it('opens by itself when the time has come', async () => {
    const server = new FakeServer(paper);
    const opensAt = new Date(server.now() + 30_000).toISOString();
    server.entryOverride = { state: 'UNAVAILABLE', unavailableReason: 'NOT_OPEN_YET', opensAt };
    const { exam } = await openPage(server);
    expect(exam.view().phase.name).toBe('unavailable');
    server.entryOverride = {};
    await pass(32_000);
    expect(exam.view().phase.name).toBe('set-up');
  });
});

describe('answering', () => {
  it('saves, and says so when it is true', async () => {
    const server = new FakeServer(paper);
    server.delayMs = 50;
    const { exam, write } = await startExam(server);
    expect(exam.view().save).toBe('empty');
    write('because');
    expect(exam.view().save).toBe('saving');
    await pass(440);
    expect(exam.view().save).toBe('saving');
    await pass(200);
    expect(exam.view().save).toBe('saved');
    expect(server.stored('q1')).toMatchObject({ value: { text: 'because' }, revision: 1 });
  });

  it('sends each change at once in the last two seconds, and does not let it be held', async () => {
    const server = new FakeServer(paper);
    const { write } = await startExam(server);
    write('first words');
    await pass(58_500);
    write('last words');
    await pass(50);
    expect(server.stored('q1').value).toEqual({ text: 'last words' });
    expect(server.hastes).toEqual(['unhurried', 'awaited']);
  });

  it('goes on while the line is dead, and sends everything when it is back', async () => {
    const server = new FakeServer(paper);
    const { exam, write } = await startExam(server);
    server.line = 'hole';
    write('before the');
    await pass(9_000);
    expect(exam.view()).toMatchObject({ save: 'kept', connection: 'offline' });
    write('before the storm');
    await pass(5_000);
    expect(exam.view().answer?.value).toEqual({ text: 'before the storm' });
    server.line = 'up';
    exam.wake();
    await pass(10_000);
    expect(exam.view()).toMatchObject({ save: 'saved', connection: 'online' });
    expect(server.stored('q1').value).toEqual({ text: 'before the storm' });
  });

  it('tells a server in trouble from a dead line', async () => {
    const server = new FakeServer(paper);
    const { exam, write } = await startExam(server);
    server.line = 'broken';
    write('x');
    await pass(1_000);
    expect(exam.view()).toMatchObject({ save: 'kept', connection: 'trouble' });
  });
});

describe('moving on', () => {
  it('saves first and then asks for the next question', async () => {
    const server = new FakeServer(paper);
    const { exam, write } = await startExam(server);
    write('done');
    void exam.leaveQuestion();
    await pass(100);
    expect(exam.view().phase).toMatchObject({ name: 'question', question: { id: 'q2' } });
    expect(server.calls.slice(-2)).toEqual(['save q1 1', 'next q1']);
  });

  it('waits for the line: flushes, then opens the next question', async () => {
    const server = new FakeServer(paper);
    const { exam, write } = await startExam(server);
    server.line = 'cut';
    setOnline(false);
    exam.lineCut();
    write('offline');
    void exam.leaveQuestion();
    await pass(3_000);
    expect(exam.view().phase).toMatchObject({ question: { id: 'q1' }, leaving: 'waiting' });
    expect(server.calls).not.toContain('next q1');
    server.line = 'up';
    setOnline(true);
    exam.wake();
    await pass(6_000);
    expect(exam.view().phase).toMatchObject({ question: { id: 'q2' } });
    expect(server.stored('q1')).toMatchObject({ value: { text: 'offline' }, late: null });
    const told = server.calls.filter((call) => call.startsWith('save') || call.startsWith('next'));
    expect(told.indexOf('next q1')).toBe(told.length - 1);
  });

  it('stays when the candidate goes on writing while offline', async () => {
    const server = new FakeServer(paper);
    const { exam, write } = await startExam(server);
    server.line = 'cut';
    write('one');
    void exam.leaveQuestion();
    await pass(1_000);
    write('one more');
    server.line = 'up';
    exam.wake();
    await pass(6_000);
    expect(exam.view().phase).toMatchObject({ question: { id: 'q1' }, leaving: 'no' });
    expect(server.stored('q1').value).toEqual({ text: 'one more' });
  });

  it('asks again when the reply is lost, and does not skip a question', async () => {
    const server = new FakeServer(paper);
    server.delayMs = 500;
    const { exam } = await openPage(server);
    await pass(2_000);
    void exam.start();
    await pass(2_000);
    void exam.leaveQuestion();
    await pass(600);
    server.line = 'cut';
    await pass(600);
    server.line = 'up';
    await pass(6_000);
    expect(exam.view().phase).toMatchObject({ question: { id: 'q2' }, sitting: { position: 2 } });
  });
});

describe('at zero', () => {
  it('locks the answer, sends what is there in time, and moves on', async () => {
    const server = new FakeServer(paper);
    const { exam, write } = await startExam(server);
    await pass(59_500);
    write('just in');
    await pass(400);
    expect(exam.view().phase).toMatchObject({ leaving: 'time-up' });
    write('too late');
    await pass(3_000);
    expect(exam.view().phase).toMatchObject({ question: { id: 'q2' }, leaving: 'no' });
    expect(server.stored('q1')).toMatchObject({ value: { text: 'just in' }, late: null });
  });

  it('is the server’s zero, whatever is done to the computer’s clock', async () => {
    const server = new FakeServer(paper);
    const { exam } = await startExam(server);
    jest.setSystemTime(Date.now() + 3 * 3_600_000);
    await pass(50_000);
    expect(exam.view().phase).toMatchObject({ question: { id: 'q1' }, leaving: 'no' });
    jest.setSystemTime(0);
    await pass(12_000);
    expect(exam.view().phase).toMatchObject({ question: { id: 'q2' } });
  });

  it('of the last question hands the exam in', async () => {
    const server = new FakeServer([{ id: 'q1', durationSeconds: 60 }]);
    const { exam, write, onEnded } = await startExam(server);
    write('all');
    await pass(60_000);
    expect(exam.view().phase).toMatchObject({ name: 'ending', cause: 'time' });
    await pass(4_000);
    expect(exam.view().phase.name).toBe('success');
    expect(onEnded.mock.calls).toMatchObject([
      [{ answeredCount: 1, questionCount: 1, reference: 'MZ-7F3K-29', receipts: null }],
      [{ receipts: { receipts: [{ position: 1, code: '7F3C29-Q1-R1' }] } }],
    ]);
  });

  it('counts a cell that was filled in and is emptied as an answer', async () => {
    const cell = { row: 1, column: 1, text: '48,250', isLocked: false };
    const grid = { rows: 1, columns: 2, cells: [cell] };
    const { exam, onEnded } = await startExam(
      new FakeServer([{ id: 'q1', durationSeconds: 60, type: 'SPREADSHEET', grid }]),
    );
    exam.answer({ cells: [{ row: 1, column: 1, text: '' }] }, false);
    await pass(2_000);
    expect(exam.isAnsweredHere(1)).toBe(true);
    await Promise.all([exam.leaveQuestion(), pass(4_000)]);
    expect(onEnded).toHaveBeenCalledWith(expect.objectContaining({ answeredCount: 1 }));
  });

  it('while offline keeps the answer, sends it late when the line is back, and only then moves on', async () => {
    const server = new FakeServer(paper);
    const { exam, write } = await startExam(server);
    await pass(50_000);
    server.line = 'cut';
    write('in the tunnel');
    await pass(20_000);
    expect(exam.view().phase).toMatchObject({
      question: { id: 'q1' },
      leaving: 'time-up',
      failure: { kind: 'network' },
    });
    server.line = 'up';
    exam.wake();
    await pass(2_000);
    expect(server.stored('q1').late).toMatchObject({ value: { text: 'in the tunnel' } });
    expect(exam.view()).toMatchObject({ phase: { question: { id: 'q2' } }, lateQuestion: 1 });
  });

  it('does not stay with an answer that the server cannot store now', async () => {
    const server = new FakeServer(paper);
    const { exam, write } = await startExam(server);
    await pass(57_000);
    server.line = 'broken';
    write('x');
    await pass(4_000);
    server.line = 'up';
    await pass(6_000);
    expect(exam.view().phase).toMatchObject({ question: { id: 'q2' } });
  });
});

describe('coming back', () => {
  it('resumes after a reload where it was, unsent words and the clock included', async () => {
    const server = new FakeServer(paper);
    const before = await startExam(server);
    before.write('sent');
    await pass(1_000);
    server.line = 'cut';
    before.write('sent and unsent');
    await pass(20_000);
    before.crash();
    server.line = 'up';
    const { exam } = await openPage(server);
    expect(exam.view().answer?.value).toEqual({ text: 'sent and unsent' });
    const { question } = exam.view().phase as Extract<ReturnType<Exam['view']>['phase'], { name: 'question' }>;
    expect(Math.abs(Date.parse(question.closesAt) - exam.clock.now() - 38_800)).toBeLessThan(1_000);
    await pass(1_000);
    expect(server.stored('q1')).toMatchObject({ value: { text: 'sent and unsent' }, revision: 2 });
  });

  it('sends what a closed question still owed, late', async () => {
    const server = new FakeServer(paper);
    const before = await startExam(server);
    server.line = 'cut';
    before.write('owed');
    await pass(1_000);
    before.crash();
    jest.advanceTimersByTime(70_000);
    server.line = 'up';
    const { exam } = await openPage(server);
    await pass(1_000);
    expect(exam.view().phase).toMatchObject({ question: { id: 'q2' } });
    expect(server.stored('q1').late).toMatchObject({ value: { text: 'owed' } });
  });

  it('sends what a submitted exam still owed, and goes to the page that says so', async () => {
    const server = new FakeServer(paper);
    const before = await startExam(server);
    server.line = 'cut';
    before.write('owed');
    await pass(1_000);
    before.crash();
    server.line = 'up';
    server.isSubmitted = true;
    server.stored('q1').closedAt = server.now();
    const { exam, onSubmitted, outbox } = await openPage(server);
    await pass(1_000);
    expect(exam.view().phase.name).toBe('submitted');
    expect(onSubmitted).toHaveBeenCalled();
    expect(server.stored('q1').late).toMatchObject({ value: { text: 'owed' } });
    expect(await outbox.readAttempts(linkKey('link'))).toEqual([]);
  });
});

describe('a link that was issued anew', () => {
  const invitation = 'AQGJCl2slndLvM6zAgmagFc';
  const other = 'AQGJCl2slndLvM6zAgmagFg';

  /** Left without a line under the first link, and handed in by the server since. */
  async function leftBehind() {
    const server = new FakeServer(paper);
    const away = await openPage(server, 'page-1', `${invitation}AAAAB-sealed`);
    void away.exam.start();
    await pass(200);
    server.line = 'cut';
    away.write('owed');
    await pass(1_000);
    away.crash();
    server.line = 'up';
    server.isSubmitted = true;
    return server;
  }

  it('finds what the one before left on this device, sends it or offers it, and shows the receipts', async () => {
    const server = await leftBehind();
    server.saveFailure = new ExamFailure('refused', 'EXAM_UNAVAILABLE');
    const refused = await openPage(server, 'page-2', `${invitation}AAAAC-resealed`);
    await pass(1_000);
    expect(refused.exam.view().phase).toMatchObject({ name: 'submitted', rest: 'kept', receipts: {} });
    expect(await taken(refused.exam)).toEqual(['mizan-answers-7f3k29.json']);
    server.saveFailure = null;
    const { exam } = await openPage(server, 'page-3', `${invitation}AAAAD-sealedagain`);
    await pass(1_000);
    expect(exam.view().phase).toMatchObject({ name: 'submitted', rest: null });
    expect(server.stored('q1').late).toMatchObject({ value: { text: 'owed' } });
  });

  it('finds nothing of another invitation in the same browser', async () => {
    const server = await leftBehind();
    const { exam } = await openPage(server, 'page-2', `${other}AAAAB-sealed`);
    await pass(1_000);
    expect(exam.view().phase).toMatchObject({ name: 'submitted', rest: null, receipts: null });
    expect(await taken(exam)).toEqual([]);
    expect(server.stored('q1').late).toBeNull();
  });
});

describe('two pages that wrote late', () => {
  it('have the last words of the live one kept, and leave those of the other on its device', async () => {
    const server = new FakeServer(paper);
    const away = await startExam(server, 'page-1');
    server.line = 'cut';
    for (const text of ['a', 'ab', 'abc', 'abcd']) {
      away.write(text);
      await pass(10);
    }
    away.crash();
    server.line = 'up';
    globalThis.indexedDB = new IDBFactory();
    const live = await openPage(server, 'page-2');
    void live.exam.takeOver();
    await pass(200);
    live.write('before');
    await pass(1_000);
    await expect(
      server.api('page-1').save({ questionId: 'q1', revision: 4, value: { text: 'abcd' } }),
    ).rejects.toMatchObject({ code: 'PAGE_TAKEN' });
    server.line = 'cut';
    live.write('last words');
    await pass(1_000);
    jest.advanceTimersByTime(70_000);
    server.line = 'up';
    await pass(6_000);
    expect(server.stored('q1')).toMatchObject({ value: { text: 'before' }, late: { value: { text: 'last words' } } });
  });

  it('forget nothing that was sent after the end and found no place', async () => {
    const server = new FakeServer(paper);
    const away = await startExam(server, 'page-1');
    server.line = 'cut';
    away.write('owed');
    await pass(1_000);
    away.crash();
    server.line = 'up';
    server.isSubmitted = true;
    server.livePage = 'page-2';
    const late = { value: { text: 'theirs' }, revision: 9, savedAt: new Date(server.now()).toISOString() };
    Object.assign(server.stored('q1'), { closedAt: server.now(), late });
    const { exam, outbox } = await openPage(server, 'page-3');
    await pass(1_000);
    expect(exam.view().phase).toMatchObject({ name: 'submitted', rest: 'kept' });
    const [kept] = await outbox.readAttempts(linkKey('link'));
    expect(await outbox.readAnswers(kept!.attemptId)).toMatchObject([{ value: { text: 'owed' } }]);
    expect(await taken(exam)).toEqual(['mizan-answers-7f3k29.json']);
  });
});

describe('an answer that the server does not take', () => {
  it('is told of at the end, given to be taken along, and stays on the device', async () => {
    const server = new FakeServer([{ id: 'q1', durationSeconds: 60 }]);
    server.saveFailure = new ExamFailure('refused', 'INVALID_INPUT');
    const { exam, write, outbox, onEnded } = await startExam(server);
    write('odd');
    await pass(1_000);
    expect(exam.view()).toMatchObject({ save: 'refused', hasUnsent: true, isDelivered: false });
    expect(await taken(exam)).toEqual(['mizan-answers-7f3k29.json']);
    await pass(70_000);
    expect(exam.view().phase).toMatchObject({ name: 'success', facts: { rest: 'kept' } });
    expect(onEnded.mock.lastCall).toMatchObject([{ rest: 'kept' }]);
    expect(await taken(exam)).toEqual(['mizan-answers-7f3k29.json']);
    expect(await outbox.readAttempts(linkKey('link'))).toHaveLength(1);
  });

  it.each([
    ['INVALID_INPUT', 'odd', 1_000],
    ['ANSWER_NOT_KEPT', 'at the last moment', 0],
    ['EXAM_UNAVAILABLE', 'at the last moment', 0],
  ])('is none of those that are answered, as by the receipt: %s for what is written %s', async (code, text, ms) => {
    const server = new FakeServer(paper);
    const { exam, write } = await startExam(server);
    write('taken');
    await pass(1_000);
    void exam.leaveQuestion();
    await pass(100);
    server.saveFailure = new ExamFailure('refused', code);
    write(text);
    await pass(ms);
    if (code !== 'INVALID_INPUT') server.isSubmitted = true;
    await pass(70_000);
    const { facts } = exam.view().phase as Extract<ReturnType<Exam['view']>['phase'], { name: 'success' }>;
    expect(facts).toMatchObject({ answeredCount: 1, questionCount: 2, rest: 'kept' });
    expect(facts.receipts?.receipts.filter(({ storedAt }) => storedAt)).toHaveLength(1);
  });

  it('leaves the question answered where the server has what was written before', async () => {
    const server = new FakeServer([{ id: 'q1', durationSeconds: 60 }]);
    const { exam, write } = await startExam(server);
    write('taken');
    await pass(1_000);
    server.saveFailure = new ExamFailure('refused', 'INVALID_INPUT');
    write('odd');
    await pass(70_000);
    expect(exam.view().phase).toMatchObject({ name: 'success', facts: { answeredCount: 1, rest: 'kept' } });
  });

  it.each([
    ['INVALID_INPUT', 'kept'],
    ['EXAM_UNAVAILABLE', 'kept'],
    [null, null],
  ])('is sent from the link, and told of there where it is refused with %s', async (code, rest) => {
    const server = new FakeServer(paper);
    const away = await startExam(server, 'page-1');
    server.line = 'cut';
    away.write('owed');
    await pass(1_000);
    away.crash();
    server.isSubmitted = true;
    server.line = 'up';
    server.saveFailure = noConnection();
    const { exam } = await openPage(server);
    expect(exam.view().phase).toMatchObject({ name: 'submitted', rest: 'sending' });
    server.saveFailure = code === null ? null : new ExamFailure('refused', code);
    await pass(20_000);
    expect(exam.view().phase).toMatchObject({ name: 'submitted', rest });
  });
});

describe('one live page', () => {
  it('locks this window when another goes on, and can take the exam back', async () => {
    const server = new FakeServer(paper);
    const first = await startExam(server, 'page-1');
    first.write('from the first');
    await pass(1_000);
    const second = await openPage(server, 'page-2');
    expect(second.exam.view().phase.name).toBe('taken');
    void second.exam.takeOver();
    await pass(200);
    expect(second.exam.view()).toMatchObject({
      phase: { name: 'question' },
      answer: { value: { text: 'from the first' } },
    });
    await pass(10_500);
    expect(first.exam.view().phase.name).toBe('taken');
    first.write('ignored');
    second.write('from the second');
    await pass(1_000);
    void first.exam.takeOver();
    await pass(200);
    expect(first.exam.view()).toMatchObject({
      phase: { name: 'question' },
      answer: { value: { text: 'from the second' } },
    });
  });
});

describe('a page that crashed', () => {
  it('is followed by the new one without a word, once the server has missed it', async () => {
    const server = new FakeServer(paper);
    const first = await startExam(server, 'page-1');
    first.crash();
    const { exam } = await openPage(server, 'page-2');
    expect(exam.view().phase.name).toBe('taken');
    await pass(21_000);
    expect(exam.view().phase).toMatchObject({ name: 'question', question: { id: 'q1' } });
  });
});

describe('handing in', () => {
  it('submits after the last question, and forgets the answers on this device', async () => {
    const server = new FakeServer([{ id: 'q1', durationSeconds: 60 }]);
    const { exam, write, outbox } = await startExam(server);
    write('all I know');
    await pass(20_000);
    void exam.leaveQuestion();
    await pass(100);
    expect(exam.view().phase).toMatchObject({ name: 'ending', cause: 'candidate', step: 'calculating' });
    await pass(1_500);
    expect(exam.view().phase).toMatchObject({ name: 'success', facts: { firstName: 'Noor', answeredCount: 1 } });
    expect(await outbox.readAnswers('7f3k29aa-0000-4000-8000-000000000000')).toEqual([]);
  });

  it('thanks at once, and shows the receipts when the line has brought them', async () => {
    const server = new FakeServer([{ id: 'q1', durationSeconds: 60 }]);
    const { exam, write } = await startExam(server);
    write('all I know');
    await pass(1_000);
    void exam.leaveQuestion();
    await pass(500);
    server.line = 'cut';
    await pass(1_500);
    expect(exam.view().phase).toMatchObject({ name: 'success', facts: { receipts: null } });
    server.line = 'up';
    await pass(6_000);
    const receipts = [{ position: 1, code: '7F3C29-Q1-R1', isLate: false }];
    expect(exam.view().phase).toMatchObject({ name: 'success', facts: { receipts: { receipts } } });
  });

  it('ends as well when the server handed in', async () => {
    const server = new FakeServer(paper);
    const { exam } = await startExam(server);
    server.isSubmitted = true;
    await pass(12_000);
    expect(exam.view().phase.name).toBe('success');
  });
});
