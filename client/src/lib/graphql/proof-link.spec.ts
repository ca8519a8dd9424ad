import { ApolloClient, ApolloLink, gql, InMemoryCache } from '@apollo/client';
import { of } from 'rxjs';
import { PROOF_REQUIRED, proofLink } from './proof-link';

const mutation = gql`
  mutation {
    createKey
  }
`;
const refused = { errors: [{ message: '', extensions: { code: PROOF_REQUIRED } }] };
const done = { data: { createKey: 'the key' } };

/** A server that refuses until somebody has shown who they are. */
function clientOf(ask: () => Promise<boolean>) {
  const sent = jest.fn();
  let isProved = false;
  const server = new ApolloLink(() => {
    sent();
    return of(isProved ? done : refused);
  });
  const asking = () => ask().then((isGiven) => (isProved = isGiven));
  const link = proofLink(asking).concat(server);
  return { sent, client: new ApolloClient({ cache: new InMemoryCache(), link }) };
}

it('does what was asked for once the person has shown who they are', async () => {
  const { client, sent } = clientOf(() => Promise.resolve(true));
  expect((await client.mutate({ mutation })).data).toEqual(done.data);
  expect(sent).toHaveBeenCalledTimes(2);
});

it('leaves it undone when they turn away', async () => {
  const { client, sent } = clientOf(() => Promise.resolve(false));
  await expect(client.mutate({ mutation })).rejects.toBeDefined();
  expect(sent).toHaveBeenCalledTimes(1);
});
