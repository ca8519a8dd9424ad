import { ApolloClient, ApolloLink } from '@apollo/client';
import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { ApolloProvider } from '@apollo/client/react';
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { throwError } from 'rxjs';
import { createCache } from '../../../lib/graphql/cache';
import { useDraft } from '../assessment/use-draft';
import { useTestDraft } from '../test/use-test-draft';
import { useFirstWrite } from './use-first-write';

const droppedLine = () => new TypeError('Failed to fetch');
const refused = new CombinedGraphQLErrors({
  data: null,
  errors: [{ message: 'refused', extensions: { code: 'INVALID_INPUT' } }],
});

function open() {
  const create = jest.fn<Promise<string | null>, unknown[]>();
  const update = jest.fn().mockResolvedValue(undefined);
  const onCreated = jest.fn().mockResolvedValue(undefined);
  const { result } = renderHook(() => useFirstWrite<{ title: string }>(null, { create, update }, onCreated));
  return { create, update, onCreated, write: (title: string) => result.current.write({ title }) };
}

describe('what is created by the first change', () => {
  it('is asked for again as it was, then given what was typed since', async () => {
    const { create, update, onCreated, write } = open();
    create.mockRejectedValueOnce(droppedLine()).mockResolvedValue('a1');
    await expect(write('Ledger')).rejects.toThrow(TypeError);
    await write('Ledgers');
    const [first, again] = create.mock.calls;
    expect(first).toEqual([
      { title: 'Ledger' },
      { 'idempotency-key': expect.stringMatching(/^[\da-f-]{36}$/) as string },
    ]);
    expect(again).toEqual(first);
    expect(onCreated).toHaveBeenCalledWith('a1');
    expect(update.mock.calls).toEqual([['a1', { title: 'Ledgers' }]]);
  });

  it('is not changed where nothing was typed since', async () => {
    const { create, update, write } = open();
    create.mockResolvedValue('a1');
    await write('Ledger');
    expect(update).not.toHaveBeenCalled();
  });

  it('is asked for as it is now where it was refused before', async () => {
    const { create, write } = open();
    create.mockRejectedValueOnce(refused).mockResolvedValue('a1');
    await expect(write('Ledger')).rejects.toThrow();
    await write('Ledgers');
    expect(create.mock.calls.map(([changes]) => changes)).toEqual([{ title: 'Ledger' }, { title: 'Ledgers' }]);
  });
});

const role = { title: 'Ledger', jobRole: 'Clerk', description: '', language: 'EN' } as const;
const assessment = { ...role, level: null, type: null };
const test = { ...role, level: 'BEGINNER', translation: { title: '', jobRole: '', description: '' } } as const;
const ignored = () => Promise.resolve();

it.each([
  ['an assessment', () => useDraft(null, assessment, ignored), assessment],
  ['a test', () => useTestDraft(null, test, ignored), test],
])('sends what creates %s under one key until the server has answered', async (_, useIt: () => unknown, details) => {
  const keys: (string | undefined)[] = [];
  const link = new ApolloLink((operation) => {
    keys.push((operation.getContext().headers as Record<string, string> | undefined)?.['idempotency-key']);
    return throwError(droppedLine);
  });
  const client = new ApolloClient({ cache: createCache(), link });
  const wrapper = ({ children }: { children: ReactNode }) => (
    <ApolloProvider client={client}>{children}</ApolloProvider>
  );
  const { result } = renderHook(() => useIt() as Draft, { wrapper });
  const { change, autosave } = result.current;
  act(() => (typeof change === 'function' ? change : change.details)(details));
  await act(() => autosave.flush());
  await act(() => autosave.flush());
  expect(keys).toEqual([keys[0], keys[0]]);
  expect(keys[0]).toMatch(/^[\da-f-]{36}$/);
});

interface Draft {
  change: ((details: unknown) => void) | { details: (details: unknown) => void };
  autosave: { flush: () => Promise<boolean> };
}
