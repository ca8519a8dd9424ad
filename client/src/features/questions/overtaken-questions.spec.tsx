import { ApolloClient, ApolloLink } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { of, throwError } from 'rxjs';
import { Autosave } from '../../lib/autosave/autosave';
import { createCache } from '../../lib/graphql/cache';
import { failureOf, isPassingFailure } from '../../lib/graphql/errors';
import type { UpdateQuestionMutationVariables } from './question-changes-generated';
import { storedQuestion } from './testing/stored-question';
import { useOwnQuestions } from './use-own-questions';

/** A server with one question, as it judges what is sent to it; the answer to one of the changes is lost. */
function aServer({ lost = 0 } = {}) {
  const stored = { version: 1, text: 'First' };
  const asked: [string | undefined, unknown][] = [];
  const current = () => storedQuestion({ ...stored, truth: true });
  const write = (text: string) => Object.assign(stored, { text, version: stored.version + 1 });
  const link = new ApolloLink(({ variables }) => {
    const { question, expectedVersion } = (variables as UpdateQuestionMutationVariables).input;
    const text = question.trueFalse?.text ?? '';
    asked.push([text, expectedVersion]);
    if (text !== stored.text) {
      if (expectedVersion !== stored.version)
        return of({ errors: [{ message: 'refused', extensions: { code: 'QUESTION_CHANGED_MEANWHILE' } }] });
      write(text);
    }
    if (asked.length === lost) return throwError(() => new TypeError('Failed to fetch'));
    return of({ data: { updateQuestion: { __typename: 'UpdateQuestionPayload', question: current() } } });
  });
  return { link, asked, current, write };
}

function open({ link, current }: ReturnType<typeof aServer>, loaded = current()) {
  const autosave = new Autosave({ isPassing: (error) => isPassingFailure(failureOf(error)) });
  const client = new ApolloClient({ cache: createCache(), link });
  const wrapper = ({ children }: { children: ReactNode }) => (
    <ApolloProvider client={client}>{children}</ApolloProvider>
  );
  const { result, unmount } = renderHook(() => useOwnQuestions('a1', [loaded], autosave), { wrapper });
  const item = () => result.current.items[0]!;
  return {
    item,
    unmount: () => {
      autosave.stop();
      unmount();
    },
    type: (text: string) => act(() => result.current.change('q1', { ...item().draft, text })),
    flush: () => act(() => autosave.flush()),
    writeOver: (version: number) => act(() => result.current.writeOver('q1', version)),
    take: (question: Parameters<typeof result.current.take>[1]) => act(() => result.current.take('q1', question)),
    autosave,
  };
}

describe('a question that somebody else writes as well', () => {
  beforeEach(() => localStorage.clear());

  it('is saved over the version that it was typed on, each time', async () => {
    const server = aServer();
    const editor = open(server);
    for (const text of ['Second', 'Third']) {
      editor.type(text);
      await editor.flush();
    }
    expect(server.asked).toEqual([
      ['Second', 1],
      ['Third', 2],
    ]);
    editor.unmount();
  });

  it('keeps what is typed when it is refused, and sends nothing more until somebody chooses', async () => {
    const server = aServer();
    const editor = open(server);
    server.write('Theirs');
    editor.type('Mine');
    expect(await editor.flush()).toBe(false);
    editor.type('Mine, longer');
    expect(await editor.flush()).toBe(false);
    expect(server.asked).toHaveLength(1);
    expect(editor.item()).toMatchObject({ isOvertaken: true, draft: { text: 'Mine, longer' } });
    expect(editor.autosave.isDirty()).toBe(true);
    editor.writeOver(2);
    expect(await editor.flush()).toBe(true);
    expect(server.asked.at(-1)).toEqual(['Mine, longer', 2]);
    expect(editor.item()).toMatchObject({ isOvertaken: false, version: 3 });
    expect(localStorage).toHaveLength(0);
    editor.unmount();
  });

  it('is what they saved where that is taken, and the next change is typed on it', async () => {
    const server = aServer();
    const editor = open(server);
    server.write('Theirs');
    editor.type('Mine');
    await editor.flush();
    await editor.take(server.current());
    expect(editor.item()).toMatchObject({ version: 2, draft: { text: 'Theirs' } });
    expect(editor.autosave.isDirty()).toBe(false);
    expect(editor.autosave.snapshot()).toEqual({ kind: 'idle' });
    expect(localStorage).toHaveLength(0);
    editor.type('Theirs, mended');
    await editor.flush();
    expect(server.asked.at(-1)).toEqual(['Theirs, mended', 2]);
    editor.unmount();
  });

  it.each([
    ['as it is still open', false],
    ['after a reload', true],
  ])('is no one else’s where the answer to a change of one’s own was lost (%s)', async (_, isReloaded) => {
    const server = aServer({ lost: 1 });
    const before = open(server);
    before.type('Second');
    expect(await before.flush()).toBe(false);
    before.type('Third');
    if (isReloaded) before.unmount();
    const editor = isReloaded ? open(server) : before;
    expect(await editor.flush()).toBe(true);
    expect(server.asked).toEqual([
      ['Second', 1],
      ['Second', 1],
      ['Third', 2],
    ]);
    expect(editor.item()).toMatchObject({ version: 3, draft: { text: 'Third' } });
    editor.unmount();
  });

  it('is asked about after a reload that found it saved elsewhere', async () => {
    const server = aServer();
    const before = open(server);
    before.type('Mine');
    before.unmount();
    server.write('Theirs');
    const editor = open(server);
    expect(await editor.flush()).toBe(false);
    expect(editor.item()).toMatchObject({ isOvertaken: true, version: 1, draft: { text: 'Mine' } });
    expect(server.current().text).toBe('Theirs');
    editor.unmount();
  });
});
