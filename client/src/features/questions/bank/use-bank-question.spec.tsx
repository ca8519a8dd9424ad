import { ApolloClient, ApolloLink } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { act, render, renderHook, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { of, throwError } from 'rxjs';
import { Toaster } from '../../../components/toast/toaster';
import { toast } from '../../../components/toast/toasts';
import type { ActiveStatus } from '../../../graphql/schema-generated';
import { createCache } from '../../../lib/graphql/cache';
import { schemaAnswer } from '../../../lib/testing/schema-answers';
import { speak } from '../../../lib/testing/translations';
import type { Unanswered, UnansweredStore } from '../../../lib/graphql/made-once';
import { questionDraftOf, questionInputOf } from '../question-draft';
import { storedQuestion } from '../testing/stored-question';
import { StatusSwitch } from '../panel/status-switch';
import type { ChangeQuestionStatusMutationVariables, CreateQuestionMutationVariables } from './bank-generated';
import { useBankQuestion, type SentQuestion } from './use-bank-question';
import { lastingToasts } from '../../../lib/testing/lasting-toasts';

const asked: ActiveStatus[] = [];
const created: { text: string | undefined; key: string | undefined }[] = [];
let isAnswerLost = false;
const link = new ApolloLink(({ operationName, query, variables, getContext }) => {
  if (operationName === 'CreateQuestion' || operationName === 'UpdateQuestion') {
    const { question } = (variables as CreateQuestionMutationVariables).input;
    const headers = getContext().headers as Record<string, string> | undefined;
    created.push({ text: question.trueFalse?.text, key: headers?.['idempotency-key'] });
    if (isAnswerLost) return throwError(() => new TypeError('Failed to fetch'));
  }
  if (operationName !== 'ChangeQuestionStatus') return of(schemaAnswer(query, variables, 'full'));
  const { id, status } = (variables as ChangeQuestionStatusMutationVariables).input;
  asked.push(status);
  const question = { __typename: 'Question', id, version: 2, status, updatedAt: '2026-11-20T09:00:00.000Z' };
  const statusBefore = status === 'ACTIVE' ? 'INACTIVE' : 'ACTIVE';
  return of({ data: { changeQuestionStatus: { question, statusBefore } } });
});

function Editor() {
  const { query, setStatus } = useBankQuestion('q1', () => undefined);
  const question = query.data?.question;
  return question ? <StatusSwitch status={question.status} onStatus={setStatus} /> : null;
}

lastingToasts();
beforeEach(() => act(() => toast.clear()));
afterEach(() => act(() => toast.clear()));

it('names the question whose status was switched in the editor and to what, and takes it back', async () => {
  await speak('en');
  render(
    <ApolloProvider client={new ApolloClient({ cache: createCache(), link })}>
      <Editor />
      <Toaster />
    </ApolloProvider>,
  );
  await userEvent.click(await screen.findByRole('switch', { name: /Active/ }));
  expect(await screen.findByText('Question status changed to inactive: \u2068The text\u2069')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(asked).toEqual(['INACTIVE', 'ACTIVE']));
});

it('creates a question once, also where the answer was lost, and says what was written since', async () => {
  const client = new ApolloClient({ cache: createCache(), link });
  const { result } = renderHook(() => useBankQuestion(null, () => undefined), {
    wrapper: ({ children }: { children: ReactNode }) => <ApolloProvider client={client}>{children}</ApolloProvider>,
  });
  let kept = 'null';
  const sending: UnansweredStore<SentQuestion> = {
    read: () => JSON.parse(kept) as Unanswered<SentQuestion> | null,
    keep: (unanswered) => (kept = JSON.stringify(unanswered)),
  };
  const save = (text: string) =>
    result.current.save({ question: questionInputOf({ ...draft, text }), expectedVersion: 0 }, sending);
  const draft = questionDraftOf(storedQuestion({ truth: true }));
  isAnswerLost = true;
  await act(() => expect(save('What is due?')).rejects.toThrow(TypeError));
  isAnswerLost = false;
  await act(() => save('What is due at once?'));
  await act(() => save('Another?'));
  const [first, , , another] = created;
  expect(first?.key).toMatch(/^[\da-f-]{36}$/);
  expect(created).toEqual([
    { text: 'What is due?', key: first?.key },
    { text: 'What is due?', key: first?.key },
    { text: 'What is due at once?', key: undefined },
    { text: 'Another?', key: another?.key },
  ]);
  expect(another?.key).not.toBe(first?.key);
});
