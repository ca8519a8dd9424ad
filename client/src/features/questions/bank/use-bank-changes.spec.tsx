import { ApolloClient, ApolloLink } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { of, throwError } from 'rxjs';
import { Toaster } from '../../../components/toast/toaster';
import { toast } from '../../../components/toast/toasts';
import type { ActiveStatus } from '../../../graphql/schema-generated';
import { createCache } from '../../../lib/graphql/cache';
import { speak } from '../../../lib/testing/translations';
import type { ChangeQuestionStatusMutationVariables } from './bank-generated';
import { useBankChanges } from './use-bank-changes';
import { lastingToasts } from '../../../lib/testing/lasting-toasts';

type Statuses = Record<string, ActiveStatus>;

/** The server's side: how each question stands. */
let statuses: Statuses;
const refused = new Set<string>();
/** Under which keys copies were asked for; the answer to the next one is lost. */
let keys: string[];
let isAnswerLost: boolean;

const copied = {
  duplicateQuestion: {
    __typename: 'DuplicateQuestionPayload',
    question: {
      __typename: 'TrueFalseQuestion',
      id: 'copy',
      type: 'TRUE_FALSE',
      text: 'Question q1',
      textHtml: null,
      durationSeconds: 60,
      score: 1,
      difficulty: 'EASY',
      skill: 'VAT',
      isAdditional: false,
      status: 'ACTIVE',
      language: 'EN',
      translationState: 'NONE',
      version: 1,
      canEdit: true,
      ownerName: 'Sara',
      updatedAt: '2026-11-20T09:00:00.000Z',
      usage: { __typename: 'QuestionUsage', tests: 0, assessments: 0, sittings: 0 },
    },
  },
};

const link = new ApolloLink(({ operationName, variables, getContext }) => {
  if (operationName === 'DuplicateQuestion') {
    const { headers } = getContext() as { headers?: Record<string, string> };
    keys.push(headers?.['idempotency-key'] ?? '');
    return isAnswerLost ? throwError(() => new TypeError('Failed to fetch')) : of({ data: copied });
  }
  const { id, status } = (variables as ChangeQuestionStatusMutationVariables).input;
  if (refused.has(id)) return of({ data: null, errors: [{ message: 'Not found' }] });
  const statusBefore = statuses[id];
  statuses[id] = status;
  const question = { __typename: 'Question', id, version: 1, status, updatedAt: '2026-11-20T09:00:00.000Z' };
  return of({ data: { changeQuestionStatus: { question, statusBefore } } });
});

function Switches() {
  const { setStatus, switchStatus, duplicate } = useBankChanges();
  // As they stood when they were ticked, whatever a colleague did since.
  const [ticked] = useState(statuses);
  const questions = Object.entries(ticked).map(([id, status]) => ({ id, status, text: `Question ${id}` }));
  const [first] = questions;
  return (
    <>
      <button onClick={() => first && void switchStatus(first)}>Switch the first</button>
      <button onClick={() => void setStatus(questions, 'INACTIVE')}>Deactivate all</button>
      <button onClick={() => first && void duplicate(first)}>Duplicate the first</button>
    </>
  );
}

function open() {
  render(
    <ApolloProvider client={new ApolloClient({ cache: createCache(), link })}>
      <Switches />
      <Toaster />
    </ApolloProvider>,
  );
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const stand = (expected: Statuses) => waitFor(() => expect(statuses).toEqual(expected));

lastingToasts();
beforeEach(async () => {
  await speak('en');
  act(() => toast.clear());
  statuses = { q1: 'ACTIVE', q2: 'ACTIVE', q3: 'INACTIVE' };
  refused.clear();
  keys = [];
  isAnswerLost = false;
});
afterEach(() => act(() => toast.clear()));

it('takes the switch of one question back', async () => {
  open();
  await press('Switch the first');
  await stand({ q1: 'INACTIVE', q2: 'ACTIVE', q3: 'INACTIVE' });
  expect(await screen.findByRole('status')).toHaveTextContent(
    'Question status changed to inactive: \u2068Question q1\u2069',
  );
  await press('Undo');
  await stand({ q1: 'ACTIVE', q2: 'ACTIVE', q3: 'INACTIVE' });
  // What was taken back is not offered to be taken back.
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('changed to active: \u2068Question q1'));
  expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument();
});

it('takes the switch of many back, and leaves alone what stood so before', async () => {
  open();
  await press('Deactivate all');
  await stand({ q1: 'INACTIVE', q2: 'INACTIVE', q3: 'INACTIVE' });
  expect(await screen.findByRole('status')).toHaveTextContent('Status of 2 questions changed to inactive');
  await press('Undo');
  await stand({ q1: 'ACTIVE', q2: 'ACTIVE', q3: 'INACTIVE' });
});

it('says how many stayed as they were when it was taken back, because a colleague was there in between', async () => {
  open();
  await press('Deactivate all');
  await screen.findByText('Status of 2 questions changed to inactive');
  statuses.q1 = 'ACTIVE';
  await press('Undo');
  expect(await screen.findByText('Question status changed to active: \u2068Question q2\u2069')).toBeVisible();
  expect(screen.getByText('1 question was changed in the meantime and stays as it is.')).toBeVisible();
});

it('goes by how each stood when it was pressed, not by how it was ticked', async () => {
  open();
  statuses = { q1: 'INACTIVE', q2: 'ACTIVE', q3: 'ACTIVE' };
  await press('Deactivate all');
  await stand({ q1: 'INACTIVE', q2: 'INACTIVE', q3: 'INACTIVE' });
  expect(await screen.findByRole('status')).toHaveTextContent('Status of 2 questions changed to inactive');
  await press('Undo');
  await stand({ q1: 'INACTIVE', q2: 'ACTIVE', q3: 'ACTIVE' });
});

it('claims nothing when all of them are refused', async () => {
  refused.add('q1').add('q2');
  open();
  await press('Deactivate all');
  await act(() => new Promise((resolve) => setTimeout(resolve)));
  expect(statuses).toEqual({ q1: 'ACTIVE', q2: 'ACTIVE', q3: 'INACTIVE' });
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
});

it('switches the others when one is refused, says which, and takes those back', async () => {
  refused.add('q1');
  open();
  await press('Deactivate all');
  await stand({ q1: 'ACTIVE', q2: 'INACTIVE', q3: 'INACTIVE' });
  expect(await screen.findByRole('status')).toHaveTextContent(
    'Question status changed to inactive: \u2068Question q2\u2069',
  );
  await press('Undo');
  await stand({ q1: 'ACTIVE', q2: 'ACTIVE', q3: 'INACTIVE' });
});

it('copies a question once where the answer to the first press is lost, and anew once there is a copy', async () => {
  open();
  isAnswerLost = true;
  await press('Duplicate the first');
  await waitFor(() => expect(keys).toHaveLength(1));
  isAnswerLost = false;
  await press('Duplicate the first');
  expect(await screen.findByRole('status')).toHaveTextContent('Question copied');
  await press('Duplicate the first');
  await waitFor(() => expect(keys).toHaveLength(3));
  expect(keys[0]).toBeTruthy();
  expect(keys[1]).toBe(keys[0]);
  expect(keys[2]).not.toBe(keys[0]);
});
