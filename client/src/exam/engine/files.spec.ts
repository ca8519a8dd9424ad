import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { FakeServer } from '../testing/fake-server';
import { pass, useFakeTime } from '../testing/time';
import { Exam } from './exam';
import { noConnection, type ExamFailure } from './failure';
import { MemoryOutbox } from './memory-outbox';
import { IndexedDbOutbox, type Outbox } from './outbox';
import type { ExamApi } from './ports';

const paper = [
  { id: 'q1', durationSeconds: 120, type: 'FILE_UPLOAD' as const },
  { id: 'q2', durationSeconds: 120, type: 'VIDEO' as const },
];

/** A page that is gone hears no more replies and sends nothing. */
function mortal(api: ExamApi): { api: ExamApi; die: () => void } {
  let isDead = false;
  const wrap =
    (call: (...given: never[]) => unknown) =>
    (...given: never[]) =>
      isDead ? new Promise(() => undefined) : call(...given);
  const calls: Partial<ExamApi> = {};
  for (const [name, call] of Object.entries(api)) {
    Object.assign(calls, { [name]: wrap(call as (...given: never[]) => unknown) });
  }
  return { api: calls as ExamApi, die: () => (isDead = true) };
}

async function openExam(server: FakeServer, pageId = 'page-1', outbox?: Outbox) {
  const ended = jest.fn();
  const { api, die } = mortal(server.api(pageId));
  const exam = new Exam({
    api,
    outbox: outbox ?? (await IndexedDbOutbox.open()),
    linkKey: 'link',
    onSubmitted: () => undefined,
    onEnded: ended,
  });
  void exam.enter();
  await pass(100);
  return { exam, ended, die };
}

async function start(server: FakeServer) {
  const opened = await openExam(server);
  await Promise.all([opened.exam.start(), pass(200)]);
  return opened;
}

/** On another device, which knows only what the server says; and once that has not seen the first page for a while. */
async function goOnElsewhere(server: FakeServer) {
  globalThis.indexedDB = new IDBFactory();
  await pass(20_000);
  const opened = await openExam(server, 'page-2');
  await pass(2_000);
  return opened;
}

const file = (name: string) => new File(['some text'], name, { type: 'text/plain' });
const part = (text: string) => new Blob([text], { type: 'video/webm' });
const states = (exam: Exam, questionId: string) => exam.files.of(questionId).map(({ state }) => state);

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory();
  URL.createObjectURL = () => 'blob:here';
  // jsdom's blobs cannot be read otherwise.
  Blob.prototype.arrayBuffer = function (this: Blob) {
    return new Promise((resolve) => {
      const reader = new FileReader();
      reader.onload = () => resolve(reader.result as ArrayBuffer);
      reader.readAsArrayBuffer(this);
    });
  };
  useFakeTime();
});
afterEach(() => jest.useRealTimers());

it('sends a file at once, and the answer names it', async () => {
  const server = new FakeServer(paper);
  const { exam } = await start(server);
  exam.files.add('q1', file('plan.txt'));
  expect(exam.view().save).toBe('saving');
  await pass(300);
  expect(states(exam, 'q1')).toEqual(['sent']);
  expect(server.stored('q1').value).toEqual({ fileIds: ['file-1'] });
  expect(exam.view().save).toBe('saved');
});

it('hands a file in once although the reply was lost and the page was opened anew', async () => {
  const server = new FakeServer(paper);
  const { exam, die } = await start(server);
  server.line = 'deaf';
  exam.files.add('q1', file('plan.txt'));
  await pass(300);
  die();
  server.line = 'up';
  const next = await openExam(server);
  await pass(2_000);
  expect(next.exam.files.of('q1').map(({ name, state }) => [name, state])).toEqual([['plan.txt', 'sent']]);
  expect(server.files.of('q1')).toHaveLength(1);
  expect(server.stored('q1').value).toEqual({ fileIds: server.files.of('q1').map(({ id }) => id) });
});

it('takes a file out of the answer again', async () => {
  const server = new FakeServer(paper);
  const { exam } = await start(server);
  exam.files.add('q1', file('a.txt'));
  exam.files.add('q1', file('b.txt'));
  await pass(300);
  exam.files.remove('q1', exam.files.of('q1')[0]!.key);
  await pass(300);
  expect(server.stored('q1').value).toEqual({ fileIds: ['file-2'] });
});

