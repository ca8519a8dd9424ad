import { ApolloClient, ApolloLink } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { of } from 'rxjs';
import { createCache } from '../../../lib/graphql/cache';
import { unsaved } from '../../../lib/drafts/unsaved';
import { speak } from '../../../lib/testing/translations';
import { writeInto } from '../../../lib/testing/write-into';
import { UpdateHrForm } from './hr-forms';
import type { HrForm_UserFragment, UpdateHrMutationVariables } from './staff-forms-generated';

const reem: HrForm_UserFragment = {
  id: 'h1',
  name: 'Reem',
  email: 'reem@example.com',
  phone: '+963944555011',
  companyName: 'Gulf',
  companySize: 12,
  credits: { numberOfRequests: 1, maxRequests: 20, remaining: 19 },
};
const granted: HrForm_UserFragment = { ...reem, credits: { ...reem.credits, maxRequests: 50, remaining: 49 } };

const sent = jest.fn();
/** Told whether whoever leaves then would be asked. */
const done = jest.fn();

function open(user: HrForm_UserFragment) {
  const link = new ApolloLink(({ variables }) => {
    sent((variables as UpdateHrMutationVariables).input);
    return of({ data: { updateHr: { __typename: 'UpdateHrPayload', staffUser: user } } });
  });
  return render(
    <ApolloProvider client={new ApolloClient({ cache: createCache(), link })}>
      <UpdateHrForm user={user} onDone={() => void done(unsaved.isAny())} cancel={null} />
    </ApolloProvider>,
  );
}

const save = () => userEvent.click(screen.getByRole('button', { name: 'Save' }));

beforeEach(async () => {
  sessionStorage.clear();
  sent.mockClear();
  done.mockClear();
  await speak('en');
});

it('takes back nothing that a colleague granted while what was typed lay there as a draft', async () => {
  const { unmount } = open(reem);
  writeInto(screen.getByRole('textbox', { name: 'Company name' }), 'Gulf Trading');
  unmount();
  open(granted);
  expect(await screen.findByDisplayValue('Gulf Trading')).toBeVisible();
  expect(screen.getByDisplayValue('50')).toBeVisible();
  await save();
  await waitFor(() => expect(sent).toHaveBeenCalledWith({ id: 'h1', companyName: 'Gulf Trading' }));
  await waitFor(() => expect(done).toHaveBeenCalledWith(false));
});
