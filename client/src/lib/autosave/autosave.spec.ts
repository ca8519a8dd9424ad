import { Autosave } from './autosave';

class LineDown extends Error {}
class Refused extends Error {}

const NOON = new Date('2026-11-21T12:00:00Z');

function setUp() {
  const sent: string[] = [];
  const autosave = new Autosave({ isPassing: (error) => error instanceof LineDown, now: () => NOON });
  const send = (name: string) => () => {
    sent.push(name);
    return Promise.resolve();
  };
  return { autosave, sent, send };
}

function held() {
  let release: () => void = () => undefined;
  const gate = new Promise<void>((resolve) => (release = resolve));
  return { send: () => gate, release };
}

describe('autosave', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('waits for a pause in the typing and sends only the newest', async () => {
    const { autosave, sent, send } = setUp();
    autosave.schedule('details', send('A'));
    await jest.advanceTimersByTimeAsync(500);
    autosave.schedule('details', send('AB'));
    expect(autosave.snapshot()).toEqual({ kind: 'pending' });
    await jest.advanceTimersByTimeAsync(600);
    expect(sent).toEqual([]);
    await jest.advanceTimersByTimeAsync(100);
    expect(sent).toEqual(['AB']);
    expect(autosave.snapshot()).toEqual({ kind: 'saved', at: NOON });
  });

  it('does not wait for ever while somebody types without a pause', async () => {
    const { autosave, sent, send } = setUp();
    for (let typed = 1; typed <= 12; typed += 1) {
      autosave.schedule('details', send(`${typed}`));
      await jest.advanceTimersByTimeAsync(400);
    }
    expect(sent[0]).toBe('10');
  });

  it('sends one thing at a time, in the order in which they changed', async () => {
    const { autosave, sent, send } = setUp();
    const first = held();
    autosave.schedule('question-1', first.send);
    autosave.schedule('question-2', send('two'));
    await jest.advanceTimersByTimeAsync(700);
    expect(sent).toEqual([]);
    first.release();
    await jest.advanceTimersByTimeAsync(0);
    expect(sent).toEqual(['two']);
  });

  it('sends what changed while the request before it was under way', async () => {
    const { autosave, sent, send } = setUp();
    const first = held();
    autosave.schedule('details', first.send);
    await jest.advanceTimersByTimeAsync(700);
    autosave.schedule('details', send('newer'));
    first.release();
    await jest.advanceTimersByTimeAsync(0);
    expect(sent).toEqual(['newer']);
    expect(autosave.isDirty()).toBe(false);
  });

  it('sends it also where one function sends whatever is newest', async () => {
    const { autosave, sent } = setUp();
    const first = held();
    let newest = '3 questions';
    const save = () => {
      sent.push(newest);
      return sent.length === 1 ? first.send() : Promise.resolve();
    };
    autosave.schedule('pools', save);
    await jest.advanceTimersByTimeAsync(700);
    newest = '100 questions';
    autosave.schedule('pools', save);
    first.release();
    await jest.advanceTimersByTimeAsync(0);
    expect(sent).toEqual(['3 questions', '100 questions']);
  });

  it('keeps a change while the line is down and sends it when the line is back', async () => {
    const { autosave, sent, send } = setUp();
    let down = true;
    autosave.schedule('details', () => (down ? Promise.reject(new LineDown()) : send('kept')()));
    await jest.advanceTimersByTimeAsync(700);
    expect(autosave.snapshot()).toMatchObject({ kind: 'waiting' });
    expect(autosave.isDirty()).toBe(true);
    down = false;
    await jest.advanceTimersByTimeAsync(2000);
    expect(sent).toEqual(['kept']);
    expect(autosave.snapshot()).toEqual({ kind: 'saved', at: NOON });
  });

  it('does not repeat what the server refuses, and still saves the rest', async () => {
    const { autosave, sent, send } = setUp();
    const refuse = jest.fn(() => Promise.reject(new Refused()));
    autosave.schedule('details', refuse);
    autosave.schedule('bands', send('bands'));
    await jest.advanceTimersByTimeAsync(60_000);
    expect(refuse).toHaveBeenCalledTimes(1);
    expect(sent).toEqual(['bands']);
    expect(autosave.snapshot()).toMatchObject({ kind: 'refused' });
    expect(autosave.isDirty()).toBe(true);
  });

  it('sends what was refused once more when asked to, before what changed later', async () => {
    const { autosave, sent, send } = setUp();
    let refuses = true;
    autosave.schedule('details', () => (refuses ? Promise.reject(new Refused()) : send('details')()));
    await jest.advanceTimersByTimeAsync(700);
    autosave.schedule('bands', send('bands'));
    refuses = false;
    await expect(autosave.retry()).resolves.toBe(true);
    expect(sent).toEqual(['details', 'bands']);
    expect(autosave.snapshot()).toEqual({ kind: 'saved', at: NOON });
    expect(autosave.isDirty()).toBe(false);
  });

  it('keeps what is refused once more', async () => {
    const { autosave } = setUp();
    const refuse = jest.fn(() => Promise.reject(new Refused()));
    autosave.schedule('details', refuse);
    await expect(autosave.flush()).resolves.toBe(false);
    await expect(autosave.retry()).resolves.toBe(false);
    expect(refuse).toHaveBeenCalledTimes(2);
    expect(autosave.snapshot()).toMatchObject({ kind: 'refused' });
    expect(autosave.isDirty()).toBe(true);
  });

  it('takes a mended change after a refusal', async () => {
    const { autosave, send } = setUp();
    autosave.schedule('details', () => Promise.reject(new Refused()));
    await jest.advanceTimersByTimeAsync(700);
    autosave.schedule('details', send('mended'));
    await jest.advanceTimersByTimeAsync(700);
    expect(autosave.snapshot()).toEqual({ kind: 'saved', at: NOON });
  });

  it('flushes without the pause and says whether all is saved', async () => {
    const { autosave, sent, send } = setUp();
    autosave.schedule('details', send('now'));
    await expect(autosave.flush()).resolves.toBe(true);
    expect(sent).toEqual(['now']);
    autosave.schedule('details', () => Promise.reject(new LineDown()));
    await expect(autosave.flush()).resolves.toBe(false);
  });

  it('stays idle when there was nothing to flush', async () => {
    const { autosave } = setUp();
    await autosave.flush();
    expect(autosave.snapshot()).toEqual({ kind: 'idle' });
  });

  it('knows what was typed and cannot be sent yet, until it can or no longer matters', async () => {
    const { autosave, sent, send } = setUp();
    autosave.hold('details');
    expect(await autosave.flush()).toBe(true);
    expect(autosave.isDirty()).toBe(true);
    autosave.schedule('details', send('A title and a role'));
    await autosave.flush();
    expect(sent).toEqual(['A title and a role']);
    expect(autosave.isDirty()).toBe(false);
    autosave.hold('details');
    autosave.cancel('details');
    expect(autosave.isDirty()).toBe(false);
  });

  it('never says that all is saved while something is held', async () => {
    const { autosave, send } = setUp();
    autosave.hold('details');
    expect(autosave.snapshot()).toEqual({ kind: 'held' });
    autosave.schedule('bands', send('bands'));
    await autosave.flush();
    expect(autosave.snapshot()).toEqual({ kind: 'held' });
    autosave.cancel('details');
    expect(autosave.snapshot()).toEqual({ kind: 'saved', at: NOON });
  });

  it('lets somebody leave what this browser keeps', () => {
    const { autosave } = setUp();
    autosave.hold('question-1', true);
    expect(autosave.snapshot()).toEqual({ kind: 'held' });
    expect(autosave.isDirty()).toBe(false);
  });

  it('forgets a change that was cancelled', async () => {
    const { autosave, sent, send } = setUp();
    autosave.schedule('question-1', send('one'));
    autosave.cancel('question-1');
    await autosave.flush();
    expect(sent).toEqual([]);
    expect(autosave.isDirty()).toBe(false);
  });

  it('tells who listens', async () => {
    const { autosave, send } = setUp();
    const heard: string[] = [];
    const leave = autosave.subscribe(() => heard.push(autosave.snapshot().kind));
    autosave.schedule('details', send('x'));
    await autosave.flush();
    leave();
    autosave.schedule('details', send('y'));
    expect(heard).toEqual(['pending', 'saving', 'saved']);
  });
});
