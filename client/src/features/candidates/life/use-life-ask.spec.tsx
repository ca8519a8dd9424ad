import { ApolloClient, ApolloLink } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { of } from 'rxjs';
import { Toaster } from '../../../components/toast/toaster';
import { toast } from '../../../components/toast/toasts';
import { createCache } from '../../../lib/graphql/cache';
import { speak } from '../../../lib/testing/translations';
import type { InvitationRow_InvitationFragment } from '../invitation-row-generated';
import type { SetInvitationWindowMutationVariables } from './invitation-life-generated';
import { useLifeAsk } from './use-life-ask';
import { lastingToasts } from '../../../lib/testing/lasting-toasts';

const NOW = '2026-11-21T08:00:00.000Z';
const [MONDAY, FRIDAY] = ['2026-11-23T08:00:00.000Z', '2026-11-27T08:00:00.000Z'];

/** The server's side: from when and until when each can be begun. */
const windows = new Map<string, { opensAt: string | null; expiresAt: string | null }>();
const asked = jest.fn();

const link = new ApolloLink(({ variables }) => {
  const { input } = variables as SetInvitationWindowMutationVariables;
  asked(input);
  const ids = [input.invitationIds].flat();
  const isUndo = input.fromExpiresAt !== undefined;
  const present = ids.filter((id) => windows.has(id));
  const chosen = present.filter((id) => !isUndo || windows.get(id)?.expiresAt === input.fromExpiresAt);
  const before = chosen.map((id) => ({ __typename: 'InvitationBefore', invitationId: id, ...windows.get(id) }));
  const { opensAt = null, expiresAt = null } = isUndo ? input : { expiresAt: NOW };
  for (const id of chosen) windows.set(id, { opensAt, expiresAt });
  const changed = chosen.map((id) => ({ __typename: 'Invitation', id, ...windows.get(id) }));
  const skippedCount = present.length - chosen.length;
  const missingIds = ids.filter((id) => !windows.has(id));
  const payload = { __typename: 'SetInvitationWindowPayload', changed, before, skippedCount, missingIds };
  return of({ data: { setInvitationWindow: payload } });
});

function Expire({ ids }: { ids: string[] }) {
  const ask = useLifeAsk(jest.fn(), () => undefined);
  const invitations = ids.map((id) => ({ id }) as InvitationRow_InvitationFragment);
  return <button onClick={() => ask({ action: 'expire', invitations })}>Expire</button>;
}

async function expire(...ids: string[]) {
  const client = new ApolloClient({ cache: createCache(), link });
  render(
    <ApolloProvider client={client}>
      <Expire ids={ids} />
      <Toaster />
    </ApolloProvider>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Expire' }));
  await screen.findByRole('button', { name: 'Undo' });
}

const undo = () => userEvent.click(screen.getByRole('button', { name: 'Undo' }));

lastingToasts();
describe('invitations that were expired by mistake', () => {
  beforeEach(async () => {
    await speak('en');
    act(() => toast.clear());
    windows.clear();
    asked.mockClear();
  });
  afterEach(() => act(() => toast.clear()));

  it('get back the dates that they had, in one call for all who had the same', async () => {
    windows.set('a', { opensAt: MONDAY, expiresAt: FRIDAY });
    windows.set('b', { opensAt: null, expiresAt: null });
    windows.set('c', { opensAt: MONDAY, expiresAt: FRIDAY });
    const before = new Map(windows);
    await expire('a', 'b', 'c');
    await undo();
    expect(await screen.findByText('3 invitations open again')).toBeVisible();
    expect([...windows]).toEqual([...before]);
    expect(asked).toHaveBeenCalledTimes(3);
  });

  it('keep what a colleague changed meanwhile, of which is told', async () => {
    windows.set('a', { opensAt: null, expiresAt: null });
    windows.set('b', { opensAt: null, expiresAt: null });
    windows.set('c', { opensAt: null, expiresAt: null });
    await expire('a', 'b', 'c');
    windows.set('b', { opensAt: null, expiresAt: FRIDAY });
    windows.delete('c');
    await undo();
    expect(await screen.findByText('Invitation open again')).toBeVisible();
    expect(screen.getByText('1 candidate was changed in the meantime and stays as is.')).toBeVisible();
    expect(screen.getByText('1 candidate isn’t there any more and was left out.')).toBeVisible();
    expect([...windows.values()]).toEqual([
      { opensAt: null, expiresAt: null },
      { opensAt: null, expiresAt: FRIDAY },
    ]);
  });
});