describe('a file whose reply was lost', () => {
  it('is part of the answer where the exam goes on elsewhere', async () => {
    const server = new FakeServer(paper);
    const { exam, die } = await start(server);
    server.line = 'deaf';
    exam.files.add('q1', file('plan.txt'));
    await pass(300);
    die();
    server.line = 'up';
    const { exam: next } = await goOnElsewhere(server);
    expect(states(next, 'q1')).toEqual(['sent']);
    expect(next.view().save).toBe('saved');
    expect(server.stored('q1').value).toEqual({ fileIds: ['file-1'] });
  });

  it('stands beside those that the answer named before, and goes when it is removed there', async () => {
    const server = new FakeServer(paper);
    const { exam, die } = await start(server);
    exam.files.add('q1', file('a.txt'));
    await pass(1_000);
    server.line = 'deaf';
    exam.files.add('q1', file('b.txt'));
    await pass(300);
    die();
    server.line = 'up';
    const { exam: next } = await goOnElsewhere(server);
    expect(server.stored('q1').value).toEqual({ fileIds: ['file-1', 'file-2'] });
    next.files.remove('q1', 'file-2');
    await pass(300);
    expect(server.stored('q1').value).toEqual({ fileIds: ['file-1'] });
  });
});

describe('a file that is removed while it is being sent', () => {
  const names = (exam: Exam) => exam.files.of('q1').map(({ name }) => name);

  it('is no part of the answer, though the server has stored it', async () => {
    const server = new FakeServer(paper);
    const { exam, die } = await start(server);
    server.delayMs = 1_000;
    exam.files.add('q1', file('wrong.txt'));
    await pass(500);
    exam.files.remove('q1', exam.files.of('q1')[0]!.key);
    await pass(6_000);
    expect(server.files.of('q1')).toHaveLength(1);
    server.delayMs = 0;
    die();
    const { exam: next } = await goOnElsewhere(server);
    expect(names(next)).toEqual([]);
  });

  it('does not come back with a page that is opened anew before the reply is there', async () => {
    const server = new FakeServer(paper);
    const { exam, die } = await start(server);
    server.delayMs = 1_000;
    exam.files.add('q1', file('wrong.txt'));
    await pass(500);
    exam.files.remove('q1', exam.files.of('q1')[0]!.key);
    await pass(100);
    die();
    await pass(3_000);
    server.delayMs = 0;
    const { exam: next } = await openExam(server);
    await pass(2_000);
    expect(names(next)).toEqual([]);
    next.files.add('q1', file('right.txt'));
    await pass(300);
    expect(names(next)).toEqual(['right.txt']);
    expect(server.stored('q1').value).toEqual({ fileIds: ['file-2'] });
  });

  it('goes although the reply to an earlier try was lost', async () => {
    const server = new FakeServer(paper);
    const { exam, die } = await start(server);
    server.line = 'deaf';
    exam.files.add('q1', file('wrong.txt'));
    await pass(300);
    server.line = 'cut';
    exam.files.remove('q1', exam.files.of('q1')[0]!.key);
    await pass(300);
    server.line = 'up';
    await pass(30_000);
    die();
    const { exam: next } = await goOnElsewhere(server);
    expect(names(next)).toEqual([]);
  });
});

it('does not show a sent file again that was removed without a line', async () => {
  const server = new FakeServer(paper);
  const { exam, die } = await start(server);
  exam.files.add('q1', file('a.txt'));
  exam.files.add('q1', file('b.txt'));
  await pass(300);
  server.line = 'cut';
  exam.files.remove('q1', exam.files.of('q1')[0]!.key);
  await pass(300);
  die();
  server.line = 'up';
  const { exam: next } = await openExam(server);
  expect(next.files.of('q1').map(({ name }) => name)).toEqual(['b.txt']);
  next.files.add('q1', file('c.txt'));
  await pass(2_000);
  expect(server.stored('q1').value).toEqual({ fileIds: ['file-2', 'file-3'] });
});

it('keeps a file while the line is dead, and sends it when the line is back', async () => {
  const server = new FakeServer(paper);
  const { exam } = await start(server);
  server.line = 'cut';
  exam.files.add('q1', file('plan.txt'));
  await pass(1_000);
  expect(states(exam, 'q1')).toEqual(['kept']);
  expect(exam.view().save).toBe('kept');
  server.line = 'up';
  await pass(6_000);
  expect(server.stored('q1').value).toEqual({ fileIds: ['file-1'] });
});

it('keeps a file while the storage of the server is full, and sends it when there is room', async () => {
  const server = new FakeServer(paper);
  const { exam } = await start(server);
  server.files.refusal = 'STORAGE_FULL';
  exam.files.add('q1', file('plan.txt'));
  await pass(300);
  expect(states(exam, 'q1')).toEqual(['kept']);
  server.files.refusal = null;
  await pass(6_000);
  expect(states(exam, 'q1')).toEqual(['sent']);
  expect(server.stored('q1').value).toEqual({ fileIds: ['file-1'] });
});

