import { gql } from '@apollo/client';
import { ViewerDocument } from '../../features/session/session-generated';
import { createStaffClient } from './create-client';

const viewer = {
  __typename: 'Viewer' as const,
  id: 'u1',
  name: 'Lina Haddad',
  email: 'lina@example.com',
  role: 'HR' as const,
  lastSignInAt: null,
  mustAddFactor: false,
  session: null,
  credits: { __typename: 'Credits' as const, numberOfRequests: 0, maxRequests: 10, remaining: 10 },
};

it('leads to the page on which a second factor is added when the time for it runs out meanwhile', async () => {
  const errors = [{ message: 'A second factor first', extensions: { code: 'FACTOR_REQUIRED' } }];
  const headers = { 'content-type': 'application/json' };
  jest
    .spyOn(globalThis, 'fetch')
    .mockImplementation(() => Promise.resolve(new Response(JSON.stringify({ data: null, errors }), { headers })));
  const client = createStaffClient();
  client.writeQuery({ query: ViewerDocument, data: { viewer } });
  await expect(
    client.query({
      query: gql`
        {
          assessments {
            totalCount
          }
        }
      `,
    }),
  ).rejects.toThrow();
  expect(client.readQuery({ query: ViewerDocument })?.viewer).toEqual({ ...viewer, mustAddFactor: true });
});
