import { ApolloClient, ApolloLink, Observable } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { toast } from '../../components/toast/toasts';
import { createCache } from '../../lib/graphql/cache';
import { speak } from '../../lib/testing/translations';
import { writeInto } from '../../lib/testing/write-into';
import type { MailWording_WordingFragment, RewordMailMutationVariables } from './mail-wordings-generated';
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
const sent = jest.fn();
/** What is stored by now. */
let stored: { subject: string; text: string };
let answer: () => void;

const wordsOf = ({ subject, text }: typeof stored) => ({ subject, text });

function open(words = wordsOf(wording), isReworded = false) {
  const link = new ApolloLink(
    ({ operationName, variables }) =>
      new Observable((observer) => {
        const { input } = variables as RewordMailMutationVariables;
        sent(operationName, input);
        answer = () => {
          const isOvertaken = input.expected && input.expected.subject !== stored.subject;
          const errors = [{ message: 'refused', extensions: { code: 'ASSESSMENT_CHANGED_MEANWHILE' } }];
          observer.next(isOvertaken ? { data: null, errors } : { data: answers[operationName ?? ''] ?? {} });
          observer.complete();
        };
      }),
  );
  return render(
    <ApolloProvider client={new ApolloClient({ cache: createCache(), link })}>
      <WordingDrawer
        assessmentId="a1"
        wording={{ ...wording, ...words, isReworded }}
        read={() => Promise.resolve({ ...wording, ...stored })}
        onClose={onClose}
      />
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

beforeAll(() => (Element.prototype.scrollIntoView = jest.fn()));
beforeEach(async () => {
  sessionStorage.clear();
  onClose.mockClear();
  sent.mockClear();
  stored = { subject: 'Your result', text: 'Thank you.' };
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

describe('an email that somebody else reworded meanwhile', () => {
  const theirs = { subject: 'Theirs', text: 'Words of theirs.' };
  const mine = { assessmentId: 'a1', kind: 'RESULT', language: 'EN', subject: 'Mine', text: 'Thank you.' };
  const save = async () => {
    writeInto(subject(), 'Mine');
    stored = theirs;
    await press('Save');
    await answered();
    return screen.findByRole('alert');
  };

  it('shows what they stored, keeps what was typed, and saves that once it was seen', async () => {
    open();
    expect(await save()).toHaveTextContent('Stored now:TheirsWords of theirs.');
    expect(sent).toHaveBeenLastCalledWith('RewordMail', { ...mine, expected: wordsOf(wording) });
    expect(subject()).toHaveValue('Mine');
    expect(onClose).not.toHaveBeenCalled();
    await press('Save mine instead');
    await answered();
    expect(sent).toHaveBeenLastCalledWith('RewordMail', { ...mine, expected: theirs });
    await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
  });

  it('takes theirs where that is decided, and goes on from there', async () => {
    open();
    await save();
    await press('Use what is stored');
    expect(subject()).toHaveValue('Theirs');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('tells it also of what was typed before the email was opened again', async () => {
    const { unmount } = open();
    writeInto(subject(), 'Mine');
    unmount();
    stored = theirs;
    open(theirs);
    expect(await screen.findByDisplayValue('Mine')).toBeVisible();
    await press('Save');
    await answered();
    expect(await screen.findByRole('alert')).toHaveTextContent('Stored now:Theirs');
    expect(sent).toHaveBeenLastCalledWith('RewordMail', {
      ...mine,
      text: theirs.text,
      expected: wordsOf(wording),
    });
  });

  it('takes no words back that nobody has seen', async () => {
    open({ subject: 'Before', text: 'Before.' }, true);
    stored = theirs;
    await press('Use Mizan’s text');
    await answered();
    expect(await screen.findByRole('alert')).toHaveTextContent('Stored now:Theirs');
    expect(onClose).not.toHaveBeenCalled();
  });
});
