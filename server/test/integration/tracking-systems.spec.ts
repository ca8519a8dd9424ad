import { InvitationCancelled, InvitationRevoked } from '../../src/modules/candidates';
import { ForgetKeyUses } from '../../src/modules/integrations/api-keys/forget-key-uses';
import { EventLog } from '../../src/platform/database';
import { createTestApp, race, graphql } from '../kit';
import type { SignedIn, TestApp } from '../kit';
import { aPublishedAssessment } from '../kit/builders/assessments';
import { aPage } from '../kit/builders/attempts';
import { deliverAll, webhooks } from '../kit/builders/webhooks';
import { answers, Receiver } from '../kit/receiver';

interface Connection {
  id: string;
  webhookEndpointId: string;
  isKeyLive: boolean;
  addresses: { name: string; url: string }[];
  calls: { name: string; status: number; problem: string | null }[];
}

graphql(`
  fragment TrackingSystems_CONNECTION on TrackingConnection {
    id webhookEndpointId isKeyLive
    addresses { name url }
    calls { name status problem }
  }
`);

/** Of either system; each answer has some of it. */
interface Answer {
  partner_interview_id: string;
  partner_status: string;
  partner_profile_url: string | null;
  partner_score: number | null;
  metadata: Record<string, unknown>;
  success: boolean;
  results: { assessment_id: string };
}

/** A tracking system of ours: it calls by HTTP as its documents say, and answers what it is told. */
class TrackingSystem {
  readonly told = new Receiver();
  private origin = '';

  constructor(
    private readonly server: string,
    private readonly base: string,
    private readonly key: string,
  ) {}

  async open(): Promise<void> {
    this.origin = await this.told.open();
  }

  address(path: string): string {
    return this.origin + path;
  }

  async get(path: string): Promise<{ status: number; body: Answer }> {
    return this.ask(path, { method: 'GET' });
  }

  async post(path: string, body: object): Promise<{ status: number; body: Answer }> {
    return this.ask(path, { method: 'POST', body: JSON.stringify(body) });
  }

  private async ask(path: string, init: RequestInit): Promise<{ status: number; body: Answer }> {
    const authorization = `Basic ${Buffer.from(`${this.key}:`).toString('base64')}`;
    const headers = { authorization, ...(init.body && { 'content-type': 'application/json' }) };
    const response = await fetch(`${this.server}/api/v1/ats/${this.base}/${path}`, { ...init, headers });
    return { status: response.status, body: (await response.json()) as Answer };
  }
}

let app: TestApp;
let server: string;
let owner: SignedIn;
let assessmentId: string;
const open: TrackingSystem[] = [];
beforeAll(async () => {
  app = await createTestApp({ MIZAN_WEBHOOK_ALLOWED_RANGES: '127.0.0.1' });
  server = await app.listen();
});
afterAll(() => app.close());
beforeEach(async () => {
  owner = await app.as.hr();
  assessmentId = (await aPublishedAssessment(app, owner.user)).id;
});
afterEach(async () => {
  for (const system of open.splice(0)) await system.told.close();
});

async function connect(system: 'GREENHOUSE' | 'ASHBY'): Promise<TrackingSystem> {
  const waiting = new Receiver();
  const address = system === 'ASHBY' ? await waiting.open() : null;
  const { connectTrackingSystem } = await owner.data(
    graphql(`
      mutation TrackingSystems_connectTrackingSystem($input: ConnectTrackingSystemInput!) {
        connectTrackingSystem(input: $input) { secret }
      }
    `),
    { input: { system, credential: 'their-own-key', address: address && `${address}/assessment.update` } },
  );
  const connected = new TrackingSystem(server, system.toLowerCase(), connectTrackingSystem.secret);
  if (address) Object.assign(connected, { told: waiting, origin: address });
  else await connected.open();
  open.push(connected);
  return connected;
}

const connection = async (): Promise<Connection> =>
  (
    await owner.data(
      graphql(`query TrackingSystems_trackingConnections { trackingConnections { ...TrackingSystems_CONNECTION } }`),
    )
  ).trackingConnections[0]!;

const requestsOf = async ({ user }: SignedIn) => {
  const text = 'select number_of_requests as n from users where id = $1';
  return (await app.dataSource.query<[{ n: number }]>(text, [user.id]))[0].n;
};

