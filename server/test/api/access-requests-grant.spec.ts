import { createTestApp, graphql } from '../kit';
import type { TestApp } from '../kit';

describe('the number of requests that an approved HR user gets', () => {
  let app: TestApp;
  beforeAll(async () => (app = await createTestApp({ MIZAN_DEFAULT_MAX_REQUESTS: '7' })));
  afterAll(() => app.close());

  it('is that of the setting', async () => {
    const input = {
      name: 'Omar Said',
      email: 'omar@company.example',
      phone: '0501234567',
      companyName: 'Said & Sons',
      companySize: 40,
      message: 'We hire accountants.',
      language: 'EN' as const,
    };
    await app.as.nobody().data(
      graphql(`
        mutation AccessRequestsGrant_requestAccess($input: RequestAccessInput!) {
          requestAccess(input: $input) { answerWithinHours }
        }
      `),
      { input },
    );
    const admin = await app.as.admin();
    const { accessRequests } = await admin.data(
      graphql(`query AccessRequestsGrant_accessRequests { accessRequests { edges { node { id } } } }`),
    );
    await admin.data(
      graphql(`
        mutation AccessRequestsGrant_decideAccessRequest($id: ID!) {
          decideAccessRequest(input: { id: $id, decision: APPROVE }) { accessRequest { id } }
        }
      `),
      {
        id: accessRequests.edges[0]!.node.id,
      },
    );
    const users = await app.dataSource.query<object[]>(`select email, max_requests from users where role = 'Hr'`);
    expect(users).toEqual([{ email: 'omar@company.example', max_requests: 7 }]);
  });
});
