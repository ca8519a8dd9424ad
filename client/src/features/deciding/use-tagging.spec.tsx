import type { MockLink } from '@apollo/client/testing';
import { MockedProvider } from '@apollo/client/testing/react';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Toaster } from '../../components/toast/toaster';
import { toast } from '../../components/toast/toasts';
import { speak } from '../../lib/testing/translations';
import { TagInvitationsDocument, type TagInvitationsMutationVariables } from './deciding-generated';
import { useTagging } from './use-tagging';
import { lastingToasts } from '../../lib/testing/lasting-toasts';

/** The server's side: what each carries. */
const carried = new Map<string, string[]>();
const server: MockLink.MockedResponse<Record<string, unknown>, TagInvitationsMutationVariables> = {
  request: { query: TagInvitationsDocument, variables: () => true },
  maxUsageCount: 5,
  result: ({ input: { invitationIds, add = [], remove = [] } }) => {
    const before: object[] = [];
    const changed: object[] = [];
    const ids = [invitationIds].flat();
    for (const id of ids) {
      const tags = carried.get(id) ?? [];
      const next = [...new Set([...tags.filter((tag) => !remove.includes(tag)), ...add])];
      if (next.join() === tags.join()) continue;
      carried.set(id, next);
      before.push({ __typename: 'InvitationBefore', invitationId: id, tags });
      changed.push({ __typename: 'Invitation', id, tags: next, decisionStage: null });
    }
    const skippedCount = ids.length - changed.length;
    return { data: { tagInvitations: { changed, before, skippedCount, missingIds: [] } } };
  },
};

/** Ticked while nobody carried anything. */
function Tagging({ add }: { add: string[] }) {
  const tag = useTagging(() => undefined);
  const ticked = ['i1', 'i2'].map((id) => ({ id, tags: [] }));
  return <button onClick={() => void tag(ticked, add, [])}>Tag</button>;
}

async function tag(...add: string[]) {
  render(
    <MockedProvider mocks={[server]}>
      <>
        <Tagging add={add} />
        <Toaster />
      </>
    </MockedProvider>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Tag' }));
  return (await screen.findByRole('status')).textContent;
}

lastingToasts();
beforeEach(async () => {
  await speak('en');
  act(() => toast.clear());
  carried.clear();
});
afterEach(() => act(() => toast.clear()));

it('counts those whose tags changed, and leaves what a colleague had put on when it is taken back', async () => {
  carried.set('i1', ['Riyadh']);
  carried.set('i2', ['Riyadh', 'night']);
  expect(await tag('Riyadh', 'night')).toContain('Tags of 1 candidate changed');
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('Tags of 1 candidate as before')).toBeVisible();
  await waitFor(() => expect([...carried.values()]).toEqual([['Riyadh'], ['Riyadh', 'night']]));
});

it('says how many stayed as they were when it was taken back, because a colleague was there in between', async () => {
  await tag('night');
  carried.set('i2', []);
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('Tags of 1 candidate as before')).toBeVisible();
  expect(screen.getByText('1 candidate was changed in the meantime and stays as is.')).toBeVisible();
});

it('says that nothing changed, and offers nothing to take back', async () => {
  carried.set('i1', ['night']);
  carried.set('i2', ['night']);
  expect(await tag('night')).toContain('No tags changed');
  expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument();
});