it('says that the server will not have a file, sends the others, and tries again when asked', async () => {
  const server = new FakeServer(paper);
  const { exam } = await start(server);
  server.files.refusal = 'FILE_TYPE_NOT_ALLOWED';
  exam.files.add('q1', file('plan.txt'));
  await pass(300);
  expect(exam.files.of('q1')).toMatchObject([{ state: 'refused', refusedWith: 'FILE_TYPE_NOT_ALLOWED' }]);
  server.files.refusal = null;
  exam.files.retry('q1', exam.files.of('q1')[0]!.key);
  await pass(300);
  expect(states(exam, 'q1')).toEqual(['sent']);
});

describe('a file that the server refused', () => {
  const fileOnly = [{ id: 'q1', durationSeconds: 120, type: 'FILE_UPLOAD' as const }];
  const rememberedAttempts = async () => (await IndexedDbOutbox.open()).readAttempts('link');
  const keptNames = async () => {
    const [attempt] = await rememberedAttempts();
    const kept = attempt ? await (await IndexedDbOutbox.open()).readFiles(attempt.attemptId) : [];
    return kept.map(({ name }) => name);
  };

  async function refuse(code: string) {
    const server = new FakeServer(fileOnly);
    const opened = await start(server);
    server.files.refusal = code;
    opened.exam.files.add('q1', file('plan.txt'));
    await pass(300);
    expect(states(opened.exam, 'q1')).toEqual(['refused']);
    return { server, ...opened };
  }

  it.each(['FILE_TYPE_NOT_ALLOWED', 'FILE_TOO_LARGE', 'TOO_MANY_FILES', 'ATTEMPT_QUESTION_NOT_FOUND'])(
    'with %s is no answer',
    async (code) => {
      const { exam, ended } = await refuse(code);
      expect(exam.isAnsweredHere(1)).toBe(false);
      await Promise.all([exam.leaveQuestion(), pass(3_000)]);
      expect(ended).toHaveBeenCalledWith(expect.objectContaining({ answeredCount: 0 }));
    },
  );

  it.each(['FILE_TYPE_NOT_ALLOWED', 'FILE_TOO_LARGE'])(
    'for its kind or size, with %s, is nothing to wait for at the end',
    async (code) => {
      const { exam, ended } = await refuse(code);
      await Promise.all([exam.leaveQuestion(), pass(3_000)]);
      expect(ended).toHaveBeenCalledWith(expect.not.objectContaining({ rest: 'kept' }));
      expect(await rememberedAttempts()).toEqual([]);
    },
  );

  it.each(['TOO_MANY_FILES', 'ATTEMPT_QUESTION_NOT_FOUND'])(
    'for another reason, with %s, stays on the device, to be taken along, also where its link is opened again',
    async (code) => {
      const { server, exam, ended, die } = await refuse(code);
      await Promise.all([exam.leaveQuestion(), pass(3_000)]);
      expect(ended).toHaveBeenCalledWith(expect.objectContaining({ rest: 'kept' }));
      expect(await exam.unsentFiles()).toMatchObject([{ name: 'plan.txt', size: 9 }]);
      die();
      const { exam: again } = await openExam(server);
      await pass(1_000);
      expect(await keptNames()).toEqual(['plan.txt']);
      expect(again.view().phase).toMatchObject({ name: 'submitted', rest: 'kept' });
      expect(await again.unsentFiles()).toMatchObject([{ name: 'plan.txt', size: 9 }]);
    },
  );

  it.each([
    ['FILE_TYPE_NOT_ALLOWED', []],
    ['TOO_MANY_FILES', ['plan.txt']],
  ])('with %s after the attempt was over leaves on the device: %j', async (code, names) => {
    const server = new FakeServer(fileOnly);
    const { exam, die } = await start(server);
    server.line = 'cut';
    exam.files.add('q1', file('plan.txt'));
    await pass(1_000);
    die();
    Object.assign(server, { isSubmitted: true, line: 'up' });
    server.files.refusal = code;
    await openExam(server);
    await pass(1_000);
    expect(await keptNames()).toEqual(names);
  });
});

