import { randomUUID } from 'node:crypto';
import { operationsOf } from '../architecture/operations';
import { createTestApp, TestSocket, graphql } from '../kit';
import type { SignedIn, TestApp, ApiClient } from '../kit';
import { aSeat } from '../kit/builders/attempts';
import { aBank, aSentBank } from '../kit/builders/banks';
import { aMarkedAttempt, resultOf } from '../kit/builders/results';
import { anImage } from '../kit/builders/files';
import { aTest } from '../kit/builders/tests';
import { webhooks } from '../kit/builders/webhooks';
import { calls, withIds } from './authorization.calls';
import type { Call } from './authorization.calls';
import { operations, routes, viewerKinds } from './authorization.matrix';
import type { ForeignKind, RouteRow, Verdict, ViewerKind } from './authorization.matrix';

let app: TestApp;
let origin: string;
let examToken: string;
let foreign: Record<ForeignKind, string>;
beforeAll(async () => {
  app = await createTestApp();
  origin = await app.listen();
  ({ examToken } = await aSeat(app, (await app.as.hr()).user));
  foreign = await recordsOf(await app.as.admin());
});
afterAll(() => app.close());

/** New people for every call, so that one that signs out or is renamed spoils nothing. */
function aViewer(kind: ViewerKind): Promise<ApiClient | SignedIn> {
  if (kind === 'nobody') return Promise.resolve(app.as.nobody());
  return kind === 'candidate' ? Promise.resolve(app.as.candidate(examToken)) : app.as[kind]();
}

/** One record of each kind that belongs to an admin, whom neither an HR user nor another admin sees. */
async function recordsOf(owner: SignedIn): Promise<Record<ForeignKind, string>> {
  const sat = await aMarkedAttempt(app, owner.user);
  const test = await aTest(app, owner.user);
  const [question] = await app.dataSource.query<{ id: string }[]>(
    'select question_id as id from assessment_questions where assessment_id = $1',
    [sat.assessmentId],
  );
  const { sessions } = await owner.data(graphql(`query Authorization_sessions { sessions { id } }`));
  return {
    assessment: sat.assessmentId,
    test: test.id,
    question: question!.id,
    candidate: sat.candidate.id,
    resultQuestion: (await resultOf(owner, sat)).questions[0]!.id,
    admin: owner.user.id,
    session: sessions[0]!.id,
    file: (await anImage(owner)).id,
    ...(await aTriedWebhook(owner)),
    attempt: sat.attemptId,
    invitation: sat.invitation.id,
    apiKey: (await app.as.key(owner, ['READ'])).keyId,
    publicLink: await aPublicLink(owner, sat.assessmentId),
    assessmentExport: await anExport(owner, sat.assessmentId),
    shareLink: await aShareLink(owner, sat.assessmentId, sat.candidate.id),
    questionImport: await aQuestionImport(owner),
  };
}

/** A webhook that was tried; nobody listens at its address. */
async function aTriedWebhook(owner: SignedIn): Promise<{ webhook: string; delivery: string }> {
  const { id: webhook } = await webhooks.create(owner, { url: 'https://93.184.216.34/hooks' });
  await webhooks.test(owner, webhook);
  const [tried] = await webhooks.log(owner, webhook);
  return { webhook, delivery: tried!.id };
}

async function aPublicLink(owner: SignedIn, assessmentId: string): Promise<string> {
  const document = graphql(`
    mutation Authorization_createPublicLink($input: CreatePublicLinkInput!) {
      createPublicLink(input: $input) { publicLink { id } }
    }
  `);
  const data = await owner.data(document, {
    input: { assessmentId, cap: 1 },
  });
  return data.createPublicLink.publicLink.id;
}

async function anExport(owner: SignedIn, assessmentId: string): Promise<string> {
  const document = graphql(`
    mutation Authorization_startAssessmentExport($input: StartAssessmentExportInput!) {
      startAssessmentExport(input: $input) { assessmentExport { id } }
    }
  `);
  const input = { assessmentId, parts: ['RESULTS' as const], language: 'EN' as const };
  const data = await owner.data(document, { input });
  await app.runJobs();
  return data.startAssessmentExport.assessmentExport.id;
}

async function aQuestionImport(owner: SignedIn): Promise<string> {
  const document = graphql(`
    mutation Authorization_startQuestionImport($input: StartQuestionImportInput!) {
      startQuestionImport(input: $input) { questionImportJob { id } }
    }
  `);
  const input = { uploadId: await aSentBank(owner, 'bank.gift', aBank(1)), isPreview: true };
  const data = await owner.data(document, { input });
  return data.startQuestionImport.questionImportJob.id;
}

async function aShareLink(owner: SignedIn, assessmentId: string, candidateId: string): Promise<string> {
  const document = graphql(`
    mutation Authorization_createShareLink($input: CreateShareLinkInput!) {
      createShareLink(input: $input) { link { id } }
    }
  `);
  const input = { assessmentId, candidateId, days: 1, language: 'EN' as const };
  const data = await owner.data(document, { input });
  return data.createShareLink.link.id;
}

/** What must not come out of a call that is valid by type. */
const broken = ['GRAPHQL_VALIDATION_FAILED', 'BAD_USER_INPUT', 'BAD_REQUEST', 'INTERNAL'];

function verdictOf(code: string | undefined): Verdict {
  if (code === 'UNAUTHENTICATED' || code === 'FORBIDDEN') return code;
  if (code && broken.includes(code)) throw new Error(`The call does not reach the operation: ${code}`);
  return 'allowed';
}

