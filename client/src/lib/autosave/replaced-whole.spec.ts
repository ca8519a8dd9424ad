import { RefusedOperation } from '../graphql/errors';
import { ReplacedWhole } from './replaced-whole';

const droppedLine = () => new TypeError('Failed to fetch');
const refusal = new RefusedOperation([{ extensions: { code: 'ASSESSMENT_CHANGED_MEANWHILE' } }]);

/** A list of which the server has 'a', and what it is asked for. */
function open() {
  const list = new ReplacedWhole(['a']);
  const put = jest.fn((wanted: string[], _expected: string[]) => Promise.resolve(wanted));
  const send = (...wanted: string[]) => list.send(wanted, put).catch((error: unknown) => error);
  return { list, put, send, asked: () => put.mock.calls.map(([wanted, expected]) => [wanted.join(), expected.join()]) };
}

it('says each time what it replaces: what was stored last, as it was stored', async () => {
  const { put, send, asked } = open();
  put.mockResolvedValueOnce(['b stored']);
  await send('b');
  await send('c');
  expect(asked()).toEqual([
    ['b', 'a'],
    ['c', 'b stored'],
  ]);
});

it('is first sent again as it was where there was no answer', async () => {
  const { put, send, asked } = open();
  put.mockImplementationOnce(() => Promise.reject(droppedLine()));
  expect(await send('b')).toBeInstanceOf(TypeError);
  await send('c');
  expect(asked()).toEqual([
    ['b', 'a'],
    ['b', 'a'],
    ['c', 'b'],
  ]);
});

it('waits with what is newer while there is no answer', async () => {
  const { put, send, asked } = open();
  put.mockImplementation(() => Promise.reject(droppedLine()));
  await send('b');
  await send('c');
  expect(asked()).toEqual([
    ['b', 'a'],
    ['b', 'a'],
  ]);
});

it('is refused while it is not known what is stored by now', async () => {
  const { list, put, send, asked } = open();
  put.mockImplementationOnce(() => Promise.reject(refusal)).mockImplementationOnce(() => Promise.reject(refusal));
  expect(await send('b')).toBe(refusal);
  expect(await send('c')).toBe(refusal);
  list.learn(() => ['theirs']);
  await send('c');
  expect(asked()).toEqual([
    ['b', 'a'],
    ['c', 'a'],
    ['c', 'theirs'],
  ]);
});