/** By the link in the mail that the candidate got. */
function pageOf(email: string) {
  const [mail] = app.mailbox.to(email);
  return aPage(app, /Exam\/([\w-]{56})/.exec(mail!.text)![1]!);
}

const basic = `Basic ${Buffer.from('their-own-key:').toString('base64')}`;

describe('Greenhouse', () => {
  const order = (greenhouse: TrackingSystem, given: object = {}) =>
    greenhouse.post('send_test', {
      partner_test_id: assessmentId,
      candidate: {
        first_name: 'Lina',
        last_name: 'Haddad',
        email: 'lina@applicants.example',
        phone_number: null,
        resume_url: null,
        greenhouse_profile_url: 'https://app.greenhouse.io/people/17',
      },
      url: greenhouse.address('/take_home_tests/12/scores'),
      ...given,
    });

  it('offers, sends, waits, is told by an empty PATCH, and reads a result that opens for recruiters', async () => {
    const greenhouse = await connect('GREENHOUSE');
    const { body: tests } = await greenhouse.get('list_tests');
    expect(tests).toEqual([{ partner_test_id: assessmentId, partner_test_name: 'Senior Accountant, Gulf' }]);
    const sent = await order(greenhouse);
    expect(sent.status).toBe(200);
    const id = sent.body.partner_interview_id;
    const status = async () => (await greenhouse.get(`test_status?partner_interview_id=${id}`)).body;
    expect(await status()).toMatchObject({ partner_status: 'invited', partner_profile_url: null, partner_score: null });
    await app.runJobs();
    const page = pageOf('lina@applicants.example');
    await page.start();
    expect((await status()).partner_status).toBe('started');
    await page.submit();
    while (greenhouse.told.calls.length === 0) await deliverAll(app);
    expect(greenhouse.told.calls).toHaveLength(1);
    expect(greenhouse.told.calls[0]).toMatchObject({ method: 'PATCH', path: '/take_home_tests/12/scores', body: '' });
    expect(greenhouse.told.calls[0]!.headers.authorization).toBe(basic);
    const done = await status();
    expect(done).toMatchObject({ partner_status: 'complete', partner_score: 0, metadata: { Result: 'Failed' } });
    expect(done.partner_profile_url).toMatch(
      new RegExp(`^http://mizan.test/ResultDetails/Assestment/${assessmentId}/Candidate/[\\w-]{36}$`),
    );
    for (const value of Object.values(done.metadata)) expect(typeof value === 'object' && value !== null).toBe(false);
  });

  it('sends the same person once, also when it asks twice, and follows an invitation that is there', async () => {
    const greenhouse = await connect('GREENHOUSE');
    const [first, second] = [await order(greenhouse), await order(greenhouse)];
    expect(second.body).toEqual(first.body);
    await app.runJobs();
    const [{ count }] = await app.dataSource.query<[{ count: number }]>(
      'select count(*)::int as count from invitations where assessment_id = $1',
      [assessmentId],
    );
    expect(count).toBe(1);
  });

  it('is told at once of a result that is there when the order comes, and once at each address', async () => {
    const greenhouse = await connect('GREENHOUSE');
    const person = { candidate: { first_name: 'Rania', last_name: 'Aziz', email: 'rania@applicants.example' } };
    await order(greenhouse, person);
    await app.runJobs();
    const page = pageOf('rania@applicants.example');
    await page.start();
    await page.submit();
    while (greenhouse.told.calls.length === 0) await deliverAll(app);
    const next = { ...person, url: greenhouse.address('/take_home_tests/13/scores') };
    for (const given of [person, next, next]) {
      await order(greenhouse, given);
      await deliverAll(app);
    }
    expect(greenhouse.told.calls.map(({ path }) => path)).toEqual([
      '/take_home_tests/12/scores',
      '/take_home_tests/13/scores',
    ]);
  });

  it('tries again when it cannot be reached, and shows the try without its credential', async () => {
    const greenhouse = await connect('GREENHOUSE');
    // Ahead of the database's clock: by that one the queue finds the next try due, also while the first is worked off.
    app.clock.advance(600);
    greenhouse.told.behave = answers.status(503);
    await order(greenhouse, {
      candidate: { first_name: 'Omar', last_name: 'Saleh', email: 'omar@applicants.example' },
    });
    await app.runJobs();
    const page = pageOf('omar@applicants.example');
    await page.start();
    await page.submit();
    // No further: the job of the next try goes by the database's clock.
    while (greenhouse.told.calls.length === 0) await deliverAll(app);
    const { webhookEndpointId } = await connection();
    const [failed] = await webhooks.log(owner, webhookEndpointId);
    expect(failed).toMatchObject({ type: 'greenhouse.complete', status: 'PENDING', tryCount: 1 });
    const seen = JSON.stringify(failed);
    for (const secret of ['their-own-key', basic]) expect(seen).not.toContain(secret);
    greenhouse.told.behave = answers.status(200);
    app.clock.set(failed!.nextTryAt!);
    await deliverAll(app);
    expect(await webhooks.log(owner, webhookEndpointId)).toMatchObject([{ status: 'DELIVERED', tryCount: 2 }]);
    await webhooks.replay(owner, failed!.id);
    await deliverAll(app);
    expect(greenhouse.told.calls).toHaveLength(3);
  });

  it('is refused what is wrong, and the settings say what it was', async () => {
    const greenhouse = await connect('GREENHOUSE');
    const later = () => app.clock.advance(1);
    const inward = await order(greenhouse, { url: 'https://169.254.169.254/latest' });
    expect(inward.status).toBe(400);
    later();
    expect((await order(greenhouse, { candidate: { first_name: 'Nobody' } })).status).toBe(400);
    later();
    expect((await order(greenhouse, { partner_test_id: 'x' })).status).toBe(404);
    later();
    expect((await greenhouse.get('test_status?partner_interview_id=x')).status).toBe(404);
    later();
    const reported = {
      api_call: 'test_status',
      errors: ['partner_score must be a number'],
      candidate_email: 'a@b.example',
    };
    expect((await greenhouse.post('response_error', reported)).status).toBe(200);
    const { calls } = await connection();
    expect(calls.map(({ name, status }) => [name, status])).toEqual([
      ['response_error', 200],
      ['test_status', 404],
      ['send_test', 404],
      ['send_test', 400],
      ['send_test', 400],
    ]);
    expect(calls[0]?.problem).toBe('test_status: partner_score must be a number');
    expect(calls[3]?.problem).toContain('candidate.email');
    expect(calls[4]?.problem).toContain('private-address');
    expect(JSON.stringify(calls)).not.toContain('@');
    app.clock.advance(31 * 86_400);
    await app.get(ForgetKeyUses).execute();
    owner = await app.as.user(owner.user);
    expect((await connection()).calls).toEqual([]);
  });

  it('reads nothing of others, and a key for something else is no connection', async () => {
    const greenhouse = await connect('GREENHOUSE');
    const { body } = await order(greenhouse);
    const stranger = await app.as.hr();
    const theirs = await app.as.key(stranger, ['READ', 'INVITE', 'RESULTS']);
    const other = new TrackingSystem(server, 'greenhouse', theirs.secret);
    expect((await other.get('list_tests')).status).toBe(404);
    expect((await other.get(`test_status?partner_interview_id=${body.partner_interview_id}`)).status).toBe(404);
    expect((await new TrackingSystem(server, 'greenhouse', 'mzn_wrong').get('list_tests')).status).toBe(401);
    expect((await new TrackingSystem(server, 'ashby', theirs.secret).post('assessment.list', {})).status).toBe(404);
  });
});

