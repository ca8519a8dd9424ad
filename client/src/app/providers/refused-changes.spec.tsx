import { ApolloProvider } from '@apollo/client/react';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { Toaster } from '../../components/toast/toaster';
import { toast } from '../../components/toast/toasts';
import { useAssessmentChanges } from '../../features/assessments/list/use-assessment-changes';
import { ViewsMenu } from '../../features/candidates/all/views-menu';
import { LifeDialog, type LifeQuestion } from '../../features/candidates/life/life-dialog';
import { useLifeActions } from '../../features/candidates/life/use-life-actions';
import { useTagging } from '../../features/deciding/use-tagging';
import { DisableDialog } from '../../features/people/staff/disable-dialog';
import { useVerify } from '../../features/people/staff/use-verify';
import { useTranslationDraft, type Translation } from '../../features/questions/translation/use-translation-draft';
import { DeleteTestDialog } from '../../features/test-library/dialogs/delete-test-dialog';
import { speak } from '../../lib/testing/translations';
import { createStaffClient } from './create-client';
import { lastingToasts } from '../../lib/testing/lasting-toasts';

const REFUSED = 'Your role doesn’t allow this.';
const refusal = { data: null, errors: [{ message: 'Forbidden', extensions: { code: 'FORBIDDEN' } }] };

/** What the server says to each operation; it refuses every other. */
const says = new Map<string, unknown>();

const server = (_: unknown, init?: RequestInit): Promise<Response> => {
  const { operationName } = JSON.parse(init?.body as string) as { operationName: string };
  const answer = says.has(operationName) ? { data: says.get(operationName) } : refusal;
  const headers = { 'content-type': 'application/json' };
  return Promise.resolve(new Response(JSON.stringify(answer), { headers }));
};

const done = jest.fn();
const archived = { archiveAssessment: { assessment: { __typename: 'Assessment', id: 'a1', isArchived: true } } };
const tagged = {
  tagInvitations: {
    missingIds: [],
    before: [{ __typename: 'InvitationBefore', invitationId: 'i1', tags: [] }],
    changed: [{ __typename: 'Invitation', id: 'i1', tags: ['night'], decisionStage: null }],
  },
};
const view = { __typename: 'SavedView', id: 'v1', name: 'Gulf', query: 'search=gulf' };

