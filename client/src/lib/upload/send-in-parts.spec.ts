import { sendInParts, type PartsPort } from './send-in-parts';

const file = new File(['0123456789'], 'a.webm');

/** A server that has these parts already, and refuses the next calls with these errors. */
function serverWith(receivedParts: number[], errors: Error[] = []) {
  const got = new Map<number, string>();
  const port: PartsPort = {
    start: () => Promise.resolve({ partBytes: 4, receivedParts }),
    send: async (index, content) => {
      const error = errors.shift();
      if (error) throw error;
      got.set(index, await textOf(content));
    },
  };
  return { port, got };
}

/** The browser of the tests has no `text()`. */
const textOf = (content: Blob) =>
  new Promise<string>((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result as string);
    reader.readAsText(content);
  });

const options = () => {
  const seen: number[] = [];
  const controller = new AbortController();
  const given = {
    signal: controller.signal,
    onProgress: (sent: number) => void seen.push(sent),
    pause: () => Promise.resolve(),
  };
  return { ...given, seen, controller };
};

describe('a file sent in parts', () => {
  it('arrives whole, and tells how far it is', async () => {
    const { port, got } = serverWith([]);
    const { seen, ...rest } = options();
    await sendInParts(file, port, rest);
    expect([...got.values()].join('')).toBe('0123456789');
    expect([seen[0], seen.at(-1)]).toEqual([0, 1]);
  });

  it('sends only what the server does not have', async () => {
    const { port, got } = serverWith([0, 2]);
    await sendInParts(file, port, options());
    expect([...got]).toEqual([[1, '4567']]);
  });

  it('tries a part again when the line breaks', async () => {
    const { port, got } = serverWith([], [new TypeError('offline'), new TypeError('offline')]);
    await sendInParts(file, port, options());
    expect(got.size).toBe(3);
  });

  it('gives up on what the server refuses', async () => {
    const { port, got } = serverWith([], [new Error('refused')]);
    await expect(sendInParts(file, port, options())).rejects.toThrow('refused');
    expect(got.size).toBe(0);
  });

  it('stops when it is cancelled', async () => {
    const { port, got } = serverWith([]);
    const { controller, ...rest } = options();
    controller.abort();
    await expect(sendInParts(file, port, rest)).rejects.toThrow();
    expect(got.size).toBe(0);
  });
});
