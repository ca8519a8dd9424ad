import { ApolloClient, ApolloLink } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { of } from 'rxjs';
import { Toaster } from '../../components/toast/toaster';
import { toast } from '../../components/toast/toasts';
import type { LettersInput } from '../../graphql/schema-generated';
import { createCache } from '../../lib/graphql/cache';
import { giveMessageChannel } from '../../lib/testing/message-channel';
import { speak } from '../../lib/testing/translations';
import { writeInto } from '../../lib/testing/write-into';
import { blankLetters } from './letters';
import type { DeleteReplyMutationVariables, SaveReplyMutationVariables } from './letters-generated';
import { SavedReplyChoice } from './saved-reply-choice';
import { lastingToasts } from '../../lib/testing/lasting-toasts';

const letters: LettersInput = {
  en: { subject: 'Next steps', text: 'Please come on Monday.' },
  ar: { subject: 'الخطوات التالية', text: 'نرجو الحضور يوم الاثنين.' },
};
const replyOf = (id: string, name: string, { en, ar }: LettersInput) => ({
  __typename: 'SavedReply',
  id,
  name,
  en: { __typename: 'Letter', ...en },
  ar: { __typename: 'Letter', ...ar },
});
let kept: ReturnType<typeof replyOf>[];

/** The server's side: what is kept for this person. */
const changes: Record<string, (variables: unknown) => object> = {
  SavedReplies: () => ({ viewer: { __typename: 'Viewer', id: 'u1', savedReplies: kept } }),
  DeleteReply: (variables) => {
    const { id } = (variables as DeleteReplyMutationVariables).input;
    kept = kept.filter((reply) => reply.id !== id);
    return { deleteReply: { savedReplyId: id } };
  },
  SaveReply: (variables) => {
    const { name, letters: given } = (variables as SaveReplyMutationVariables).input;
    const there = kept.find((reply) => reply.name === name);
    const savedReply = replyOf(there?.id ?? 'r2', name, given);
    kept = [...kept.filter((reply) => reply !== there), savedReply];
    const replaced = there ? { __typename: 'ReplacedReply', name: there.name, en: there.en, ar: there.ar } : null;
    return { saveReply: { savedReply, replaced } };
  },
};

const onChoose = jest.fn<undefined, [LettersInput]>();

function Choice({ typed }: { typed: LettersInput }) {
  const [name, setName] = useState('');
  return (
    <SavedReplyChoice letters={typed} onChoose={onChoose} name={name} onName={setName}>
      The letter
    </SavedReplyChoice>
  );
}

function open(typed = blankLetters) {
  const link = new ApolloLink(({ operationName = '', variables }) => of({ data: changes[operationName]?.(variables) }));
  render(
    <ApolloProvider client={new ApolloClient({ cache: createCache(), link })}>
      <Choice typed={typed} />
      <Toaster />
    </ApolloProvider>,
  );
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const replies = () => screen.queryByRole('combobox', { name: 'Use a saved reply' });

async function choose(name: string) {
  await userEvent.click(await screen.findByRole('combobox', { name: 'Use a saved reply' }));
  fireEvent.click(await screen.findByTitle(name));
}

beforeAll(giveMessageChannel);
lastingToasts();
beforeEach(async () => {
  await speak('en');
  act(() => toast.clear());
  onChoose.mockClear();
  kept = [replyOf('r1', 'Interview', letters)];
});
afterEach(() => act(() => toast.clear()));

it('brings a deleted reply back under its name, in both languages', async () => {
  open();
  await choose('Interview');
  await press('Delete this saved reply');
  await waitFor(() => expect(replies()).not.toBeInTheDocument());
  expect(await screen.findByRole('status')).toHaveTextContent('Saved reply deleted: \u2068Interview\u2069');
  onChoose.mockClear();
  await press('Undo');
  await choose('Interview');
  expect(onChoose).toHaveBeenCalledWith(letters);
});

it('replaces a letter that somebody typed only with a way back', async () => {
  const typed: LettersInput = { ...blankLetters, en: { subject: 'Thank you', text: 'We read all of it.' } };
  open(typed);
  await choose('Interview');
  expect(onChoose).toHaveBeenLastCalledWith(letters);
  expect(await screen.findByRole('status')).toHaveTextContent('Letter replaced by \u2068Interview\u2069');
  await press('Undo');
  expect(onChoose).toHaveBeenLastCalledWith(typed);
});

it('says nothing of a replacement where nothing was typed', async () => {
  open();
  await choose('Interview');
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
});

it('says which reply it replaced under a name in use, also one that was saved elsewhere meanwhile, and brings that one back', async () => {
  const typed: LettersInput = { ...blankLetters, en: { subject: 'Thank you', text: 'We read all of it.' } };
  open(typed);
  await screen.findByRole('combobox', { name: 'Use a saved reply' });
  kept = [...kept, replyOf('r9', 'Reference', letters)];
  writeInto(screen.getByRole('textbox', { name: 'Name of this reply' }), 'Reference');
  await press('Save reply');
  expect(await screen.findByRole('status')).toHaveTextContent('Saved reply replaced: \u2068Reference\u2069');
  const text = () => kept.find(({ id }) => id === 'r9')?.en.text;
  expect(text()).toBe('We read all of it.');
  await press('Undo');
  await waitFor(() => expect(text()).toBe('Please come on Monday.'));
});
