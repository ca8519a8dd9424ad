import type { MockLink } from '@apollo/client/testing';
import { MockedProvider } from '@apollo/client/testing/react';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Toaster } from '../../components/toast/toaster';
import { toast } from '../../components/toast/toasts';
import { speak } from '../../lib/testing/translations';
import { DecideOnInvitationsDocument, type DecideOnInvitationsMutationVariables } from './deciding-generated';
import { useMove, type Movable } from './use-move';
import { lastingToasts } from '../../lib/testing/lasting-toasts';

const stages = [
  { id: 'to-read', name: null },
  { id: 'shortlist', name: null },
];
const noor: Movable = { id: 'i1', candidate: { name: 'Noor Haddad' } };
const omar: Movable = { id: 'i2', candidate: { name: 'عمر الراشد' } };

/** The server's side: where each stands. */
const standing = new Map<string, string | null>();
const erased = new Set<string>();
const server: MockLink.MockedResponse<Record<string, unknown>, DecideOnInvitationsMutationVariables> = {
  request: { query: DecideOnInvitationsDocument, variables: () => true },
  maxUsageCount: 5,
  result: ({ input: { invitationIds, stageId = null, fromStageId } }) => {
    const missingIds = [invitationIds].flat().filter((id) => erased.has(id));
    const present = [invitationIds].flat().filter((id) => !erased.has(id));
    const moved = present.filter((id) => {
      const here = standing.get(id) ?? null;
      return here !== stageId && (fromStageId === undefined || here === fromStageId);
    });
    const before = moved.map((invitationId) => ({
      __typename: 'InvitationBefore',
      invitationId,
      decisionStageId: standing.get(invitationId) ?? null,
    }));
    const changed = moved.map((id) => ({
      __typename: 'Invitation',
      id,
      tags: [],
      decisionStage: stageId ? { __typename: 'DecisionStage', id: stageId, name: null } : null,
    }));
    for (const id of moved) standing.set(id, stageId);
    const skippedCount = present.length - changed.length;
    return { data: { decideOnInvitations: { changed, before, skippedCount, missingIds } } };
  },
};

function Move({ people, to }: { people: Movable[]; to: string | null }) {
  const move = useMove(stages, () => undefined);
  return <button onClick={() => void move(people, to)}>Move</button>;
}

async function press(people: Movable[], to: string | null) {
  render(
    <MockedProvider mocks={[server]}>
      <>
        <Move people={people} to={to} />
        <Toaster />
      </>
    </MockedProvider>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Move' }));
}

async function move(people: Movable[], to: string | null) {
  await press(people, to);
  return (await screen.findByRole('status')).textContent.replace(/[\u2068\u2069]/gu, '');
}

lastingToasts();
beforeEach(async () => {
  await speak('en');
  act(() => toast.clear());
  standing.clear();
  erased.clear();
  standing.set('i1', 'to-read');
});
afterEach(() => act(() => toast.clear()));

it('says who was moved and where to, and back where on Undo', async () => {
  expect(await move([noor], 'shortlist')).toContain('Noor Haddad moved to “Shortlist”');
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('\u2068Noor Haddad\u2069 moved back to “\u2068To read\u2069”')).toBeVisible();
});

it('brings back to where somebody stood when the button was pressed, whoever had moved them since they were ticked', async () => {
  standing.set('i2', 'to-read');
  await move([omar], 'shortlist');
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('\u2068عمر الراشد\u2069 moved back to “\u2068To read\u2069”')).toBeVisible();
  expect(standing.get('i2')).toBe('to-read');
});

it('leaves those alone whom somebody moved on before Undo, and says so', async () => {
  await move([noor, omar], 'shortlist');
  standing.set('i1', 'offer');
  standing.set('i2', 'offer');
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('Nobody was moved back')).toBeVisible();
  expect(screen.getByText('2 candidates were changed in the meantime and stay as they are.')).toBeVisible();
  expect([...standing.values()]).toEqual(['offer', 'offer']);
});

it('counts those who stayed beside those who came back, and those who are not there any more', async () => {
  const lina: Movable = { id: 'i3', candidate: { name: 'Lina Aziz' } };
  await move([noor, omar, lina], 'shortlist');
  standing.set('i2', 'offer');
  erased.add('i3');
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('\u2068Noor Haddad\u2069 moved back to “\u2068To read\u2069”')).toBeVisible();
  expect(screen.getByText('1 candidate was changed in the meantime and stays as is.')).toBeVisible();
  expect(screen.getByText('1 candidate isn’t there any more and was left out.')).toBeVisible();
});

it('counts several, and says where they are', async () => {
  expect(await move([noor, omar], 'shortlist')).toContain('2 candidates moved to “Shortlist”');
});

it('names the one who was moved beside those who were there', async () => {
  standing.set('i1', 'shortlist');
  expect(await move([noor, omar], 'shortlist')).toContain('عمر الراشد moved to “Shortlist”, 1 already there');
});

it('says who was there before, and offers nothing to take back', async () => {
  expect(await move([noor], 'to-read')).toContain('Noor Haddad is already in “To read”');
  expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument();
});

it('says how many are not there any more, and moves the others', async () => {
  erased.add('i2');
  await press([noor, omar], 'shortlist');
  expect(await screen.findByText('1 candidate isn’t there any more and was left out.')).toBeVisible();
  expect(screen.getByText('\u2068Noor Haddad\u2069 moved to “\u2068Shortlist\u2069”')).toBeVisible();
});

it('speaks Arabic of it too', async () => {
  await speak('ar');
  standing.set('i2', 'offer');
  expect(await move([omar], null)).toContain('تم نقل عمر الراشد إلى «لا قرار بعد»');
});
