import { createTestApp, graphql } from '../kit';
import type { SignedIn, TestApp } from '../kit';

describe('a JSON body', () => {
  let app: TestApp;
  let hr: SignedIn;
  beforeAll(async () => {
    app = await createTestApp();
    hr = await app.as.hr();
  });
  afterAll(() => app.close());

  const body = (bytes: number) => ({
    method: 'POST' as const,
    url: '/api/graphql',
    headers: { 'content-type': 'application/json' },
    payload: JSON.stringify({
      query: graphql(`query CandidatesBody_viewer { viewer { id } }`),
      variables: { x: 'x'.repeat(bytes) },
    }),
  });

  it('works: signed-in staff may send as much as 5,000 candidates take', async () => {
    expect((await hr.request(body(850_000))).statusCode).toBe(200);
  });

  it('refuses more than that from anybody', async () => {
    expect((await hr.request(body(1_000_000))).statusCode).toBe(413);
  });

  it('refuses more than 100 KB from somebody who is not signed in, before it is read', async () => {
    expect((await app.as.nobody().request(body(90_000))).statusCode).toBe(200);
    expect((await app.as.nobody().request(body(110_000))).statusCode).toBe(413);
    expect((await app.as.candidate('x'.repeat(56)).request(body(110_000))).statusCode).toBe(413);
  });
});
