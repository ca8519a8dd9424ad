import type { MockLink } from '@apollo/client/testing';
import { MockedProvider } from '@apollo/client/testing/react';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { DeleteStaffUserInput } from '../../../graphql/schema-generated';
import { DeleteStaffUserDocument, StaffUserRecordsDocument } from './staff-user-generated';
import { giveMessageChannel } from '../../../lib/testing/message-channel';
import { speak } from '../../../lib/testing/translations';
import { DeleteDialog } from './delete-dialog';

const user = { id: 'h1', name: 'Noor Al-Hashimi', email: 'Noor@example.com', role: 'HR' } as const;
const nothing = { assessments: 0, tests: 0, questions: 0, candidates: 0, invitations: 0, results: 0 };

const records = (held: Partial<typeof nothing>): MockLink.MockedResponse => ({
  request: { query: StaffUserRecordsDocument, variables: { id: 'h1' } },
  result: {
    data: {
      staffUserHoldings: { __typename: 'StaffUserHoldings', ...nothing, ...held },
      receivers: {
        __typename: 'StaffUserConnection',
        edges: [{ node: { __typename: 'StaffUser', id: 'h2', name: 'Omar', email: 'omar@example.com', role: 'HR' } }],
      },
    },
  },
});
const accepts = (input: DeleteStaffUserInput): MockLink.MockedResponse => ({
  request: { query: DeleteStaffUserDocument, variables: { input } },
  result: { data: { deleteStaffUser: { staffUserId: true } } },
});

function open(...mocks: MockLink.MockedResponse[]) {
  const onDeleted = jest.fn();
  render(
    <MockedProvider mocks={mocks}>
      <DeleteDialog user={user} onDeleted={onDeleted} onClose={() => undefined} />
    </MockedProvider>,
  );
  return { press: userEvent.setup(), onDeleted };
}

const remove = () => screen.getByRole('button', { name: 'Delete account' });

beforeAll(giveMessageChannel);
beforeEach(() => speak('en'));

it('shows what the account holds, with the focus on the way back', async () => {
  open(records({ assessments: 6, results: 1 }));
  expect(await screen.findByText('6 assessments')).toBeInTheDocument();
  expect(screen.getByText('1 result')).toBeInTheDocument();
  expect(screen.queryByText(/candidate/)).not.toBeInTheDocument();
  await waitFor(() => expect(screen.getByRole('button', { name: 'Keep' })).toHaveFocus());
});

it('wants to know who gets the records', async () => {
  const { press, onDeleted } = open(records({ assessments: 6 }));
  await screen.findByText('6 assessments');
  await press.click(remove());
  expect(await screen.findByText('Choose a new owner')).toBeInTheDocument();
  expect(onDeleted).not.toHaveBeenCalled();
});

it('hands the records over to the chosen user', async () => {
  const input: DeleteStaffUserInput = { id: 'h1', records: 'HAND_OVER', receiverId: 'h2' };
  const { press, onDeleted } = open(records({ assessments: 6 }), accepts(input));
  await screen.findByText('6 assessments');
  await press.click(screen.getByRole('combobox', { name: 'New owner' }));
  await press.click(await screen.findByText('Omar'));
  await press.click(remove());
  await waitFor(() => expect(onDeleted).toHaveBeenCalledTimes(1));
});

it('deletes everything only after the e-mail was typed', async () => {
  const input: DeleteStaffUserInput = { id: 'h1', records: 'DELETE', confirmation: 'noor@example.com' };
  const { press, onDeleted } = open(records({ assessments: 6 }), accepts(input));
  await screen.findByText('6 assessments');
  await press.click(screen.getByRole('radio', { name: /Delete everything/ }));
  await press.type(screen.getByLabelText('Confirm'), 'noor@example.co');
  await press.click(remove());
  expect(await screen.findByText('Type the email exactly as shown')).toBeInTheDocument();
  expect(onDeleted).not.toHaveBeenCalled();
  await press.type(screen.getByLabelText('Confirm'), 'm');
  await press.click(remove());
  await waitFor(() => expect(onDeleted).toHaveBeenCalledTimes(1));
});

it('asks for no choice when there is nothing to choose about', async () => {
  open(records({}));
  expect(await screen.findByText(/owns no records/)).toBeInTheDocument();
  expect(screen.queryByRole('radio')).not.toBeInTheDocument();
  expect(screen.getByLabelText('Confirm')).toBeInTheDocument();
});