describe('Ashby', () => {
  const start = (ashby: TrackingSystem, email: string, typeId = assessmentId) =>
    ashby.post('assessment.start', {
      assessment_type_id: typeId,
      candidate: {
        ashby_id: 'c1',
        first_name: 'Sukarno',
        last_name: '',
        email,
        ashby_profile_url: 'https://app.ashbyhq.com/c1',
      },
      application: { ashby_id: 'a1', status: 'Active' },
      job: { ashby_id: 'j1', name: 'Accountant', ashby_job_url: 'https://app.ashbyhq.com/j1' },
    });
  const toldTo = (ashby: TrackingSystem) =>
    ashby.told.calls.map(({ body }) => JSON.parse(body) as Record<string, unknown>);

  it('lists, starts, and is told each step with the result in the last', async () => {
    const ashby = await connect('ASHBY');
    const { body: list } = await ashby.post('assessment.list', {});
    expect(list).toMatchObject({
      success: true,
      results: [{ assessment_type_id: assessmentId, name: 'Senior Accountant, Gulf' }],
    });
    const { body } = await start(ashby, 'sukarno@applicants.example');
    expect(body.success).toBe(true);
    await app.runJobs();
    const page = pageOf('sukarno@applicants.example');
    await page.start();
    await deliverAll(app);
    await page.submit();
    await deliverAll(app);
    await deliverAll(app);
    const told = toldTo(ashby);
    expect(told.map(({ assessment_id }) => assessment_id)).toEqual([
      body.results.assessment_id,
      body.results.assessment_id,
    ]);
    expect(told[0]).toMatchObject({ assessment_status: { type: 'string', value: 'Started' } });
    expect(told[0]).not.toHaveProperty('assessment_result');
    expect(told[1]).toMatchObject({
      assessment_result: { identifier: 'score', type: 'numeric_score', value: 0 },
      assessment_profile_url: { type: 'url', value: expect.stringContaining('/ResultDetails/Assestment/') as string },
    });
    expect(Number.isInteger(told[1]!.timestamp)).toBe(true);
    expect(ashby.told.calls[0]).toMatchObject({ method: 'POST', path: '/assessment.update' });
    expect(ashby.told.calls[0]!.headers).toMatchObject({ authorization: basic, accept: 'application/json; version=1' });
    const about = 'select from webhook_messages where candidate_id is not null and position($1 in body) > 0';
    expect(await app.dataSource.query(about, [body.results.assessment_id])).toHaveLength(2);
  });

  it('cancels what is not submitted, also during the exam, and is not told of what it did itself', async () => {
    const ashby = await connect('ASHBY');
    const [waiting, sitting] = [await start(ashby, 'w@applicants.example'), await start(ashby, 's@applicants.example')];
    await app.runJobs();
    const page = pageOf('s@applicants.example');
    await page.start();
    await deliverAll(app);
    ashby.told.calls.length = 0;
    for (const { body } of [waiting, sitting, sitting]) {
      const { assessment_id } = body.results;
      const answer = await ashby.post('assessment.cancel', { assessment_id });
      expect(answer.body).toEqual({ success: true, results: { assessment_id } });
    }
    await expect(page.save({ choiceIds: ['a'] })).rejects.toMatchObject({ code: 'EXAM_UNAVAILABLE' });
    await deliverAll(app);
    expect(ashby.told.calls).toEqual([]);
    // Cancelled and wanted after all: a new order of the same person.
    const again = await start(ashby, 'w@applicants.example');
    expect(again.body.results.assessment_id).not.toBe(waiting.body.results.assessment_id);
  });

  it('is told once why an order that follows a closed invitation leads nowhere', async () => {
    const ashby = await connect('ASHBY');
    const first = await start(ashby, 'twice@applicants.example');
    await app.runJobs();
    await pageOf('twice@applicants.example').start();
    await ashby.post('assessment.cancel', { assessment_id: first.body.results.assessment_id });
    await deliverAll(app);
    ashby.told.calls.length = 0;
    const [again, repeated] = [
      await start(ashby, 'twice@applicants.example'),
      await start(ashby, 'twice@applicants.example'),
    ];
    expect(repeated.body).toEqual(again.body);
    await deliverAll(app);
    expect(toldTo(ashby)).toMatchObject([
      {
        assessment_id: again.body.results.assessment_id,
        cancelled_reason: { type: 'string', value: 'The link was revoked' },
      },
    ]);
  });

  race('starts somebody once who is ordered twice at the same moment', async () => {
    const ashby = await connect('ASHBY');
    for (const email of ['a', 'b', 'c'].map((name) => `${name}.race@applicants.example`)) {
      const [one, two] = await Promise.all([start(ashby, email), start(ashby, email)]);
      expect([one.status, two.status]).toEqual([200, 200]);
      expect(one.body).toEqual(two.body);
    }
    expect(await requestsOf(owner)).toBe(3);
  });

  it('cancels an order and its invitation together: what failed half way is done by the call that repeats it', async () => {
    const ashby = await connect('ASHBY');
    const [waiting, sitting] = [await start(ashby, 'h@applicants.example'), await start(ashby, 'i@applicants.example')];
    await app.runJobs();
    const page = pageOf('i@applicants.example');
    await page.start();
    for (const [{ body }, changing] of [
      [waiting, InvitationCancelled],
      [sitting, InvitationRevoked],
    ] as const) {
      const { assessment_id } = body.results;
      const events = app.get(EventLog);
      const write = events.log.bind(events);
      let isLost = true;
      const lost = jest.spyOn(events, 'log').mockImplementation((manager, written) => {
        const isThis = written.some(({ type }) => type === changing.type);
        if (!isLost || !isThis) return write(manager, written);
        isLost = false;
        return Promise.reject(new Error('The connection is lost.'));
      });
      expect((await ashby.post('assessment.cancel', { assessment_id })).status).toBe(500);
      expect((await ashby.post('assessment.cancel', { assessment_id })).body.success).toBe(true);
      lost.mockRestore();
    }
    const [closed] = await app.dataSource.query<[object]>(
      `select count(*) filter (where cancelled_at is not null)::int as cancelled, count(revoked_at)::int as revoked
       from invitations where assessment_id = $1`,
      [assessmentId],
    );
    expect(closed).toEqual({ cancelled: 1, revoked: 2 });
    expect(await requestsOf(owner)).toBe(1);
    await expect(page.save({ choiceIds: ['a'] })).rejects.toMatchObject({ code: 'EXAM_UNAVAILABLE' });
  });

  it('is told when staff take an invitation back, and refused in its own words', async () => {
    const ashby = await connect('ASHBY');
    await start(ashby, 'back@applicants.example');
    const {
      assessment: { invitations },
    } = await owner.data(
      graphql(`
        query TrackingSystems_assessment($id: ID!) {
          assessment(id: $id) { invitations { edges { node { id } } } }
        }
      `),
      { id: assessmentId },
    );
    await owner.data(
      graphql(`
        mutation TrackingSystems_cancelInvitations($ids: [ID!]!) {
          cancelInvitations(input: { invitationIds: $ids }) { skippedCount }
        }
      `),
      {
        ids: [invitations.edges[0]!.node.id],
      },
    );
    await deliverAll(app);
    expect(toldTo(ashby)).toMatchObject([{ cancelled_reason: { type: 'string' } }]);
    const unknown = await start(ashby, 'x@applicants.example', 'nothing');
    expect(unknown.status).toBe(404);
    expect(unknown.body).toMatchObject({ success: false, errors: ['ASSESSMENT_NOT_FOUND'] });
  });
});

