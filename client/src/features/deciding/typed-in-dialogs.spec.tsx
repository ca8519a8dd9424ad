import { ApolloClient, ApolloLink } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { of } from 'rxjs';
import { toast } from '../../components/toast/toasts';
import { createCache } from '../../lib/graphql/cache';
import { closedByEscape } from '../../lib/testing/closed-by-escape';
import { giveMessageChannel } from '../../lib/testing/message-channel';
import { speak } from '../../lib/testing/translations';
import { writeInto } from '../../lib/testing/write-into';
import { DecideDialog } from './decide-dialog';
import type { DecisionStages_AssessmentFragment } from './deciding-generated';
import { StagesDialog } from './stages-dialog';
import { TagDialog } from './tag-dialog';

const assessment: DecisionStages_AssessmentFragment = {
  id: 'a1',
  tags: [],
  decisionStages: [
    { id: 'to-read', name: null, count: 0 },
    { id: 's1', name: 'Call first', count: 2 },
  ],
};
const people = (...ids: string[]) => ids.map((id) => ({ id, candidate: { name: 'Noor Haddad' } }));

const answers: Record<string, object> = {
  DecideOnInvitations: {
    decideOnInvitations: {
      skippedCount: 0,
      missingIds: [],
      before: [],
      changed: [{ __typename: 'Invitation', id: 'i1' }],
    },
  },
  TagInvitations: { tagInvitations: { missingIds: [], before: [], changed: [{ __typename: 'Invitation', id: 'i1' }] } },
  SetDecisionStages: { setDecisionStages: { assessment: { __typename: 'Assessment', ...assessment } } },
};
const sent = jest.fn();
const onClose = jest.fn();
const onDone = () => undefined;
const shared = { assessment, onDone, onClose };

function open(dialog: ReactElement) {
  const link = new ApolloLink(({ operationName = '', variables }) => {
    sent(variables);
    return of({ data: answers[operationName] });
  });
  const client = new ApolloClient({ cache: createCache(), link });
  render(<ApolloProvider client={client}>{dialog}</ApolloProvider>);
}

const fill = async (name: string | RegExp, text: string) =>
  writeInto(await screen.findByRole('textbox', { name }), text);

beforeAll(giveMessageChannel);
beforeEach(async () => {
  sessionStorage.clear();
  jest.clearAllMocks();
  await speak('en');
});

afterEach(() => act(() => toast.clear()));

it('keeps the reason of a decision for those whom it is about, until it is made', async () => {
  const decide = (...ids: string[]) => open(<DecideDialog {...shared} invitations={people(...ids)} to="s1" />);
  decide('i1');
  await fill(/^Why/, 'Ran the closing alone for a year.');
  await closedByEscape(onClose);
  decide('i2');
  expect(screen.getByRole('textbox', { name: /^Why/ })).toHaveValue('');
  cleanup();
  decide('i1');
  expect(screen.getByRole('textbox', { name: /^Why/ })).toHaveValue('Ran the closing alone for a year.');
  await userEvent.click(screen.getByRole('button', { name: /^Move/ }));
  await waitFor(() => expect(sent).toHaveBeenCalledTimes(1));
  await waitFor(() => expect(onClose).toHaveBeenCalledTimes(2));
  cleanup();
  decide('i1');
  expect(screen.getByRole('textbox', { name: /^Why/ })).toHaveValue('');
});

it('keeps the tags that were typed for those whom they are about, until they are put on', async () => {
  const people = [{ id: 'i1', tags: [] }];
  const tags = () => open(<TagDialog known={[]} invitations={people} onDone={onDone} onClose={onClose} />);
  const chosen = () => [...document.querySelectorAll('.ant-select-selection-item')].map((tag) => tag.textContent);
  tags();
  const field = await screen.findByRole('combobox', { name: 'Add tags' });
  writeInto(field, 'Riyadh');
  fireEvent.keyDown(field, { key: 'Enter', keyCode: 13 });
  expect(chosen()).toEqual(['Riyadh']);
  await closedByEscape(onClose);
  tags();
  await screen.findByRole('combobox', { name: 'Add tags' });
  expect(chosen()).toEqual(['Riyadh']);
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(sent).toHaveBeenCalledWith({ input: { invitationIds: ['i1'], add: ['Riyadh'], remove: [] } }),
  );
  await waitFor(() => expect(onClose).toHaveBeenCalledTimes(2));
  cleanup();
  tags();
  await screen.findByRole('combobox', { name: 'Add tags' });
  expect(chosen()).toEqual([]);
});

it('begins where a tag is written, and not on the button that closes', async () => {
  open(<TagDialog known={[]} invitations={[{ id: 'i1', tags: [] }]} onDone={onDone} onClose={onClose} />);
  await waitFor(() => expect(screen.getByRole('combobox', { name: 'Add tags' })).toHaveFocus());
});

it('keeps a tag that is half typed and the tags to take off, says so, and saves both', async () => {
  const people = [{ id: 'i1', tags: ['Amman', 'Gulf'] }];
  const tags = () => open(<TagDialog known={[]} invitations={people} onDone={onDone} onClose={onClose} />);
  const half = () => screen.findByRole('combobox', { name: 'Add tags' });
  const chosen = () => [...document.querySelectorAll('.ant-select-selection-item')].map((tag) => tag.textContent);
  tags();
  // Until then the dialog takes the focus from a list, which closes it.
  await waitFor(() => expect(screen.getByRole('combobox', { name: 'Add tags' })).toHaveFocus());
  await userEvent.click(await screen.findByRole('combobox', { name: 'Remove tags' }));
  fireEvent.click(await screen.findByTitle('Amman'));
  writeInto(await half(), 'Riyad');
  // Not by Esc, which the list that is open over the dialog may take for itself.
  fireEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(onClose).toHaveBeenCalledTimes(1);
  cleanup();
  tags();
  expect(await half()).toHaveValue('Riyad');
  expect(chosen()).toEqual(['Amman']);
  expect(screen.getByRole('status')).toHaveTextContent('We restored what you typed');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(sent).toHaveBeenCalledWith({ input: { invitationIds: ['i1'], add: ['Riyad'], remove: ['Amman'] } }),
  );
  await waitFor(() => expect(onClose).toHaveBeenCalledTimes(2));
  cleanup();
  tags();
  expect(await half()).toHaveValue('');
  expect(chosen()).toEqual([]);
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
});

it('keeps the names of stages, and says so, until they are saved', async () => {
  const stages = () => open(<StagesDialog {...shared} open />);
  stages();
  await fill('Name of stage 1', 'Inbox');
  await userEvent.click(screen.getByRole('button', { name: 'Add a stage' }));
  await fill('Name of stage 3', 'Trial day');
  await closedByEscape(onClose);
  stages();
  expect(screen.getByRole('status')).toHaveTextContent('We restored what you typed');
  const names = () => screen.getAllByRole('textbox').map((field) => (field as HTMLInputElement).value);
  expect(names()).toEqual(['Inbox', 'Call first', 'Trial day']);
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(onClose).toHaveBeenCalledTimes(2));
  cleanup();
  stages();
  expect(names()).toEqual(['To read', 'Call first']);
});
