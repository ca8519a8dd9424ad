import { ApolloClient, ApolloLink } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { of, throwError } from 'rxjs';
import { createCache } from '../../lib/graphql/cache';
import { closedByEscape } from '../../lib/testing/closed-by-escape';
import { speak } from '../../lib/testing/translations';
import { writeInto } from '../../lib/testing/write-into';
import { LetterDrawer } from './letter-drawer';
import type { PreviewLettersMutationVariables } from './letters-generated';

const LANGUAGES = { i1: 'EN', i2: 'AR', i3: 'AR' } as const;
const onClose = jest.fn();

const changes: Record<string, (variables: unknown) => object> = {
  SavedReplies: () => ({ viewer: { __typename: 'Viewer', id: 'u1', savedReplies: [] } }),
  PreviewLetters: (variables) => {
    const { invitationIds, letters } = (variables as PreviewLettersMutationVariables).input;
    const of = (id: string) => {
      const language = LANGUAGES[id as keyof typeof LANGUAGES];
      const { subject, text } = letters[language === 'AR' ? 'ar' : 'en'];
      return { __typename: 'PreviewedLetter', to: `${id}@example.com`, language, subject, text };
    };
    const ids = Array.isArray(invitationIds) ? invitationIds : [invitationIds];
    return { previewLetters: { letters: ids.map(of) } };
  },
};

function open(ids: (keyof typeof LANGUAGES)[], assessmentId = 'a1') {
  const asked: string[] = [];
  const link = new ApolloLink(({ operationName = '', variables }) => {
    asked.push(operationName);
    return of({ data: changes[operationName]?.(variables) });
  });
  openWith(link, ids, assessmentId);
  return asked;
}

function openWith(link: ApolloLink, ids: (keyof typeof LANGUAGES)[], assessmentId = 'a1') {
  render(
    <ApolloProvider client={new ApolloClient({ cache: createCache(), link })}>
      <LetterDrawer
        assessmentId={assessmentId}
        invitations={ids.map((id) => ({ id }))}
        language="EN"
        onDone={() => undefined}
        onClose={onClose}
      />
    </ApolloProvider>,
  );
}

const field = (name: string, at: number) => screen.getAllByRole('textbox', { name })[at]!;
const preview = () => userEvent.click(screen.getByRole('button', { name: 'Preview' }));
const MISSING = '2 of these candidates get this letter. Write its subject and text.';

beforeEach(async () => {
  sessionStorage.clear();
  onClose.mockClear();
  await speak('en');
});

it('names the language in which nothing is written, and how many read it, before anything is sent', async () => {
  open(['i1', 'i2', 'i3']);
  await screen.findByRole('region', { name: 'Arabic' });
  writeInto(field('Subject', 0), 'Thank you');
  writeInto(field('Letter', 0), 'We read all of it.');
  await preview();
  expect(await screen.findByRole('alert')).toHaveTextContent(MISSING);
  expect(screen.getByRole('region', { name: 'Arabic' })).toContainElement(screen.getByRole('alert'));
  expect(screen.queryByRole('button', { name: /^Send/ })).not.toBeInTheDocument();
  writeInto(field('Subject', 1), 'شكرًا');
  expect(screen.getByRole('alert')).toHaveTextContent(MISSING);
  writeInto(field('Letter', 1), 'قرأناها كلها.');
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  await preview();
  expect(await screen.findByRole('button', { name: 'Send 3 emails' })).toBeEnabled();
});

it('says beside each language how many read it, before anything is written', async () => {
  open(['i1', 'i2', 'i3']);
  expect(await screen.findByText('1 candidate reads this in English')).toBeInTheDocument();
  expect(screen.getByRole('region', { name: 'Arabic' })).toHaveTextContent('2 candidates read this in Arabic');
  cleanup();
  await speak('ar');
  open(['i2', 'i3']);
  const arabic = await screen.findByText('مرشحان يقرآنها بالعربية');
  expect(screen.getByRole('region', { name: 'العربية' })).toContainElement(arabic);
  expect(screen.getByText('لا أحد يقرؤها بالإنجليزية')).toBeInTheDocument();
});

