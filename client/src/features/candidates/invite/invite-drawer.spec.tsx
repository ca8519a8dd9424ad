import type { MockLink } from '@apollo/client/testing';
import { MockedProvider } from '@apollo/client/testing/react';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { speak } from '../../../lib/testing/translations';
import { PreviewCandidateTextDocument } from './candidate-list-generated';
import { InviteDrawer } from './invite-drawer';
import { aRow } from './testing/a-row';

const assessment = { id: 'a1', title: 'Closing the books' };
const line = (at: number) => `Noor Haddad, noor${at}@example.com, +971505550142`;
const listOf = (count: number) => Array.from({ length: count }, (_, at) => line(at + 1)).join('\n');

const rowAt = (at: number) => ({
  __typename: 'CandidateRow' as const,
  ...aRow({ line: at, lastName: 'Haddad', email: `noor${at}@example.com` }),
});
const asks = (text: string) => ({
  query: PreviewCandidateTextDocument,
  variables: { input: { assessmentId: 'a1', text, country: null } },
});
const reads = (count: number): MockLink.MockedResponse => ({
  request: asks(listOf(count)),
  result: {
    data: {
      previewCandidateText: {
        preview: {
          __typename: 'CandidateListPreview',
          hasHeader: false,
          encoding: null,
          recognisedColumns: ['NAME', 'EMAIL', 'PHONE'],
          rows: Array.from({ length: count }, (_, at) => rowAt(at + 1)),
        },
      },
    },
  },
});

function open(...mocks: MockLink.MockedResponse[]) {
  const onWay = jest.fn();
  const onInvited = jest.fn();
  render(
    <MockedProvider mocks={mocks}>
      <InviteDrawer assessment={assessment} way="paste" remaining={null} onWay={onWay} onInvited={onInvited} />
    </MockedProvider>,
  );
  const box = screen.getByLabelText('One candidate per line');
  return {
    press: userEvent.setup(),
    paste: (text: string) => fireEvent.change(box, { target: { value: text } }),
    box,
    onWay,
    onInvited,
  };
}

beforeEach(async () => {
  localStorage.clear();
  sessionStorage.clear();
  await speak('en');
});

it('sends nobody and loses no line when the list that stands there could not be checked', async () => {
  const unreachable: MockLink.MockedResponse = { request: asks(listOf(12)), error: new TypeError('Failed to fetch') };
  const { press, paste, box, onWay, onInvited } = open(reads(10), unreachable, reads(12));
  paste(listOf(10));
  expect(await screen.findByText('10 ready')).toBeInTheDocument();

  paste(listOf(12));
  // Pressed before the check fails, it waits for that.
  await press.click(screen.getByRole('button', { name: 'Invite 10 candidates' }));
  expect(
    await screen.findByText('Nobody was invited: the list couldn’t be checked. The reason is above.'),
  ).toBeVisible();
  expect(box).toHaveValue(listOf(12));
  for (const remove of screen.getAllByRole('button', { name: /^Remove Noor Haddad/ })) expect(remove).toBeDisabled();

  await press.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('12 ready')).toBeInTheDocument();
  await waitFor(() => expect(screen.queryByText(/Nobody was invited/)).not.toBeInTheDocument());
  expect(box).toHaveValue(listOf(12));
  expect(onWay).not.toHaveBeenCalled();
  expect(onInvited).not.toHaveBeenCalled();
});
