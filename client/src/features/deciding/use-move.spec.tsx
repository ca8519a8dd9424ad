import type { MockLink } from '@apollo/client/testing';
import { MockedProvider } from '@apollo/client/testing/react';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Toaster } from '../../components/toast/toaster';
import { toast } from '../../components/toast/toasts';
import { speak } from '../../lib/testing/translations';
import { DecideOnInvitationsDocument, type DecideOnInvitationsMutationVariables } from './deciding-generated';
import { useMove, type Movable } from './use-move';

const stages = [
  { id: 'to-read', name: null },
  { id: 'shortlist', name: null },
];
const noor: Movable = { id: 'i1', candidate: { name: 'Noor Haddad' }, decisionStage: { id: 'to-read', name: null } };
const omar: Movable = { id: 'i2', candidate: { name: 'عمر الراشد' }, decisionStage: null };

/** The server moves all of them but these. */
const there = new Set<string>();
const server: MockLink.MockedResponse<Record<string, unknown>, DecideOnInvitationsMutationVariables> = {
  request: { query: DecideOnInvitationsDocument, variables: () => true },
  maxUsageCount: 5,
  result: ({ input: { invitationIds, stageId } }) => {
    const changed = [invitationIds]
      .flat()
      .filter((id) => !there.has(id))
      .map((id) => ({
        __typename: 'Invitation',
        id,
        tags: [],
        decisionStage: stageId ? { __typename: 'DecisionStage', id: stageId, name: null } : null,
      }));
    return { data: { decideOnInvitations: { changed, skippedCount: invitationIds.length - changed.length } } };
  },
};

function Move({ people, to }: { people: Movable[]; to: string | null }) {
  const move = useMove(stages, () => undefined);
  return <button onClick={() => void move(people, to)}>Move</button>;
}

async function move(people: Movable[], to: string | null) {
  render(
    <MockedProvider mocks={[server]}>
      <>
        <Move people={people} to={to} />
        <Toaster />
      </>
    </MockedProvider>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Move' }));
  return (await screen.findByRole('status')).textContent.replace(/[\u2068\u2069]/gu, '');
}

beforeEach(async () => {
  await speak('en');
  act(() => toast.clear());
  there.clear();
});
afterEach(() => act(() => toast.clear()));

it('says who was moved and where to, and back where on Undo', async () => {
  expect(await move([noor], 'shortlist')).toContain('Noor Haddad moved to “Shortlist”');
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('\u2068Noor Haddad\u2069 moved back to “\u2068To read\u2069”')).toBeVisible();
});

it('counts several, and says where they are', async () => {
  expect(await move([noor, omar], 'shortlist')).toContain('2 candidates moved to “Shortlist”');
});

it('names the one who was moved beside those who were there', async () => {
  there.add('i1');
  expect(await move([noor, omar], 'shortlist')).toContain('عمر الراشد moved to “Shortlist”, 1 already there');
});

it('says who was there before, and offers nothing to take back', async () => {
  there.add('i1');
  expect(await move([noor], 'to-read')).toContain('Noor Haddad is already in “To read”');
  expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument();
});

it('speaks Arabic of it too', async () => {
  await speak('ar');
  expect(await move([omar], null)).toContain('تم نقل عمر الراشد إلى «لا قرار بعد»');
});
