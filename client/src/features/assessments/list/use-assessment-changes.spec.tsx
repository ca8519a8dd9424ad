import { ApolloClient, ApolloLink } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { of } from 'rxjs';
import { Toaster } from '../../../components/toast/toaster';
import { toast } from '../../../components/toast/toasts';
import { createCache } from '../../../lib/graphql/cache';
import { speak } from '../../../lib/testing/translations';
import { useAssessmentChanges } from './use-assessment-changes';
import { lastingToasts } from '../../../lib/testing/lasting-toasts';

type Status = 'ACTIVE' | 'INACTIVE';

/** As the server keeps it: what lies in the archive is closed to candidates, and is still when it is back. */
let kept: { isArchived: boolean; status: Status };

const changes: Record<string, (input: { isArchived: boolean; status: Status }) => object> = {
  ArchiveAssessment: ({ isArchived }) => {
    kept = { isArchived, status: 'INACTIVE' };
    return { archiveAssessment: { assessment: assessment() } };
  },
  ChangeAssessmentStatus: ({ status }) => {
    kept = { ...kept, status };
    return { changeAssessmentStatus: { assessment: assessment() } };
  },
};
const assessment = () => ({ __typename: 'Assessment', id: 'a1', updatedAt: '2026-11-27T08:00:00Z', ...kept });

const server = new ApolloLink(({ operationName = '', variables }) =>
  of({ data: changes[operationName]?.((variables as { input: typeof kept }).input) }),
);

function Archive({ status }: { status: Status }) {
  const { archive } = useAssessmentChanges(() => undefined);
  return <button onClick={() => void archive({ id: 'a1', title: 'Accountant', status }, true)}>Archive</button>;
}

lastingToasts();
beforeEach(async () => {
  await speak('en');
  act(() => toast.clear());
});
afterEach(() => act(() => toast.clear()));

it.each(['ACTIVE', 'INACTIVE'] as const)('gives back what was archived as it was: %s', async (status) => {
  kept = { isArchived: false, status };
  render(
    <ApolloProvider client={new ApolloClient({ cache: createCache(), link: server })}>
      <Archive status={status} />
      <Toaster />
    </ApolloProvider>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Archive' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(kept).toEqual({ isArchived: false, status }));
  expect(screen.getByRole('status')).toHaveTextContent('Accountant');
});
