import { randomUUID } from 'node:crypto';
import { GraphQLSchemaHost } from '@nestjs/graphql';
import { isObjectType } from 'graphql';
import { createTestApp } from '../kit';
import type { SignedIn, TestApp } from '../kit';
import { aMarkedAttempt } from '../kit/builders/results';
import { fieldCalls } from './authorization.calls';
import { fieldScopes } from './authorization.matrix';

const records = ['Assessment', 'Attempt'] as const;
const calls = records.flatMap((type) => {
  const names = Object.keys(fieldScopes).filter((name) => name.startsWith(`${type}.`));
  return fieldCalls(
    type,
    names.map((name) => name.slice(type.length + 1)),
  );
});

describe('fields that belong to a record', () => {
  let app: TestApp;
  let owner: SignedIn;
  let ids: Record<string, string>;
  beforeAll(async () => {
    app = await createTestApp({ MIZAN_API_KEY_REQUESTS_PER_MINUTE: '100000' });
    owner = await app.as.admin();
    const { assessmentId, attemptId } = await aMarkedAttempt(app, owner.user);
    ids = { Assessment: assessmentId, Attempt: attemptId };
  });
  afterAll(() => app.close());

  const idOf = (name: string) => ids[name.split('.')[0] ?? ''];

  it('declare the scope that the matrix names, and each that declares one has its row', () => {
    const { schema } = app.get(GraphQLSchemaHost);
    const declared = [...records, 'Result'].flatMap((type) => {
      const record = schema.getType(type);
      const fields = isObjectType(record) ? Object.values(record.getFields()) : [];
      return fields
        .filter(({ extensions }) => extensions.keyScope)
        .map(({ name, extensions }) => [`${type}.${name}`, extensions.keyScope]);
    });
    expect(Object.fromEntries(declared)).toEqual(fieldScopes);
  });

  it('cost in a list what they cost one by one, however little is asked of each', async () => {
    const lists = (size: number) => `{ assessments(first: ${size}) { edges { node { analytics { results } } } } }`;
    expect((await owner.rawRequest(lists(1))).code).toBeUndefined();
    expect((await owner.rawRequest(lists(50))).status).toBe(400);
  });

  it.each(calls)('$name is for staff alone', async ({ document, variables }) => {
    expect((await app.as.nobody().rawRequest(document, variables())).code).toBe('UNAUTHENTICATED');
  });

  it.each(calls)("$name answers for somebody else's record as for none", async ({ name, document, variables }) => {
    const other = await app.as.hr();
    const theirs = await other.rawRequest(document, { ...variables(), id: idOf(name) });
    const none = await other.rawRequest(document, { ...variables(), id: randomUUID() });
    expect([theirs.code, theirs.data]).toEqual([`${name.split('.')[0]?.toUpperCase()}_NOT_FOUND`, null]);
    expect(theirs.errors).toEqual(none.errors);
  });

  it.each(calls)('$name needs its own scope of a key beside READ', async ({ name, document, variables }) => {
    const scope = fieldScopes[name]!;
    const asked = { ...variables(), id: idOf(name) };
    const reader = await app.as.key(owner, ['READ']);
    const refused = await reader.rawRequest(document, asked);
    const refusal = scope === 'READ' ? [undefined, undefined] : ['FORBIDDEN', scope];
    expect([refused.code, refused.errors[0]?.extensions.params.scope]).toEqual(refusal);
    const both = await app.as.key(owner, scope === 'READ' ? ['READ'] : ['READ', scope]);
    expect((await both.rawRequest(document, asked)).code).not.toBe('FORBIDDEN');
  });
});
