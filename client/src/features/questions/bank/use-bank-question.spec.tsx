import { ApolloClient, ApolloLink } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { of } from 'rxjs';
import { Toaster } from '../../../components/toast/toaster';
import { toast } from '../../../components/toast/toasts';
import type { ActiveStatus } from '../../../graphql/schema-generated';
import { createCache } from '../../../lib/graphql/cache';
import { schemaAnswer } from '../../../lib/testing/schema-answers';
import { speak } from '../../../lib/testing/translations';
import { StatusSwitch } from '../panel/status-switch';
import type { ChangeQuestionStatusMutationVariables } from './bank-generated';
import { useBankQuestion } from './use-bank-question';

const asked: ActiveStatus[] = [];
const link = new ApolloLink(({ operationName, query, variables }) => {
  if (operationName !== 'ChangeQuestionStatus') return of(schemaAnswer(query, variables, 'full'));
  const { id, status } = (variables as ChangeQuestionStatusMutationVariables).input;
  asked.push(status);
  const question = { __typename: 'Question', id, version: 2, status, updatedAt: '2026-11-20T09:00:00.000Z' };
  return of({ data: { changeQuestionStatus: { question } } });
});

function Editor() {
  const { query, setStatus } = useBankQuestion('q1', () => undefined);
  const question = query.data?.question;
  return question ? <StatusSwitch status={question.status} onStatus={setStatus} /> : null;
}

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
