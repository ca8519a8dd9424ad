import { ApolloClient, ApolloLink } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import type { MockLink } from '@apollo/client/testing';
import { MockedProvider } from '@apollo/client/testing/react';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { OperationTypeNode } from 'graphql';
import { of, Subject } from 'rxjs';
import { ApiKeysDocument, CreateApiKeyDocument, RevokeApiKeyDocument } from './api-keys-generated';
import { createCache } from '../../lib/graphql/cache';
import { speak } from '../../lib/testing/translations';
import { ApiKeysPart } from './api-keys-part';

const SECRET = `mzn_${'k'.repeat(36)}`;
const apiKey = {
  __typename: 'ApiKey',
  id: '1',
  name: 'Greenhouse sync',
  hint: 'mzn_kkkk…kkkk',
  scopes: ['READ', 'INVITE'],
  createdAt: '2026-01-01T10:00:00Z',
  expiresAt: null,
  isExpired: false,
  lastUsedAt: null,
  lastUsedIp: null,
  recentCalls: 0,
  ownerName: 'Rana Aziz',
  isOwn: true,
  isOfOrganization: false,
};
const listed = (apiKeys: object[]): MockLink.MockedResponse => ({
  request: { query: ApiKeysDocument },
  result: { data: { apiKeys } },
});
const created: MockLink.MockedResponse = {
  request: {
    query: CreateApiKeyDocument,
    variables: ({ input }: { input: { name: string; scopes: string[]; expiresAt: string } }) =>
      input.name === 'Greenhouse sync' &&
      input.scopes.join() === 'READ,INVITE' &&
      !Number.isNaN(Date.parse(input.expiresAt)),
  },
  result: { data: { createApiKey: { __typename: 'CreateApiKeyPayload', secret: SECRET, apiKey } } },
};
const revoked: MockLink.MockedResponse = {
  request: { query: RevokeApiKeyDocument, variables: { input: { id: '1' } } },
  result: { data: { revokeApiKey: { apiKeys: [] } } },
};

function open(mocks: MockLink.MockedResponse[], administers = false) {
  const user = userEvent.setup();
  const cache = createCache();
  render(
    <MockedProvider mocks={mocks} cache={cache}>
      <ApiKeysPart administers={administers} />
    </MockedProvider>,
  );
  return { user, cache };
}

beforeEach(async () => {
  sessionStorage.clear();
  await speak('en');
});

it('makes a key and shows it once, with a way to copy it', async () => {
  const { user, cache } = open([listed([]), created, listed([apiKey])]);
  expect(await screen.findByText('You have no API keys yet.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'New API key' }));
  await user.click(await screen.findByLabelText('Name'));
  await user.paste('Greenhouse sync');
  await user.click(screen.getByLabelText(/^Invite/));
  await user.click(screen.getByRole('button', { name: 'Create key' }));
  expect(await screen.findByLabelText('API key')).toHaveValue(SECRET);
  await user.click(screen.getByRole('button', { name: 'Copy' }));
  expect(await navigator.clipboard.readText()).toBe(SECRET);
  await user.click(screen.getByRole('button', { name: 'I’ve saved it' }));
  expect(await screen.findByText('mzn_kkkk…kkkk')).toBeVisible();
  expect(JSON.stringify(cache.extract())).not.toContain(SECRET);
});

it('stays open while the key is being made, whatever is pressed beside it', async () => {
  const answer = new Subject<ApolloLink.Result>();
  const user = userEvent.setup();
  const link = new ApolloLink(({ operationType }) =>
    operationType === OperationTypeNode.MUTATION ? answer : of({ data: { apiKeys: [] } }),
  );
  render(
    <ApolloProvider client={new ApolloClient({ cache: createCache(), link })}>
      <ApiKeysPart administers={false} />
    </ApolloProvider>,
  );
  await user.click(await screen.findByRole('button', { name: 'New API key' }));
  await user.click(await screen.findByLabelText('Name'));
  await user.paste('Greenhouse sync');
  await user.click(screen.getByLabelText(/^Invite/));
  await user.click(screen.getByRole('button', { name: 'Create key' }));
  // Asked and drawn as such: from then on nothing closes it.
  await waitFor(() => expect(answer.observed).toBe(true));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Close' })).not.toBeInTheDocument());
  await user.keyboard('{Escape}');
  answer.next({ data: { createApiKey: { __typename: 'CreateApiKeyPayload', secret: SECRET, apiKey } } });
  answer.complete();
  expect(await screen.findByLabelText('API key')).toHaveValue(SECRET);
});

it('says what is missing, and offers administration only to those who have it', async () => {
  const { user } = open([listed([])]);
  await user.click(await screen.findByRole('button', { name: 'New API key' }));
  await user.click(await screen.findByLabelText(/^Read/));
  await user.click(screen.getByRole('button', { name: 'Create key' }));
  expect(await screen.findByText('Enter a name for the key')).toBeVisible();
  expect(screen.getByText('Choose at least one')).toBeVisible();
  expect(screen.queryByLabelText(/^Administration/)).not.toBeInTheDocument();
});

it('revokes after asking', async () => {
  const { user } = open([listed([apiKey]), revoked, listed([])]);
  await user.click(await screen.findByRole('button', { name: 'Revoke the key Greenhouse sync' }));
  await user.click(await screen.findByRole('button', { name: 'Revoke key' }));
  await waitFor(() => expect(screen.queryByText('Greenhouse sync')).not.toBeInTheDocument());
});

it('asks no more about a key that was revoked, also where the list cannot be asked for anew', async () => {
  const unreachable = { request: { query: ApiKeysDocument }, error: new TypeError('fetch failed') };
  const { user } = open([listed([apiKey]), revoked, unreachable]);
  await user.click(await screen.findByRole('button', { name: 'Revoke the key Greenhouse sync' }));
  await user.click(await screen.findByRole('button', { name: 'Revoke key' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});