it('asks for no language that nobody reads', async () => {
  open(['i1']);
  await screen.findByRole('region', { name: 'Arabic' });
  writeInto(field('Subject', 0), 'Thank you');
  writeInto(field('Letter', 0), 'We read all of it.');
  await preview();
  expect(await screen.findByRole('button', { name: 'Send 1 email' })).toBeEnabled();
});

it('keeps what was typed for the candidates of that assessment, and says so', async () => {
  open(['i1']);
  await screen.findByRole('region', { name: 'Arabic' });
  writeInto(field('Letter', 0), 'We read all of it.');
  await closedByEscape(onClose);
  open(['i1'], 'a2');
  await screen.findByRole('region', { name: 'Arabic' });
  expect(field('Letter', 0)).toHaveValue('');
  expect(screen.queryByText(/^We restored what you typed/)).not.toBeInTheDocument();
  cleanup();
  open(['i2']);
  await screen.findByRole('region', { name: 'Arabic' });
  expect(field('Letter', 0)).toHaveValue('We read all of it.');
  expect(screen.getByText(/^We restored what you typed/)).toBeInTheDocument();
});

it('keeps the name of a reply that is not saved yet, also through a preview, until it is discarded', async () => {
  open(['i1']);
  await screen.findByRole('region', { name: 'Arabic' });
  writeInto(field('Subject', 0), 'Thank you');
  writeInto(field('Letter', 0), 'We read all of it.');
  writeInto(field('Name of this reply', 0), 'Interview in Riyadh');
  await preview();
  await userEvent.click(await screen.findByRole('button', { name: 'Change the letter' }));
  expect(field('Name of this reply', 0)).toHaveValue('Interview in Riyadh');
  await closedByEscape(onClose);
  open(['i1']);
  await screen.findByRole('region', { name: 'Arabic' });
  expect(field('Name of this reply', 0)).toHaveValue('Interview in Riyadh');
  await userEvent.click(screen.getByRole('button', { name: 'Start over' }));
  expect(field('Name of this reply', 0)).toHaveValue('');
});

it('sets each letter in the direction in which it is read, also where it begins with a name to be filled in', async () => {
  open(['i1']);
  await screen.findByRole('region', { name: 'Arabic' });
  const directions = (name: string) => screen.getAllByRole('textbox', { name }).map((one) => one.getAttribute('dir'));
  expect(directions('Subject')).toEqual(['ltr', 'rtl']);
  expect(directions('Letter')).toEqual(['ltr', 'rtl']);
});

it('asks the server once before anything is written, however often it is drawn', async () => {
  const asked = open(['i1', 'i2']);
  await screen.findByText('1 candidate reads this in English');
  writeInto(field('Subject', 0), 'Thank you');
  expect(asked.filter((name) => name === 'PreviewLetters')).toHaveLength(1);
});

it('sends a letter under one key until it is written anew, so that a lost reply makes no second one', async () => {
  const keys: unknown[] = [];
  const tells: unknown[] = [];
  const link = new ApolloLink((operation) => {
    const { operationName = '', variables } = operation;
    if (operationName !== 'MailCandidates') return of({ data: changes[operationName]?.(variables) });
    const { headers, tellsFields } = operation.getContext();
    keys.push((headers as Record<string, string>)['idempotency-key']);
    tells.push(tellsFields);
    return throwError(() => new TypeError('Failed to fetch'));
  });
  openWith(link, ['i1']);
  await screen.findByRole('region', { name: 'Arabic' });
  writeInto(field('Subject', 0), 'Thank you');
  writeInto(field('Letter', 0), 'We read all of it.');
  const send = async () => {
    const before = keys.length;
    await userEvent.click(await screen.findByRole('button', { name: 'Send 1 email' }));
    await waitFor(() => expect(keys).toHaveLength(before + 1));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Send 1 email' })).toBeEnabled());
  };
  await preview();
  await send();
  await send();
  await userEvent.click(screen.getByRole('button', { name: 'Change the letter' }));
  await preview();
  await send();
  const [first, again, anew] = keys;
  expect(first).toMatch(/^[\da-f-]{36}$/);
  expect(again).toBe(first);
  expect(anew).not.toBe(first);
  expect(tells).toEqual([true, true, true]);
});