/** A rejection that nobody handles fails the test that it comes up in. */
function open(page: ReactNode) {
  render(
    <ApolloProvider client={createStaffClient()}>
      <MemoryRouter>{page}</MemoryRouter>
      <Toaster />
    </ApolloProvider>,
  );
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

/** The toast of the refusal, and no word of success. */
async function isRefused(why = REFUSED) {
  expect(await screen.findByRole('alert')).toHaveTextContent(why);
  await act(() => new Promise((resolve) => setTimeout(resolve)));
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
}

function Verify() {
  const verify = useVerify(done);
  return <button onClick={() => verify({ id: 'u1', name: 'Lina' })}>Verify</button>;
}

function Archive() {
  const { archive } = useAssessmentChanges(done);
  return (
    <button onClick={() => void archive({ id: 'a1', title: 'Accountant', status: 'ACTIVE' }, true)}>Archive</button>
  );
}

function Tag() {
  const tag = useTagging(done);
  return <button onClick={() => void tag([{ id: 'i1', tags: [] }], ['night'], [])}>Tag</button>;
}

function Dates() {
  const act = useLifeActions();
  const set = async () => {
    if (await act('date', ['i1'], { opensAt: '2026-11-26T08:00:00.000Z', expiresAt: null })) done();
  };
  return <button onClick={() => void set()}>Set dates</button>;
}

const translation = { questionId: 'q1', texts: [] as Translation['texts'] } as Translation;

function Translate() {
  const { save } = useTranslationDraft(translation, { onDirty: () => undefined, onStale: done, onSaved: done });
  return <button onClick={() => void save()}>Save translation</button>;
}

lastingToasts();
beforeEach(async () => {
  await speak('en');
  act(() => toast.clear());
  says.clear();
  done.mockClear();
  window.fetch = server;
});
afterEach(() => act(() => toast.clear()));

it.each([
  ['Verify', <Verify key="verify" />],
  ['Archive', <Archive key="archive" />],
  ['Tag', <Tag key="tag" />],
  ['Set dates', <Dates key="dates" />],
  ['Save translation', <Translate key="translate" />],
])('%s: the person is told why it was refused, and nothing else happens', async (name, button) => {
  open(button);
  await press(name);
  await isRefused();
  expect(done).not.toHaveBeenCalled();
});

it.each([
  ['Tag', <Tag key="tag" />, { path: 'add', rule: 'max-items', params: { max: 20 } }, 'At most 20 allowed'],
  [
    'Set dates',
    <Dates key="dates" />,
    { path: 'opensAt', rule: 'before-window' },
    'Choose a time after the assessment itself opens',
  ],
])('%s: says what is wrong with a field, where no form marks it', async (name, button, field, why) => {
  const errors = [{ message: 'Bad input', extensions: { code: 'INVALID_INPUT', params: { fields: [field] } } }];
  const headers = { 'content-type': 'application/json' };
  window.fetch = () => Promise.resolve(new Response(JSON.stringify({ data: null, errors }), { headers }));
  open(button);
  await press(name);
  await isRefused(why);
  expect(done).not.toHaveBeenCalled();
});

it('tells that the network is away in the same way', async () => {
  window.fetch = () => Promise.reject(new TypeError('fetch failed'));
  open(<Verify />);
  await press('Verify');
  await isRefused('No connection to Mizan.');
  expect(done).not.toHaveBeenCalled();
});

it.each([
  ['Archive', <Archive key="archive" />, 'ArchiveAssessment', archived],
  ['Tag', <Tag key="tag" />, 'TagInvitations', tagged],
])('%s: says so when the way back is refused', async (name, button, operation, answer) => {
  says.set(operation, answer);
  open(button);
  await press(name);
  expect(await screen.findByRole('status')).toBeVisible();
  expect(done).toHaveBeenCalledTimes(1);
  says.clear();
  await press('Undo');
  await isRefused();
});

const test = { id: 't1', title: 'Bookkeeping', usedByAssessments: 0 };
const user = { id: 'u1', name: 'Lina' };
const candidate = { id: 'c1', name: 'Lina', email: 'lina@example.com', phone: null };
const invitation = { id: 'i1', stage: 'INVITED', opensAt: null, expiresAt: null, candidate };
const sendAgain = { action: 'resend', invitations: [invitation] } as unknown as LifeQuestion;

it.each([
  ['Delete test', <DeleteTestDialog key="test" test={test} onDeleted={done} onClose={done} />],
  ['Send invitation', <LifeDialog key="life" question={sendAgain} onDone={done} onClose={done} />],
  ['Disable', <DisableDialog key="user" user={user} onSwitched={done} onClose={done} />],
])('%s: the question stays, ready for another try', async (name, dialog) => {
  open(dialog);
  await press(name);
  await isRefused();
  const question = screen.getByRole('dialog');
  await waitFor(() => expect(within(question).getByRole('button', { name })).toBeEnabled());
  expect(done).not.toHaveBeenCalled();
});

async function openViews() {
  says.set('SavedViews', { savedViews: [view] });
  open(<ViewsMenu screen="candidates" current="" linkTo={(query) => `/?${query}`} />);
  await press('Views');
  await screen.findByRole('link', { name: 'Gulf' });
}

it('keeps a view that may not be deleted', async () => {
  await openViews();
  await press('Delete the view Gulf');
  await isRefused();
  expect(screen.getByRole('link', { name: 'Gulf' })).toBeInTheDocument();
});

it('a view that was deleted is said to be, also where the list cannot be asked for anew', async () => {
  await openViews();
  says.set('DeleteView', { deleteView: { savedViewId: 'v1' } });
  says.delete('SavedViews');
  await press('Delete the view Gulf');
  expect(await screen.findByText(/View deleted/u)).toBeInTheDocument();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

it('says so when a deleted view does not come back', async () => {
  await openViews();
  says.set('DeleteView', { deleteView: { savedViewId: 'v1' } });
  says.set('SavedViews', { savedViews: [] });
  await press('Delete the view Gulf');
  expect(await screen.findByText(/View deleted/u)).toBeInTheDocument();
  await press('Undo');
  await isRefused();
  // A press outside has closed them.
  await press('Views');
  expect(await screen.findByText(/save them here under a name/u)).toBeVisible();
});
