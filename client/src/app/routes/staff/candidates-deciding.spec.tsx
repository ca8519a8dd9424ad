import { ApolloClient, ApolloLink } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { of } from 'rxjs';
import { Toaster } from '../../../components/toast/toaster';
import { toast } from '../../../components/toast/toasts';
import type { CandidateListRow } from '../../../features/candidates';
import { createCache } from '../../../lib/graphql/cache';
import { giveMessageChannel } from '../../../lib/testing/message-channel';
import { speak } from '../../../lib/testing/translations';
import { CandidatesDeciding, together, useMoving } from './candidates-deciding';
import { lastingToasts } from '../../../lib/testing/lasting-toasts';

const row = (id: string, assessmentId: string, tags: string[] = []) =>
  ({
    id,
    tags,
    decisionStage: { id: 'to-read', name: null },
    assessment: { id: assessmentId, title: 'Accountant', language: 'EN' },
    candidate: { id: `c-${id}`, name: id, email: `${id}@example.com` },
  }) as unknown as CandidateListRow;

const stages = [
  { __typename: 'CountedDecisionStage', id: 'to-read', name: null, count: 2 },
  { __typename: 'CountedDecisionStage', id: 's1', name: 'Call first', count: 0 },
];
const sent = jest.fn<undefined, [string, unknown]>();
const onDone = jest.fn();
const changed = [{ __typename: 'Invitation', id: 'sara' }];
const before = [{ __typename: 'InvitationBefore', invitationId: 'sara', decisionStageId: 'to-read' }];
const answers: Record<string, object> = {
  StagesForSelection: { assessment: { __typename: 'Assessment', id: 'a1', tags: [], decisionStages: stages } },
  DecideOnInvitations: { decideOnInvitations: { skippedCount: 0, missingIds: [], changed, before } },
  SavedReplies: { viewer: { __typename: 'Viewer', id: 'u1', savedReplies: [] } },
};

/** Asks for a row while some are ticked, as a key of the list does. */
function Asking({ ticked, asked }: { ticked: CandidateListRow[]; asked: CandidateListRow }) {
  const moving = useMoving(onDone);
  return (
    <>
      <button onClick={() => void moving.ask(together(ticked, asked))}>Ask</button>
      {moving.dialog}
    </>
  );
}

const open = (...rows: CandidateListRow[]) =>
  show(
    <CandidatesDeciding rows={rows} onDone={onDone}>
      {(buttons) => <div>{buttons}</div>}
    </CandidatesDeciding>,
  );

function show(children: ReactNode) {
  const link = new ApolloLink(({ operationName = '', variables }) => {
    sent(operationName, variables);
    return of({ data: answers[operationName] });
  });
  render(
    <ApolloProvider client={new ApolloClient({ cache: createCache(), link })}>
      {children}
      <Toaster />
    </ApolloProvider>,
  );
}

const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));

beforeAll(giveMessageChannel);
lastingToasts();
beforeEach(async () => {
  sessionStorage.clear();
  jest.clearAllMocks();
  await speak('en');
  act(() => toast.clear());
});
afterEach(() => act(() => toast.clear()));

it('moves who is ticked of one assessment to a stage of that assessment, with a way back', async () => {
  open(row('sara', 'a1'), row('omar', 'a1'));
  await press('Move to …');
  const dialog = await screen.findByRole('dialog', { name: 'Move 2 candidates' });
  await userEvent.click(within(dialog).getByRole('combobox', { name: 'Decision' }));
  // The list may still be opening, and takes no pointer as long as it does.
  fireEvent.click(await screen.findByTitle('Call first'));
  await press('Move 2');
  const input = { invitationIds: ['sara', 'omar'], stageId: 's1', reason: null };
  await waitFor(() => expect(sent).toHaveBeenCalledWith('DecideOnInvitations', { input }));
  await press('Undo');
  const back = { invitationIds: ['sara'], stageId: 'to-read', fromStageId: 's1', reason: null };
  await waitFor(() => expect(sent).toHaveBeenLastCalledWith('DecideOnInvitations', { input: back }));
});

it('offers no stage to people of several assessments, and writes to all of them', async () => {
  open(row('sara', 'a1'), row('omar', 'a2'));
  expect(screen.queryByRole('button', { name: 'Move to …' })).not.toBeInTheDocument();
  await press('Email …');
  expect(await screen.findByRole('dialog', { name: 'Email 2 candidates' })).toBeInTheDocument();
});

it('offers the tags that they carry, to take off', async () => {
  open(row('sara', 'a1', ['Riyadh']), row('omar', 'a2'));
  await press('Tags …');
  const dialog = await screen.findByRole('dialog', { name: 'Tags of 2 candidates' });
  await userEvent.click(within(dialog).getByRole('combobox', { name: 'Remove tags' }));
  expect(await screen.findByTitle('Riyadh')).toBeInTheDocument();
});

it.each([
  ['alone', [], '1 candidate'],
  ['with those who are ticked beside them', [row('sara', 'a1'), row('omar', 'a1')], '2 candidates'],
  [
    'alone, where those who are ticked are of several assessments',
    [row('sara', 'a1'), row('omar', 'a2')],
    '1 candidate',
  ],
])('moves by a key of the list who has the focus, %s', async (_, ticked, whom) => {
  show(<Asking ticked={ticked} asked={row('sara', 'a1')} />);
  await press('Ask');
  expect(await screen.findByRole('dialog', { name: `Move ${whom}` })).toBeInTheDocument();
});