it('finds a file again after a reload that came before it was sent', async () => {
  const server = new FakeServer(paper);
  const { exam, die } = await start(server);
  server.line = 'cut';
  exam.files.add('q1', file('plan.txt'));
  await pass(1_000);
  die();
  server.line = 'up';
  await openExam(server);
  await pass(1_000);
  expect(server.files.of('q1')).toMatchObject([{ name: 'plan.txt', byteSize: 9 }]);
  expect(server.stored('q1').value).toEqual({ fileIds: ['file-1'] });
});

it('sends what it still has of an attempt that is over', async () => {
  const server = new FakeServer(paper);
  const { exam, die } = await start(server);
  server.line = 'cut';
  exam.files.add('q1', file('plan.txt'));
  await pass(1_000);
  die();
  server.isSubmitted = true;
  server.line = 'up';
  await openExam(server);
  await pass(1_000);
  expect(server.files.of('q1')).toMatchObject([{ name: 'plan.txt' }]);
  expect(server.calls).toContain('save q1 1');
});

/** The first question has arrived, and the server has no room for the file of the second. */
async function answerAndGetStuck(server: FakeServer, exam: Exam) {
  exam.answer({ text: 'because' }, true);
  await pass(500);
  await Promise.all([exam.leaveQuestion(), pass(500)]);
  server.files.refusal = 'STORAGE_FULL';
  exam.files.add('q1', file('plan.txt'));
  await pass(500);
}

it('keeps back no receipt of what has arrived while it is stuck, at the link of an exam that is over', async () => {
  const server = new FakeServer([{ id: 'q0', durationSeconds: 120 }, ...paper]);
  const { exam, die } = await start(server);
  await answerAndGetStuck(server, exam);
  die();
  server.isSubmitted = true;
  const { exam: again } = await openExam(server);
  const codes = () => {
    const phase = again.view().phase as Extract<ReturnType<Exam['view']>['phase'], { name: 'submitted' }>;
    return phase.receipts?.receipts.map(({ code }) => code);
  };
  await pass(5_000);
  expect(again.view().phase).toMatchObject({ name: 'submitted', rest: 'sending' });
  expect(codes()).toEqual(['7F3C29-Q0-R1', null, null]);
  server.files.refusal = null;
  await pass(30_000);
  expect(again.view().phase).toMatchObject({ name: 'submitted', rest: null });
  expect(codes()).toEqual(['7F3C29-Q0-R1', '7F3C29-Q1-R1', null]);
});

describe('on the last page, while it is stuck', () => {
  async function getStuckAtTheEnd(failure: ExamFailure | null) {
    const server = new FakeServer([{ id: 'q0', durationSeconds: 120 }, paper[0]!]);
    const { exam, ended } = await start(server);
    await answerAndGetStuck(server, exam);
    server.receiptsFailure = failure;
    // Until the time is up the page waits for the file before it hands in.
    await pass(130_000);
    const facts = () => (exam.view().phase as Extract<ReturnType<Exam['view']>['phase'], { name: 'success' }>).facts;
    const told = () => ({ rest: facts().rest, codes: facts().receipts?.receipts.map(({ code }) => code) });
    return { server, ended, facts, told };
  }

  it('keeps back no receipt of what has arrived', async () => {
    const { server, told } = await getStuckAtTheEnd(null);
    expect(told()).toEqual({ rest: 'sending', codes: ['7F3C29-Q0-R1', null] });
    server.files.refusal = null;
    await pass(30_000);
    expect(told()).toEqual({ codes: ['7F3C29-Q0-R1', '7F3C29-Q1-R1'] });
  });

  it('has arrived also while the receipts cannot be read, and is remembered so', async () => {
    const { server, ended, facts, told } = await getStuckAtTheEnd(noConnection());
    expect(told()).toEqual({ rest: 'sending' });
    server.files.refusal = null;
    await pass(30_000);
    expect(told()).toEqual({});
    server.receiptsFailure = null;
    await pass(60_000);
    expect(told()).toEqual({ codes: ['7F3C29-Q0-R1', '7F3C29-Q1-R1'] });
    expect(ended).toHaveBeenLastCalledWith(facts());
  });
});

it('keeps back no answer while it is stuck, at the link of an exam that is over', async () => {
  const server = new FakeServer([paper[0]!, { id: 'q0', durationSeconds: 120 }]);
  const { exam, die } = await start(server);
  server.files.refusal = 'STORAGE_FULL';
  exam.files.add('q1', file('plan.txt'));
  await pass(125_000);
  server.line = 'cut';
  exam.answer({ text: 'owed' }, true);
  await pass(500);
  die();
  Object.assign(server, { isSubmitted: true, line: 'up' });
  const { exam: again } = await openExam(server);
  await pass(5_000);
  expect(again.view().phase).toMatchObject({ name: 'submitted', rest: 'sending' });
  expect(server.stored('q0').value).toEqual({ text: 'owed' });
  server.files.refusal = null;
  await pass(30_000);
  expect(again.view().phase).toMatchObject({ name: 'submitted', rest: null });
  expect(server.files.of('q1')).toMatchObject([{ name: 'plan.txt' }]);
});

