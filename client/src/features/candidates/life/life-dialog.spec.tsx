import { ApolloClient, ApolloLink } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { throwError } from 'rxjs';
import { createCache } from '../../../lib/graphql/cache';
import { speak } from '../../../lib/testing/translations';
import type { InvitationRow_InvitationFragment } from '../invitation-row-generated';
import { LifeDialog } from './life-dialog';

it('asks for a new link under one key, so that a lost answer makes no second one', async () => {
  await speak('en');
  const keys: unknown[] = [];
  const link = new ApolloLink((operation) => {
    keys.push((operation.getContext().headers as Record<string, string>)['idempotency-key']);
    return throwError(() => new TypeError('Failed to fetch'));
  });
  const invitations = [{ id: 'i1', candidate: { name: 'Noor' }, opensAt: null, expiresAt: null }];
  const question = { action: 'reissue' as const, invitations: invitations as InvitationRow_InvitationFragment[] };
  render(
    <ApolloProvider client={new ApolloClient({ cache: createCache(), link })}>
      <LifeDialog question={question} onClose={() => undefined} onDone={() => undefined} />
    </ApolloProvider>,
  );
  const press = () => userEvent.click(screen.getByRole('button', { name: 'Issue new link' }));
  await press();
  await waitFor(() => expect(screen.getByRole('button', { name: 'Issue new link' })).toBeEnabled());
  await press();
  await waitFor(() => expect(keys).toHaveLength(2));
  expect(keys).toEqual([expect.any(String), keys[0]]);
});
