import { randomUUID } from 'node:crypto';
import { apiScopes } from '../../src/platform/access';
import type { ApiScope, KeyRule } from '../../src/platform/access';
import { operationsOf } from '../architecture/operations';
import type { Operation } from '../architecture/operations';
import { createTestApp, TestSocket, graphql } from '../kit';
import type { ApiClient, KeyHolder, TestApp, TypedDocumentString } from '../kit';
import { calls } from './authorization.calls';
import type { Call } from './authorization.calls';
import { operations, routes } from './authorization.matrix';
import type { RouteRow } from './authorization.matrix';

/** A key of a super-admin for each scope: whatever is refused to it is refused because of the key. */
const keys = {} as Record<ApiScope, KeyHolder>;
let app: TestApp;
let origin: string;
let declared: Map<string, Operation>;
beforeAll(async () => {
  app = await createTestApp({ MIZAN_API_KEY_REQUESTS_PER_MINUTE: '100000' });
  origin = await app.listen();
  declared = new Map(operationsOf(app).map((operation) => [operation.name, operation]));
  const owner = await app.as.superAdmin();
  for (const scope of apiScopes) keys[scope] = await app.as.key(owner, [scope]);
});
afterAll(() => app.close());

interface Problem {
  extensions: { code: string; params?: Record<string, unknown> };
}

interface Refusal {
  code: string;
  scope?: unknown;
}

/** Null: the key may. */
function refusalOf(code: string | undefined, params: Record<string, unknown> = {}): Refusal | null {
  if (code === 'FORBIDDEN') return { code, scope: params.scope };
  return code === 'UNAUTHENTICATED' || code === 'API_KEY_REFUSED' ? { code } : null;
}

function expected(name: string, superAdmin: string, scope: ApiScope, rule: KeyRule | undefined): Refusal | null {
  if (superAdmin === 'UNAUTHENTICATED') return { code: superAdmin };
  if (declared.get(name)?.rule?.for === 'public' || rule === 'any' || rule === scope) return null;
  return rule === undefined || rule === 'none' ? { code: 'API_KEY_REFUSED' } : { code: 'FORBIDDEN', scope: rule };
}

async function ask(call: Call, client: ApiClient, isRefused: boolean): Promise<Refusal | null> {
  if (call.name.startsWith('Subscription')) return askSocket(call, client, isRefused);
  const file = { name: 'list.csv', type: 'text/csv', content: 'name,email' };
  const files = Object.fromEntries(call.files.map((path) => [path, file]));
  const { errors } =
    call.files.length === 0
      ? await client.rawRequest(call.document, call.variables())
      : (await client.rawUpload(call.document, call.variables(), files)).body;
  return refusalOf(errors?.[0]?.extensions.code, errors?.[0]?.extensions.params);
}

/** A refusal is waited for. That none comes is known once the server has answered what was asked after it. */
async function askSocket(
  { document, variables }: Call,
  client: ApiClient,
  isRefused: boolean,
): Promise<Refusal | null> {
  const socket = await TestSocket.open(origin);
  try {
    await socket.init({ authorization: client.headers.authorization });
    socket.rawSubscribe('asked', document, variables());
    if (isRefused) return refusalIn((await socket.next()).payload);
    await client.graphql(graphql(`query AuthorizationKeys_viewer { viewer { id } }`));
    socket.rawSubscribe('after', 'subscription { nonsense }');
    const { id, payload } = await socket.next();
    return id === 'asked' ? refusalIn(payload) : null;
  } finally {
    await socket.end();
  }
}

function refusalIn(payload: unknown): Refusal | null {
  const problems = Array.isArray(payload) ? (payload as Problem[]) : (payload as { errors?: Problem[] }).errors;
  const error = problems?.[0];
  return refusalOf(error?.extensions.code, error?.extensions.params);
}

describe('a key of each scope', () => {
  it.each(calls)('opens $name exactly if its scope does', async (call) => {
    const rule = declared.get(call.name)?.keyRule;
    for (const scope of apiScopes) {
      const { access } = operations[call.name] ?? { access: { superAdmin: 'allowed' } };
      const refused = expected(call.name, access.superAdmin, scope, rule);
      expect({ scope, refused: await ask(call, keys[scope], refused !== null) }).toEqual({ scope, refused });
    }
  });

  it.each(Object.entries(routes))(
    'opens %s exactly if its scope does',
    async (name, { method, url, access }: RouteRow) => {
      const rule = declared.get(name)?.keyRule;
      for (const scope of apiScopes) {
        const address = url.replace(/\{(\w+)\}/g, () => randomUUID());
        const answer = await keys[scope].request({ method, url: address });
        const refused = expected(name, access.superAdmin, scope, rule);
        const status = refused?.code === 'UNAUTHENTICATED' ? 401 : 403;
        expect({ scope, isRefused: answer.statusCode === status }).toEqual({ scope, isRefused: refused !== null });
        if (status === 403 && refused && rule !== 'none')
          expect(answer.json<{ message: string }>().message).toContain(rule);
      }
    },
  );
});

describe('fields that show more than their operation', () => {
  it.each<[ApiScope, TypedDocumentString<unknown, Record<string, never>>]>([
    [
      'INVITE',
      graphql(`
        query AuthorizationKeys_assessment {
          assessment(id: "x") { invitations { edges { node { examUrl } } } }
        }
      `),
    ],
    [
      'RESULTS',
      graphql(`
        query AuthorizationKeys_assessment2 {
          assessment(id: "x") { invitations { edges { node { result { percentage } } } } }
        }
      `),
    ],
    [
      'RESULTS',
      graphql(`query AuthorizationKeys_assessments { assessments { edges { node { averagePercentage } } } }`),
    ],
    ['AUTHORING', graphql(`query AuthorizationKeys_assessment3 { assessment(id: "x") { ownQuestions { text } } }`)],
    [
      'AUTHORING',
      graphql(`
        query AuthorizationKeys_test {
          ...AuthorizationKeys_key
        }
        fragment AuthorizationKeys_key on Query {
          test(id: "x") { questions { ... on TrueFalseQuestion { truth } } }
        }
      `),
    ],
  ])('need the scope %s: %s', async (scope, document) => {
    const { code, errors, status } = await keys.READ.graphql(document);
    expect([code, errors[0]?.extensions.params.scope, status]).toEqual(['FORBIDDEN', scope, 403]);
    expect(errors[0]?.message).toContain(scope);
  });
});