describe('a connection', () => {
  it('is tried out, and ends with its key', async () => {
    const ashby = await connect('ASHBY');
    ashby.told.behave = answers.status(401);
    const { id, webhookEndpointId } = await connection();
    await owner.data(
      graphql(`
        mutation TrackingSystems_testTrackingSystem($id: ID!) {
          testTrackingSystem(input: { id: $id }) { trackingConnections { id } }
        }
      `),
      {
        id,
      },
    );
    await deliverAll(app);
    const [tested] = await webhooks.log(owner, webhookEndpointId);
    expect(tested).toMatchObject({ type: 'ashby.test', status: 'FAILED', tries: [{ responseStatus: 401 }] });
    const { disconnectTrackingSystem } = await owner.data(
      graphql(`
        mutation TrackingSystems_disconnectTrackingSystem($id: ID!) {
          disconnectTrackingSystem(input: { id: $id }) { trackingConnections { id } }
        }
      `),
      { id },
    );
    expect(disconnectTrackingSystem).toEqual({ trackingConnections: [] });
    expect((await ashby.post('assessment.list', {})).status).toBe(401);
  });

  it('has nothing to be tried before Greenhouse has said where', async () => {
    await connect('GREENHOUSE');
    const { id } = await connection();
    const { code } = await owner.graphql(
      graphql(`
        mutation TrackingSystems_testTrackingSystem2($id: ID!) {
          testTrackingSystem(input: { id: $id }) { trackingConnections { id } }
        }
      `),
      { id },
    );
    expect(code).toBe('TRACKING_NOTHING_TO_TEST');
  });

  it('keeps the credential sealed, and is nobody else’s', async () => {
    await connect('ASHBY');
    const { id } = await connection();
    const [{ stored }] = await app.dataSource.query<[{ stored: string }]>(
      `select encode(credential, 'escape') as stored from tracking_connections where id = $1`,
      [id],
    );
    expect(stored).not.toContain('their-own-key');
    const { code } = await (
      await app.as.superAdmin()
    ).graphql(
      graphql(`
        mutation TrackingSystems_disconnectTrackingSystem2($id: ID!) {
          disconnectTrackingSystem(input: { id: $id }) { trackingConnections { id } }
        }
      `),
      {
        id,
      },
    );
    expect(code).toBe('TRACKING_CONNECTION_NOT_FOUND');
  });
});
