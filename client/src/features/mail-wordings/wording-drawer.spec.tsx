import { ApolloClient, ApolloLink, Observable } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { toast } from '../../components/toast/toasts';
import { createCache } from '../../lib/graphql/cache';
import { speak } from '../../lib/testing/translations';
import { writeInto } from '../../lib/testing/write-into';
import type { MailWording_WordingFragment } from './mail-wordings-generated';
import { WordingDrawer } from './wording-drawer';

const wording: MailWording_WordingFragment = {
  kind: 'RESULT',
  language: 'EN',
  subject: 'Your result',
  text: 'Thank you.',
  isReworded: false,
  placeholders: [],
  necessary: 'link',
};
const answers: Record<string, object> = {
  RewordMail: { rewordMail: { __typename: 'WordingPayload', wording } },
  SendTestMail: { sendTestMail: { __typename: 'SentMail', sentTo: 'noor@example.com' } },
};

const onClose = jest.fn();
let answer: () => void;

function open() {
  const link = new ApolloLink(
    ({ operationName }) =>
      new Observable((observer) => {
        answer = () => {
          observer.next({ data: answers[operationName ?? ''] ?? {} });
          observer.complete();
        };
      }),
  );
  return render(
    <ApolloProvider client={new ApolloClient({ cache: createCache(), link })}>
      <WordingDrawer assessmentId="a1" wording={wording} onSaved={() => Promise.resolve()} onClose={onClose} />
    </ApolloProvider>,
  );
}

const subject = () => screen.getByRole('textbox', { name: 'Subject' });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const answered = () =>
  act(async () => {
    answer();
    await Promise.resolve();
  });

beforeEach(async () => {
  sessionStorage.clear();
  onClose.mockClear();
  await speak('en');
});
afterEach(() => act(() => toast.clear()));

it('stays open with what was typed while the words before were being saved', async () => {
  const { unmount } = open();
  writeInto(subject(), 'Your score');
  await press('Save');
  writeInto(subject(), 'Your score, and what it means');
  await answered();
  expect(subject()).toHaveValue('Your score, and what it means');
  expect(onClose).not.toHaveBeenCalled();
  unmount();
  open();
  expect(await screen.findByDisplayValue('Your score, and what it means')).toBeVisible();
});

it('closes when everything typed is saved, and keeps no draft of it', async () => {
  const { unmount } = open();
  writeInto(subject(), 'Your score');
  await press('Save');
  await answered();
  await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
  unmount();
  open();
  expect(subject()).toHaveValue('Your result');
});

it('keeps what is typed after it was tried out', async () => {
  const { unmount } = open();
  writeInto(subject(), 'Your score');
  await press('Send me a test');
  await answered();
  unmount();
  open();
  expect(await screen.findByDisplayValue('Your score')).toBeVisible();
});
