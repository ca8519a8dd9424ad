import { ApolloClient, ApolloLink, gql } from '@apollo/client';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentProps } from 'react';
import { throwError } from 'rxjs';
import { createCache } from '../../lib/graphql/cache';
import { ConfirmDialog } from './confirm-dialog';

const client = new ApolloClient({
  cache: createCache(),
  link: new ApolloLink(() => throwError(() => new TypeError('fetch failed'))),
});
const mutation = gql`
  mutation Delete {
    delete
  }
`;

async function confirmed(onConfirm: ComponentProps<typeof ConfirmDialog>['onConfirm']) {
  const onClose = jest.fn();
  render(
    <ConfirmDialog open title="Delete it?" confirm="Delete" keep="Keep" onConfirm={onConfirm} onClose={onClose}>
      It is gone for good.
    </ConfirmDialog>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Delete' }));
  return onClose;
}

/** A busy button has the word for it in its name. */
const isFree = () => waitFor(() => expect(screen.getByRole('button', { name: 'Delete' })).toBeEnabled());

it.each([
  ['done', () => Promise.resolve(true)],
  ['done without a word', () => undefined],
])('closes when it is %s', async (_, onConfirm) => {
  const onClose = await confirmed(onConfirm);
  await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
});

it.each([
  ['says that it was refused', () => Promise.resolve(false)],
  ['throws the refusal', async () => Boolean((await client.mutate({ mutation })).data)],
])('stays open, ready for another try, when what it does %s', async (_, onConfirm) => {
  const asked = jest.fn(onConfirm);
  const onClose = await confirmed(asked);
  await isFree();
  await userEvent.click(screen.getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(asked).toHaveBeenCalledTimes(2));
  await isFree();
  expect(onClose).not.toHaveBeenCalled();
});
