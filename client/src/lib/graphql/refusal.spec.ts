import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ApolloClient, ApolloLink, gql } from '@apollo/client';
import { NEVER, of, throwError } from 'rxjs';
import { createCache } from './cache';
import { isRefusal, resolvesWhenRefused, unlessRefused } from './refusal';

const mutation = gql`
  mutation Leave {
    leave
  }
`;
const answers = {
  refused: of({ data: null, errors: [{ message: 'No.', extensions: { code: 'FORBIDDEN' } }] }),
  unreachable: throwError(() => new TypeError('fetch failed')),
};
const clientFor = (answer: keyof typeof answers) =>
  new ApolloClient({ cache: createCache(), link: new ApolloLink(() => answers[answer]) });

describe.each(['refused', 'unreachable'] as const)('a change that is %s', (answer) => {
  it('resolves without data where no form shows it', async () => {
    const { data, error } = await clientFor(answer).mutate({ mutation, ...resolvesWhenRefused });
    expect(data ?? null).toBeNull();
    expect(isRefusal(error)).toBe(true);
  });

  it('is thrown everywhere else, and told from a fault of the page', async () => {
    const thrown: unknown = await clientFor(answer)
      .mutate({ mutation })
      .catch((error: unknown) => error);
    expect(isRefusal(thrown)).toBe(true);
    expect(isRefusal(new TypeError('undefined is not a function'))).toBe(false);
  });

  it('ends quietly where the change before it stands, and a fault of the page does not', async () => {
    await expect(unlessRefused(clientFor(answer).mutate({ mutation }))).resolves.toBeUndefined();
    const fault = new TypeError('undefined is not a function');
    await expect(unlessRefused(Promise.reject(fault))).rejects.toBe(fault);
  });
});

it('ends quietly where the page is left before the answer', async () => {
  const query = gql`
    query Stay {
      stay
    }
  `;
  const client = new ApolloClient({ cache: createCache(), link: new ApolloLink(() => NEVER) });
  const shown = client.watchQuery({ query });
  const page = shown.subscribe({});
  const asked = shown.refetch();
  page.unsubscribe();
  await expect(asked).rejects.toMatchObject({ name: 'AbortError' });
  await expect(unlessRefused(asked)).resolves.toBeUndefined();
});

const SOURCE = join(__dirname, '../..');
const sources = () =>
  readdirSync(SOURCE, { recursive: true })
    .filter((file) => /\.tsx?$/u.test(file) && !/generated\.ts$|\.spec\.tsx?$/u.test(file))
    .map((file) => ({ file, text: readFileSync(join(SOURCE, file), 'utf8') }));
/** Apollo Client calls it, and rejects all the same: whoever gives it waits for an answer that never comes. */
const takesError = /\bonError\b/u;
/** Asked and let go: refused once more, it rejects to nobody. */
const letsGo = /\bvoid (?:\w+\.)?refetch\(/u;

it('no change is sent with a handler of errors in place of the option that ends a refusal quietly', () => {
  expect(takesError.test('useDeleteTestMutation({ onError: () => undefined })')).toBe(true);
  const files = sources().filter(({ text }) => /\buse\w+Mutation\(/u.test(text));
  expect(files.length).toBeGreaterThan(80);
  expect(files.filter(({ text }) => takesError.test(text)).map(({ file }) => file)).toEqual([]);
});

it('nothing is asked anew and let go without somebody who holds a refusal', () => {
  expect(letsGo.test('<LoadFailed error={error} onRetry={() => void query.refetch()} />')).toBe(true);
  const files = sources().filter(({ text }) => /\brefetch\b/u.test(text));
  expect(files.length).toBeGreaterThan(60);
  expect(files.filter(({ text }) => letsGo.test(text)).map(({ file }) => file)).toEqual([]);
});
