import { PassThrough } from 'node:stream';
import { SocketLine } from './socket-line';

describe('a line of sockets, five milliseconds apart', () => {
  const cameIn: string[] = [];
  let startedAt: number;
  beforeEach(() => {
    jest.useFakeTimers();
    cameIn.length = 0;
    startedAt = performance.now();
  });
  afterEach(() => jest.useRealTimers());
  const enter = (line: SocketLine, name: string) => {
    const socket = new PassThrough();
    line.enter(socket, () => void cameIn.push(`${name} ${Math.round(performance.now() - startedAt)}`));
    return socket;
  };

  it('lets them in in their order', () => {
    const line = new SocketLine(5);
    for (const name of ['a', 'b', 'c']) enter(line, name);
    expect(cameIn).toEqual(['a 0']);
    jest.advanceTimersByTime(20);
    expect(cameIn).toEqual(['a 0', 'b 5', 'c 10']);
    jest.advanceTimersByTime(100);
    enter(line, 'd');
    expect(cameIn.at(-1)).toBe('d 120');
  });

  it('gives the turns of those who hung up to those behind them', () => {
    const line = new SocketLine(5);
    enter(line, 'a');
    const gone = Array.from({ length: 100 }, () => enter(line, 'gone'));
    enter(line, 'b');
    for (const socket of gone) socket.destroy();
    jest.advanceTimersByTime(20);
    expect(cameIn).toEqual(['a 0', 'b 5']);
  });

  it('moves on after one that could not be let in', () => {
    const line = new SocketLine(5);
    enter(line, 'a');
    line.enter(new PassThrough(), () => {
      throw new Error('no');
    });
    enter(line, 'b');
    expect(() => jest.advanceTimersByTime(5)).toThrow('no');
    jest.advanceTimersByTime(10);
    expect(cameIn).toEqual(['a 0', 'b 10']);
  });
});
