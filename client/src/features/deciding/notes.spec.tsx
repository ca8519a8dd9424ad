import { ApolloClient, ApolloLink } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import type { MockLink } from '@apollo/client/testing';
import { MockedProvider } from '@apollo/client/testing/react';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { of, throwError } from 'rxjs';
import {
  ColleaguesDocument,
  EarlierNotesDocument,
  WriteNoteDocument,
  type DecisionPanel_InvitationFragment,
} from './deciding-generated';
import { createCache } from '../../lib/graphql/cache';
import { speak } from '../../lib/testing/translations';
import { Notes } from './notes';

const result = { assessmentId: 'a1', candidateId: 'c1' };
const page = (texts: string[], endCursor: string | null) => ({
  edges: texts.map((text) => ({
    node: {
      __typename: 'Note' as const,
      id: text,
      text,
      writtenByName: 'Salma',
      writtenAt: '2026-11-20T09:00:00.000Z',
      isOwn: false,
      mentionedNames: [],
    },
  })),
  pageInfo: { hasNextPage: endCursor !== null, endCursor },
});
const invitation: DecisionPanel_InvitationFragment = {
  id: 'i1',
  tags: [],
  candidate: { id: 'c1', name: 'Noor Haddad' },
  decisionStage: null,
  decisions: { edges: [], pageInfo: { hasNextPage: false, endCursor: null } },
  notes: page(['fourth', 'third'], 'n3'),
};
const earlier: MockLink.MockedResponse = {
  request: { query: EarlierNotesDocument, variables: { ...result, after: 'n3' } },
  result: {
    data: {
      assessment: { id: 'a1', result: { id: 'r1', invitation: { id: 'i1', notes: page(['second', 'first'], null) } } },
    },
  },
};
const named = (search: string, after: string | null, names: string[], endCursor: string | null) => ({
  request: { query: ColleaguesDocument, variables: { assessmentId: 'a1', search, after } },
  result: {
    data: {
      assessment: {
        id: 'a1',
        colleagues: {
          edges: names.map((name) => ({ node: { __typename: 'Colleague', id: `id of ${name}`, name } })),
          pageInfo: { hasNextPage: endCursor !== null, endCursor },
        },
      },
    },
  },
});

function open(...mocks: MockLink.MockedResponse[]) {
  const onChanged = jest.fn();
  render(
    <MockedProvider mocks={mocks}>
      <Notes invitation={invitation} result={result} onChanged={onChanged} />
    </MockedProvider>,
  );
  return { press: userEvent.setup(), onChanged };
}

const shown = () => screen.getAllByRole('listitem').map((item) => item.querySelector('p:last-child')?.textContent);

beforeEach(() => speak('en'));
afterEach(() => sessionStorage.clear());

it('shows the newest notes last, and those before them on demand', async () => {
  const { press } = open(earlier);
  expect(shown()).toEqual(['third', 'fourth']);
  await press.click(screen.getByRole('button', { name: 'Show earlier notes' }));
  await waitFor(() => expect(shown()).toEqual(['first', 'second', 'third', 'fourth']));
  expect(screen.queryByRole('button', { name: 'Show earlier notes' })).not.toBeInTheDocument();
});

it('tells a colleague who is named, however many pages of namesakes come before', async () => {
  const text = '@Layla Zaki, please read this.';
  const writes: MockLink.MockedResponse = {
    request: {
      query: WriteNoteDocument,
      variables: { input: { invitationId: 'i1', text, mentionIds: ['id of Layla Zaki'] } },
    },
    result: { data: { writeNote: { note: { __typename: 'Note', id: 'n9' } } } },
  };
  const namesakes = named('Layla', null, ['Layla Adel', 'Layla Haddad'], 'p1');
  const { press, onChanged } = open(namesakes, named('Layla', 'p1', ['Layla Zaki'], null), writes);
  const field = screen.getByRole('textbox', { name: 'Write a note' });
  await press.click(field);
  await press.paste(text);
  await press.click(screen.getByRole('button', { name: 'Add note' }));
  await waitFor(() => expect(onChanged).toHaveBeenCalledTimes(1));
  expect(field).toHaveValue('');
});

it('sends a note under one key until it is stored, so that a lost reply makes no second one, a reload in between or not', async () => {
  const keys: string[] = [];
  const tells: unknown[] = [];
  let isLineDown = true;
  const link = new ApolloLink((operation) => {
    const { headers, tellsFields } = operation.getContext();
    keys.push((headers as Record<string, string>)['idempotency-key'] ?? '');
    tells.push(tellsFields);
    if (isLineDown) return throwError(() => new TypeError('Failed to fetch'));
    return of({ data: { writeNote: { note: { __typename: 'Note', id: 'n9' } } } });
  });
  const onChanged = jest.fn();
  const open = () =>
    render(
      <ApolloProvider client={new ApolloClient({ cache: createCache(), link })}>
        <Notes invitation={invitation} result={result} onChanged={onChanged} />
      </ApolloProvider>,
    );
  const { unmount } = open();
  const press = userEvent.setup();
  const field = () => screen.getByRole('textbox', { name: 'Write a note' });
  const send = async () => {
    const before = keys.length;
    await press.click(screen.getByRole('button', { name: 'Add note' }));
    await waitFor(() => expect(keys).toHaveLength(before + 1));
  };
  const write = async (text: string) => {
    await press.click(field());
    await press.paste(text);
  };
  await write('Ask again.');
  await send();
  await send();
  await write(' Soon.');
  await send();
  unmount();
  open();
  isLineDown = false;
  await send();
  await waitFor(() => expect(field()).toHaveValue(''));
  await write('Ask again. Soon.');
  await send();
  await waitFor(() => expect(onChanged).toHaveBeenCalledTimes(2));
  const [first, again, other, stored, second] = keys;
  expect(first).toMatch(/^[\da-f-]{36}$/);
  expect([again, stored]).toEqual([first, other]);
  expect(new Set([first, other, second]).size).toBe(3);
  expect(new Set(tells)).toEqual(new Set([true]));
});