it.each([
  ['kept on the device', () => IndexedDbOutbox.open(), 'kept'],
  ['not sent yet where the browser keeps nothing', () => Promise.resolve(new MemoryOutbox()), 'unsent'],
  ['not sent yet where the disk is full', openFull, 'unsent'],
])('is called %s while the line is dead', async (_, openOutbox, state) => {
  const server = new FakeServer(paper);
  const { exam } = await openExam(server, 'page-1', await openOutbox());
  await Promise.all([exam.start(), pass(200)]);
  server.line = 'cut';
  exam.files.add('q1', file('plan.txt'));
  await pass(1_000);
  expect(states(exam, 'q1')).toEqual([state]);
});

async function openFull() {
  const noRoom = () => Promise.reject(new DOMException('No room', 'QuotaExceededError'));
  return Object.assign(await IndexedDbOutbox.open(), { writeFile: noRoom, writePart: noRoom });
}

describe('a recording', () => {
  async function atRecording(server: FakeServer) {
    const opened = await start(server);
    await Promise.all([opened.exam.leaveQuestion(), pass(300)]);
    return opened;
  }

  it('goes out part by part while it is made, and is the answer when it is ended', async () => {
    const server = new FakeServer(paper);
    const { exam } = await atRecording(server);
    const recording = exam.files.record('q2', 'video/webm', () => undefined);
    recording.write(part('one'));
    await pass(300);
    expect(server.calls).toContain('part 0');
    expect(states(exam, 'q2')).toEqual(['recording']);
    recording.write(part('two'));
    recording.finish();
    await pass(300);
    expect(server.stored('q2').value).toEqual({ fileIds: ['file-1'] });
    expect(server.files.of('q2')).toMatchObject([{ byteSize: 6 }]);
  });

  it('is ended and sent when its question is left', async () => {
    const server = new FakeServer(paper);
    const { exam, ended } = await atRecording(server);
    const recording = exam.files.record('q2', 'video/webm', () => {
      recording.write(part('the end'));
      recording.finish();
    });
    recording.write(part('one'));
    await Promise.all([exam.leaveQuestion(), pass(3_000)]);
    expect(server.stored('q2').value).toEqual({ fileIds: ['file-1'] });
    expect(ended).toHaveBeenCalledWith(expect.not.objectContaining({ rest: 'kept' }));
  });

  it('survives a reload with all parts that were there', async () => {
    const server = new FakeServer(paper);
    const { exam, die } = await atRecording(server);
    const recording = exam.files.record('q2', 'video/webm', () => undefined);
    recording.write(part('one'));
    await pass(300);
    server.line = 'cut';
    recording.write(part('two'));
    await pass(300);
    die();
    server.line = 'up';
    await openExam(server);
    await pass(1_000);
    expect(server.files.of('q2')).toMatchObject([{ byteSize: 6 }]);
    expect(server.stored('q2').value).toEqual({ fileIds: ['file-1'] });
  });

  it('takes the place of the one before also where its reply was lost and the exam goes on elsewhere', async () => {
    const server = new FakeServer(paper);
    const { exam, die } = await atRecording(server);
    const take = async (text: string) => {
      const recording = exam.files.record('q2', 'video/webm', () => undefined);
      recording.write(part(text));
      await pass(1_000);
      return recording;
    };
    (await take('first')).finish();
    await pass(300);
    const second = await take('second');
    server.line = 'deaf';
    second.finish();
    await pass(300);
    die();
    server.line = 'up';
    const { exam: next } = await goOnElsewhere(server);
    expect(server.stored('q2').value).toEqual({ fileIds: ['file-2'] });
    expect(states(next, 'q2')).toEqual(['sent']);
  });

  it('takes the place of the one before', async () => {
    const server = new FakeServer(paper);
    const { exam } = await atRecording(server);
    for (const text of ['first', 'second']) {
      const recording = exam.files.record('q2', 'video/webm', () => undefined);
      recording.write(part(text));
      recording.finish();
      await pass(300);
    }
    expect(server.stored('q2').value).toEqual({ fileIds: ['file-2'] });
    expect(states(exam, 'q2')).toEqual(['sent']);
  });
});