async function verdictOfCall(call: Call, client: ApiClient): Promise<Verdict> {
  if (call.name.startsWith('Subscription')) return verdictOfSubscription(call, client);
  return verdictOf(codeOf(await send(call, client, call.variables())));
}

/** The body of the answer; a call that takes files gets a small one at each place. */
async function send(call: Call, client: ApiClient, variables: Record<string, unknown>): Promise<Body> {
  if (call.files.length === 0) return client.rawRequest(call.document, variables);
  const file = { name: 'list.csv', type: 'text/csv', content: 'name,email' };
  const files = Object.fromEntries(call.files.map((path) => [path, file]));
  return (await client.rawUpload(call.document, variables, files)).body;
}

type Body = Awaited<ReturnType<ApiClient['rawUpload']>>['body'];
const codeOf = ({ errors }: Body) => errors?.[0]?.extensions.code;

async function verdictOfSubscription({ document, variables }: Call, client: ApiClient): Promise<Verdict> {
  const socket = await TestSocket.open(origin, { headers: client.headers });
  try {
    socket.send({ type: 'connection_init' });
    const first = await Promise.race([socket.next(), socket.closed]);
    if (first === 4401) return 'UNAUTHENTICATED';
    socket.rawSubscribe('asked', document, variables());
    // Each of these is answered after the one before has been looked at; a refusal of `asked` would be among them.
    for (const id of ['1', '2', '3']) {
      socket.rawSubscribe(id, 'subscription { nonsense }');
      const answer = await socket.next();
      if (answer.id !== 'asked') continue;
      const problems = Array.isArray(answer.payload)
        ? answer.payload
        : (answer.payload as { errors: unknown[] }).errors;
      return verdictOf((problems as { extensions: { code: string } }[])[0]!.extensions.code);
    }
    return 'allowed';
  } finally {
    await socket.end();
  }
}

describe('every operation of the schema', () => {
  it('has a row in the matrix, and every row an operation', () => {
    expect(Object.keys(operations).sort()).toEqual(calls.map(({ name }) => name).sort());
  });

  it.each(calls)('$name is for exactly those whom its row names', async (call) => {
    const found: Partial<Record<ViewerKind, Verdict>> = {};
    for (const kind of viewerKinds) found[kind] = await verdictOfCall(call, await aViewer(kind));
    expect(found).toEqual(operations[call.name]?.access);
  });
});

describe("somebody else's records", () => {
  const scoped = calls.filter(({ name }) => operations[name]?.foreign);

  it.each(scoped)('$name answers for them as for records that do not exist', async (call) => {
    const { access, foreign: named } = operations[call.name]!;
    const given = call.variables();
    const ids = Object.fromEntries(Object.entries(named!.ids).map(([path, kind]) => [path, foreign[kind]]));
    for (const kind of ['hr', 'admin'] as const) {
      if (access[kind] !== 'allowed') continue;
      const viewer = await aViewer(kind);
      const theirs = await send(call, viewer, withIds(given, ids));
      expect(codeOf(theirs)).toBe(named!.code);
      for (const id of [randomUUID(), 'nonsense']) {
        const none = Object.fromEntries(Object.keys(named!.ids).map((path) => [path, id]));
        expect(await send(call, viewer, withIds(given, none))).toEqual(theirs);
      }
    }
  });

  it('are still there afterwards', async () => {
    for (const [table, id] of [
      ['assessments', foreign.assessment],
      ['candidates', foreign.candidate],
      ['users', foreign.admin],
      ['attempt_questions', foreign.resultQuestion],
    ]) {
      const rows = await app.dataSource.query<unknown[]>(['select from', table, 'where id = $1'].join(' '), [id]);
      expect(rows).toHaveLength(1);
    }
  });
});

describe('every REST route', () => {
  const verdicts: Record<number, Verdict> = { 401: 'UNAUTHENTICATED', 403: 'FORBIDDEN' };
  const ask = async (client: ApiClient, { method, url, staysOpen }: RouteRow, idOf: (part: string) => string) => {
    const address = url.replace(/\{(\w+)\}/g, (_, part: string) => idOf(part));
    const response = await client.request({ method, url: address, payloadAsStream: staysOpen });
    if (staysOpen) response.stream().destroy();
    return response;
  };

  it('has a row in the matrix, and every row a route', () => {
    const found = operationsOf(app).filter(({ name }) => name.includes('.'));
    expect(Object.keys(routes).sort()).toEqual(found.map(({ name }) => name).sort());
  });

  it.each(Object.entries(routes))('%s is for exactly those whom its row names', async (_, row) => {
    const found: Partial<Record<ViewerKind, Verdict>> = {};
    for (const kind of viewerKinds) {
      const { statusCode } = await ask(await aViewer(kind), row, () => randomUUID());
      expect(statusCode).toBeLessThan(500);
      found[kind] = verdicts[statusCode] ?? 'allowed';
    }
    expect(found).toEqual(row.access);
  });

  it.each(Object.entries(routes).filter(([, { foreign: named }]) => named))(
    "%s answers for somebody else's records as for none",
    async (_, row) => {
      for (const kind of ['hr', 'admin'] as const) {
        if (row.access[kind] !== 'allowed') continue;
        const viewer = await aViewer(kind);
        const theirs = await ask(viewer, row, (part) => foreign[row.foreign![part]!]);
        expect([theirs.statusCode, theirs.json<{ status: boolean }>().status]).toEqual([404, false]);
        for (const id of [randomUUID(), 'nonsense']) {
          const none = await ask(viewer, row, () => id);
          expect([none.statusCode, none.json()]).toEqual([theirs.statusCode, theirs.json()]);
        }
      }
    },
  );
});
