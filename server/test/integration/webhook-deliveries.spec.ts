import { Webhook } from 'standardwebhooks';
import { InvitationExpired } from '../../src/modules/candidates';
import { IntegrityReviewed } from '../../src/modules/exam';
import { ForgetWebhooks } from '../../src/modules/integrations/webhooks/forget-webhooks';
import { ApplyRetention } from '../../src/modules/reports/privacy/apply-retention';
import { RetentionRule } from '../../src/modules/reports/privacy/retention-rule.entity';
import { AppConfig } from '../../src/platform/config';
import { UnitOfWork } from '../../src/platform/database';
import { HostResolver } from '../../src/platform/network';
import { createTestApp, graphql } from '../kit';
import type { SignedIn, TestApp } from '../kit';
import { aSeat } from '../kit/builders/attempts';
import { deliverAll, webhooks } from '../kit/builders/webhooks';
import type { DeliveryAnswer, EndpointAnswer } from '../kit/builders/webhooks';
import { answers, Receiver } from '../kit/receiver';
import type { Behaviour } from '../kit/receiver';

const DAY = 86_400;
/** Of a receiver that says nothing, where the test waits for it. Nothing else takes just as long. */
const PATIENCE_MS = 271_828;

let app: TestApp;
let origin: string;
let receiver: Receiver;
let owner: SignedIn;
beforeAll(async () => {
  const environment = {
    MIZAN_WEBHOOK_ALLOWED_RANGES: '127.0.0.1, 127.0.0.2/32',
    MIZAN_SESSION_IDLE_MINUTES: '10080',
    MIZAN_SESSION_ABSOLUTE_HOURS: '720',
  };
  app = await createTestApp(environment);
});
afterAll(() => app.close());
beforeEach(async () => {
  receiver = new Receiver();
  origin = await receiver.open();
  owner = await app.as.hr();
});
afterEach(async () => {
  await app.dataSource.query('delete from webhook_endpoints');
  await receiver.close();
});

const erase = async (id: string) =>
  (await app.as.superAdmin()).data(
    graphql(`
      mutation WebhookDeliveries_eraseCandidate($input: EraseCandidateInput!) {
        eraseCandidate(input: $input) { erasure { deleted { name count } } }
      }
    `),
    { input: { id } },
  );

const anEndpoint = (given: object = {}): Promise<EndpointAnswer> =>
  webhooks.create(owner, { url: `${origin}/hooks`, ...given });

/** Somebody is invited, which is told to all who want to hear of it. */
async function somebodyIsInvited() {
  const seat = await aSeat(app, owner.user);
  await deliverAll(app);
  return seat;
}

/** The time of the receiver is over as soon as it has the message, however long a busy machine takes over that. */
async function impatiently(act: () => Promise<unknown>): Promise<void> {
  const config = app.get(AppConfig);
  const { webhookTimeoutMs } = config;
  Object.assign(config, { webhookTimeoutMs: PATIENCE_MS });
  const { behave } = receiver;
  const heard = new Promise<void>((resolve) => {
    receiver.behave = (...call) => {
      behave(...call);
      resolve();
    };
  });
  const start = setTimeout;
  const timers = jest.spyOn(globalThis, 'setTimeout').mockImplementation((end: () => void, ms?: number) => {
    if (ms === PATIENCE_MS) void heard.then(end);
    return start(end, ms);
  });
  try {
    await act();
  } finally {
    timers.mockRestore();
    Object.assign(config, { webhookTimeoutMs });
  }
}

async function onlyDelivery({ id }: EndpointAnswer): Promise<DeliveryAnswer> {
  const log = await webhooks.log(owner, id);
  expect(log).toHaveLength(1);
  return log[0]!;
}

/** Moves the clock to the next try and makes it. */
async function tryAgain(endpoint: EndpointAnswer): Promise<DeliveryAnswer> {
  app.clock.set((await onlyDelivery(endpoint)).nextTryAt!);
  await deliverAll(app);
  return onlyDelivery(endpoint);
}

const secondsUntil = (at: string | null) => (Date.parse(at!) - app.clock.now().getTime()) / 1_000;

describe('a delivery', () => {
  it('is signed as Standard Webhooks has it, and holds ids and nothing of the person', async () => {
    const endpoint = await anEndpoint();
    const { invitation, candidate, assessmentId } = await somebodyIsInvited();
    const [call] = receiver.calls;
    const secret = await webhooks.secret(owner, endpoint.id);
    expect(secret).toMatch(/^whsec_[\w+/]{43}=$/);
    const message = new Webhook(secret).verify(call!.body, call!.headers as Record<string, string>);
    expect(message).toEqual({
      type: 'candidate.invited',
      timestamp: app.clock.now().toISOString(),
      data: { assessmentId, candidateId: candidate.id, invitationId: invitation.id },
    });
    expect(call!.headers['content-type']).toBe('application/json; charset=utf-8');
    expect(call!.body).not.toContain(candidate.email);
    const delivery = await onlyDelivery(endpoint);
    expect(delivery).toMatchObject({ status: 'DELIVERED', nextTryAt: null, tryCount: 1, body: call!.body });
    expect(delivery.messageId).toBe(call!.headers['webhook-id']);
    expect(delivery.tries[0]).toMatchObject({ number: 1, outcome: 'DELIVERED', responseStatus: 204 });
    expect(JSON.stringify(delivery)).not.toContain(String(call!.headers['webhook-signature']).slice(3));
  });

  it('tells of an exam from the invitation to the deleted result, in ids that belong together', async () => {
    await anEndpoint();
    const { page, candidate, assessmentId, invitation } = await somebodyIsInvited();
    await page.start();
    await page.save({ truth: true });
    await page.next();
    await deliverAll(app);
    await deliverAll(app);
    const url = `/api/v1/assessment-result/assessmentId/${assessmentId}/candidateId/${candidate.id}`;
    expect((await (await app.as.superAdmin()).request({ method: 'DELETE', url })).statusCode).toBe(200);
    await deliverAll(app);
    const told = receiver.calls.map(({ body }) => JSON.parse(body) as { type: string; data: Record<string, unknown> });
    const ids = { assessmentId, candidateId: candidate.id, invitationId: invitation.id };
    expect(told.map(({ type }) => type).sort()).toEqual([
      'attempt.started',
      'attempt.submitted',
      'candidate.invited',
      'result.deleted',
      'result.marked',
    ]);
    for (const { data } of told) expect(data).toMatchObject(ids);
    expect(told.find(({ type }) => type === 'result.marked')?.data.isUnderReview).toBe(false);
    expect(new Set(told.flatMap(({ data }) => data.attemptId ?? []))).toEqual(new Set([page.shown?.attemptId]));
  });

  it.each(['is erased', 'has been kept long enough'])('tells of a result that is gone because it %s', async (why) => {
    await anEndpoint({ events: ['RESULT_DELETED'] });
    const { page, candidate, assessmentId, invitation } = await aSeat(app, owner.user);
    const { attemptId } = await page.start();
    await page.save({ truth: true });
    await page.next();
    await deliverAll(app);
    if (why === 'is erased') await erase(candidate.id);
    else {
      const rule = { dataClass: 'results', days: 1, changedBy: null, changedAt: app.clock.now() } as const;
      await app.dataSource.manager.insert(RetentionRule, rule);
      app.clock.advance(2 * DAY);
      await app.get(ApplyRetention).execute();
      await app.dataSource.manager.delete(RetentionRule, { dataClass: 'results' });
    }
    await deliverAll(app);
    const data = { assessmentId, candidateId: candidate.id, invitationId: invitation.id, attemptId };
    expect(receiver.calls.map(({ body }) => JSON.parse(body) as object)).toMatchObject([
      { type: 'result.deleted', data },
    ]);
  });

  it.each([
    ['invitation.expired', InvitationExpired, 'INVITATION_EXPIRED'],
    ['integrity.reviewed', IntegrityReviewed, 'INTEGRITY_REVIEWED'],
  ])('tells of %s', async (type, Event, event) => {
    await anEndpoint({ events: [event] });
    const { page, invitation } = await somebodyIsInvited();
    const { attemptId } = await page.start();
    const ids = { invitationId: invitation.id, attemptId, eventId: invitation.id, verdict: 'CONFIRMED' as never };
    await app.get(UnitOfWork).run((tx) => {
      tx.publish(new Event(ids));
      return Promise.resolve();
    });
    await deliverAll(app);
    expect(receiver.calls.map(({ body }) => JSON.parse(body) as object)).toMatchObject([
      { type, data: { invitationId: invitation.id } },
    ]);
  });

  it('is part of what is stored about somebody, and goes when they are erased', async () => {
    const endpoint = await anEndpoint();
    receiver.behave = answers.status(500, {}, 'Cannot find Huda.');
    const { candidate } = await somebodyIsInvited();
    const stored = graphql(`
      query WebhookDeliveries_candidateData($id: ID!) { candidateData(id: $id) { tables { name count } } }
    `);
    const { candidateData } = await owner.data(stored, { id: candidate.id });
    expect(candidateData.tables).toContainEqual({ name: 'webhook_messages', count: 1 });
    const { eraseCandidate } = await erase(candidate.id);
    expect(eraseCandidate.erasure.deleted).toContainEqual({ name: 'webhook_messages', count: 1 });
    expect(await webhooks.log(owner, endpoint.id)).toEqual([]);
    app.clock.advance(DAY);
    await deliverAll(app);
    expect(receiver.calls).toHaveLength(1);
  });

  it('goes to those who asked for it, and to nobody who came later or sees other assessments', async () => {
    const stranger = await app.as.hr();
    const wanted = await anEndpoint({ events: ['INVITED'] });
    const unwanted = await anEndpoint({ events: ['SUBMITTED'] });
    const theirs = await webhooks.create(stranger, { url: `${origin}/theirs` });
    const { assessmentId } = await aSeat(app, owner.user);
    app.clock.advance(1);
    const late = await anEndpoint({ assessmentId });
    await deliverAll(app);
    expect(receiver.calls).toHaveLength(1);
    expect(await webhooks.log(owner, wanted.id)).toHaveLength(1);
    for (const { id } of [unwanted, late]) expect(await webhooks.log(owner, id)).toEqual([]);
    expect(await webhooks.log(stranger, theirs.id)).toEqual([]);
  });

  it('does not leave for an owner who was disabled', async () => {
    await anEndpoint();
    await aSeat(app, owner.user);
    await app.dataSource.query('update users set is_verified = false where id = $1', [owner.user.id]);
    await deliverAll(app);
    expect(receiver.calls).toEqual([]);
  });
});

describe('a receiver that fails', () => {
  // Ours is ahead from here on: by the database's, which the queue goes by, a next try would be due while the first is worked off.
  beforeAll(() => app.clock.advance(3_600));

  const ways: [string, () => Behaviour, object][] = [
    ['hangs', answers.hang, { outcome: 'TIMED_OUT', failure: 'NO_ANSWER', responseStatus: null }],
    ['answers without an end', answers.drip, { outcome: 'TIMED_OUT', failure: 'NO_ANSWER', responseStatus: null }],
    ['hangs up', answers.hangUp, { outcome: 'UNREACHABLE', failure: 'HUNG_UP', responseStatus: null }],
    [
      'answers 500',
      () => answers.status(500, {}, 'Oh no'),
      { outcome: 'REFUSED', responseStatus: 500, responseBody: 'Oh no' },
    ],
    ['answers 404', () => answers.status(404), { outcome: 'REFUSED', failure: null, responseStatus: 404 }],
    [
      'redirects into our own network',
      () => answers.status(302, { location: 'http://169.254.169.254/latest/meta-data?token=x' }),
      {
        outcome: 'REDIRECTED',
        responseStatus: 302,
        responseHeaders: expect.arrayContaining([
          { name: 'location', value: 'http://169.254.169.254/latest/meta-data?…' },
        ]) as unknown,
      },
    ],
  ];

  const silent = new Set([answers.hang, answers.drip]);

  it.each(ways)('that %s is tried again in five seconds', async (_, behaviour, entry) => {
    const endpoint = await anEndpoint();
    receiver.behave = behaviour();
    await (silent.has(behaviour) ? impatiently(somebodyIsInvited) : somebodyIsInvited());
    const delivery = await onlyDelivery(endpoint);
    expect(delivery).toMatchObject({ status: 'PENDING', tryCount: 1 });
    expect(delivery.tries[0]).toMatchObject(entry);
    expect(secondsUntil(delivery.nextTryAt)).toBeGreaterThanOrEqual(5);
    expect(secondsUntil(delivery.nextTryAt)).toBeLessThan(6);
    expect(receiver.calls).toHaveLength(1);
    receiver.behave = answers.status(200);
    expect(await tryAgain(endpoint)).toMatchObject({ status: 'DELIVERED', tryCount: 2 });
    const [first, second] = receiver.calls;
    expect(second?.headers['webhook-id']).toBe(first?.headers['webhook-id']);
    expect(second?.body).toBe(first?.body);
  });

  it('that is not there at all is tried again as well', async () => {
    const endpoint = await anEndpoint();
    await receiver.close();
    await somebodyIsInvited();
    const delivery = await onlyDelivery(endpoint);
    const unanswered = { responseStatus: null, responseBody: null };
    expect(delivery.tries[0]).toMatchObject({
      outcome: 'UNREACHABLE',
      failure: 'CONNECTION_REFUSED',
      ...unanswered,
    });
  });

  it('that floods us has its line closed, and what we keep of it is short', async () => {
    const endpoint = await anEndpoint();
    receiver.behave = answers.flood();
    await somebodyIsInvited();
    const delivery = await onlyDelivery(endpoint);
    expect(delivery.status).toBe('DELIVERED');
    expect(delivery.tries[0]).toMatchObject({ isResponseCut: true, responseBody: 'x'.repeat(4_000) });
  });

  it('gets as much time as it asks for', async () => {
    const endpoint = await anEndpoint();
    receiver.behave = answers.status(503, { 'retry-after': '120' });
    await somebodyIsInvited();
    const { nextTryAt } = await onlyDelivery(endpoint);
    expect(secondsUntil(nextTryAt)).toBeGreaterThanOrEqual(120);
    expect(secondsUntil(nextTryAt)).toBeLessThan(121);
  });

  it('that says it is gone is switched off at once, and its owner is told', async () => {
    const endpoint = await anEndpoint({ url: `${origin}/hooks?key=geheim` });
    receiver.behave = answers.status(410);
    await somebodyIsInvited();
    expect(await onlyDelivery(endpoint)).toMatchObject({ status: 'FAILED', nextTryAt: null });
    expect(await webhooks.one(owner, endpoint.id)).toMatchObject({ isEnabled: false, disabledBecause: 'GONE' });
    await deliverAll(app);
    const [mail] = app.mailbox.to(owner.user.email);
    expect(mail).toMatchObject({ subject: 'A webhook was turned off' });
    expect(mail?.text).toContain(`${origin}/hooks?…`);
    expect(mail?.text).not.toContain('geheim');
    expect(mail?.text).toContain('What happens while the webhook is off is not kept for it');
    await somebodyIsInvited();
    await webhooks.update(owner, { id: endpoint.id, isEnabled: true });
    await deliverAll(app);
    expect(receiver.calls).toHaveLength(1);
    await onlyDelivery(endpoint);
  });

  it('for a day is switched off after ten tries, and its owner is told once', async () => {
    const endpoint = await anEndpoint();
    receiver.behave = answers.status(500);
    const began = app.clock.now().getTime();
    await somebodyIsInvited();
    let delivery = await onlyDelivery(endpoint);
    while (delivery.nextTryAt) delivery = await tryAgain(endpoint);
    expect(delivery).toMatchObject({ status: 'FAILED', tryCount: 10 });
    expect(receiver.calls).toHaveLength(10);
    const took = (app.clock.now().getTime() - began) / 1_000;
    expect(took).toBeGreaterThanOrEqual(DAY);
    expect(took).toBeLessThan(DAY * 1.1);
    expect(await webhooks.one(owner, endpoint.id)).toMatchObject({ isEnabled: false, disabledBecause: 'FAILING' });
    await deliverAll(app);
    expect(app.mailbox.to(owner.user.email)).toHaveLength(1);
  });

  it('is not switched off for what happened at the address that it had before', async () => {
    const endpoint = await anEndpoint();
    receiver.behave = answers.status(500);
    await somebodyIsInvited();
    let delivery = await onlyDelivery(endpoint);
    while (delivery.tryCount < 9) delivery = await tryAgain(endpoint);
    await webhooks.update(owner, { id: endpoint.id, url: `${origin}/moved` });
    expect(await tryAgain(endpoint)).toMatchObject({ status: 'FAILED', tryCount: 10 });
    expect(await webhooks.one(owner, endpoint.id)).toMatchObject({ isEnabled: true });
    receiver.behave = (response) =>
      void webhooks
        .update(owner, { id: endpoint.id, url: `${origin}/again` })
        .then(() => answers.status(410)(response, receiver.calls[0]!));
    await somebodyIsInvited();
    expect(receiver.calls.at(-1)?.path).toBe('/moved');
    expect(await webhooks.one(owner, endpoint.id)).toMatchObject({ isEnabled: true, url: `${origin}/again` });
  });

  it('is not switched off by the first failure after quiet days, which is tried again', async () => {
    const endpoint = await anEndpoint();
    receiver.behave = answers.status(500);
    await somebodyIsInvited();
    let delivery = await onlyDelivery(endpoint);
    while (delivery.tryCount < 9) delivery = await tryAgain(endpoint);
    receiver.behave = answers.status(204);
    await webhooks.test(owner, endpoint.id);
    await deliverAll(app);
    receiver.behave = answers.status(500);
    app.clock.set(delivery.nextTryAt!);
    await deliverAll(app);
    expect(await webhooks.log(owner, endpoint.id, 'FAILED')).toMatchObject([{ id: delivery.id, tryCount: 10 }]);
    app.clock.advance(4 * DAY);
    await somebodyIsInvited();
    expect(await webhooks.log(owner, endpoint.id, 'PENDING')).toMatchObject([{ tryCount: 1 }]);
    expect(await webhooks.one(owner, endpoint.id)).toMatchObject({ isEnabled: true, disabledBecause: null });
  });

  it('that repeats our secret does not get it into the log', async () => {
    const endpoint = await anEndpoint();
    const secret = await webhooks.secret(owner, endpoint.id);
    receiver.behave = (response, { headers }) => {
      response.setHeader('set-cookie', 'session=geheim');
      response.writeHead(400).end(`bad ${secret} ${String(headers['webhook-signature'])}`);
    };
    await somebodyIsInvited();
    const { tries } = await onlyDelivery(endpoint);
    expect(tries[0]?.responseBody).toBe('bad … …');
    expect(JSON.stringify(tries)).not.toContain('geheim');
  });
});

describe('an address that has come to lead into our own network', () => {
  it('is not called, whatever it was when it was entered', async () => {
    const resolver = app.get(HostResolver);
    const lookUp = jest.spyOn(resolver, 'addressesOf').mockResolvedValue(['93.184.216.34']);
    const endpoint = await anEndpoint({ url: 'https://rebinding.mizan.app/hooks' });
    for (const address of ['10.0.0.5', '127.0.0.3', '169.254.169.254', '::1', '::ffff:10.0.0.1', 'fd00::1']) {
      lookUp.mockResolvedValue(['93.184.216.34', address]);
      await webhooks.test(owner, endpoint.id);
      await deliverAll(app);
      const [delivery] = await webhooks.log(owner, endpoint.id);
      expect(delivery).toMatchObject({ status: 'FAILED', tries: [{ outcome: 'BLOCKED', responseStatus: null }] });
      app.clock.advance(1);
    }
    lookUp.mockRestore();
  });

  it('is called where the operator allows it, and at the address that was looked at', async () => {
    const inside = new Receiver();
    const port = new URL(await inside.open('127.0.0.2')).port;
    const resolver = app.get(HostResolver);
    const lookUp = jest.spyOn(resolver, 'addressesOf').mockResolvedValue(['127.0.0.2']);
    const endpoint = await anEndpoint({ url: `http://hooks.corp.internal:${port}/in` });
    await webhooks.test(owner, endpoint.id);
    await deliverAll(app);
    expect(await onlyDelivery(endpoint)).toMatchObject({ type: 'webhook.test', status: 'DELIVERED' });
    expect(inside.calls[0]).toMatchObject({ path: '/in', headers: { host: `hooks.corp.internal:${port}` } });
    lookUp.mockRestore();
    await inside.close();
  });
});

describe('a secret', () => {
  const rotate = ({ id }: EndpointAnswer, overlapHours: number) => {
    const document = graphql(`
      mutation WebhookDeliveries_rotateWebhookSecret($input: RotateWebhookSecretInput!) {
        rotateWebhookSecret(input: $input) { webhookEndpoint { id } }
      }
    `);
    return owner.data(document, { input: { id, overlapHours } });
  };
  /** Whether it signed the last message. */
  const verifies = (secret: string) => {
    const { body, headers } = receiver.calls.at(-1)!;
    // The library goes by the machine's own clock, so a test that has moved ours signs anew for its tolerance.
    const at = new Date(Number(headers['webhook-timestamp']) * 1_000);
    const mine = new Webhook(secret).sign(String(headers['webhook-id']), at, body);
    return String(headers['webhook-signature']).split(' ').includes(mine);
  };

  it('that was changed signs along with the new one until the overlap is over', async () => {
    const endpoint = await anEndpoint();
    const before = await webhooks.secret(owner, endpoint.id);
    await rotate(endpoint, 24);
    const after = await webhooks.secret(owner, endpoint.id);
    expect(after).not.toBe(before);
    await webhooks.test(owner, endpoint.id);
    await deliverAll(app);
    expect([before, after].map(verifies)).toEqual([true, true]);
    app.clock.advance(DAY);
    await webhooks.test(owner, endpoint.id);
    await deliverAll(app);
    expect([before, after].map(verifies)).toEqual([false, true]);
  });

  it('that was changed twice signs each until the end that was promised, and without an overlap none from before', async () => {
    const endpoint = await anEndpoint();
    const secrets = [await webhooks.secret(owner, endpoint.id)];
    for (const overlapHours of [24, 1]) {
      await rotate(endpoint, overlapHours);
      secrets.push(await webhooks.secret(owner, endpoint.id));
    }
    const verified = async () => {
      await webhooks.test(owner, endpoint.id);
      await deliverAll(app);
      return secrets.map(verifies);
    };
    const until = new Date(app.clock.now().getTime() + DAY * 1_000).toISOString();
    expect(await webhooks.one(owner, endpoint.id)).toMatchObject({ previousSecretUntil: until });
    expect(await verified()).toEqual([true, true, true]);
    app.clock.advance(DAY / 24);
    owner = await app.as.user(owner.user);
    expect(await verified()).toEqual([true, false, true]);
    await rotate(endpoint, 0);
    expect(await verified()).toEqual([false, false, false]);
  });

  it('that signs no more leaves no end behind, but where a later one stands on its place', async () => {
    const endpoint = await anEndpoint();
    const until = (hours: number) => new Date(app.clock.now().getTime() + (hours * DAY * 1_000) / 24);
    const [hour, day, twoHours] = [1, 24, 2].map(until);
    await rotate(endpoint, 1);
    const second = await webhooks.secret(owner, endpoint.id);
    for (const overlapHours of [24, 2]) await rotate(endpoint, overlapHours);
    const kept = async () => {
      await app.get(ForgetWebhooks).execute();
      const sql = 'select former_secrets_until as until from webhook_endpoints where id = $1';
      return (await app.dataSource.query<[{ until: Date[] }]>(sql, [endpoint.id]))[0].until;
    };
    expect(await kept()).toEqual([twoHours, day, hour]);
    app.clock.advance(DAY / 8);
    expect(await kept()).toEqual([twoHours, day]);
    owner = await app.as.user(owner.user);
    await webhooks.test(owner, endpoint.id);
    await deliverAll(app);
    expect(verifies(second)).toBe(true);
    app.clock.advance(DAY);
    expect(await kept()).toEqual([]);
  });
});

describe('by hand', () => {
  it('a delivery that failed is sent again under the same id, by the whole schedule', async () => {
    const endpoint = await anEndpoint();
    receiver.behave = answers.status(410);
    await somebodyIsInvited();
    const { id } = await onlyDelivery(endpoint);
    const replay = graphql(`
      mutation WebhookDeliveries_replayWebhookDelivery($id: ID!) {
        replayWebhookDelivery(input: { id: $id }) { delivery { id } }
      }
    `);
    expect((await owner.graphql(replay, { id })).code).toBe('WEBHOOK_SWITCHED_OFF');
    receiver.behave = answers.status(500);
    await webhooks.update(owner, { id: endpoint.id, isEnabled: true });
    await webhooks.replay(owner, id);
    await deliverAll(app);
    const failed = await onlyDelivery(endpoint);
    expect(failed).toMatchObject({ status: 'PENDING', tryCount: 2 });
    expect(secondsUntil(failed.nextTryAt)).toBeLessThan(6);
    receiver.behave = answers.status(200);
    expect(await tryAgain(endpoint)).toMatchObject({ status: 'DELIVERED', tryCount: 3 });
    expect(new Set(receiver.calls.map(({ headers }) => headers['webhook-id'])).size).toBe(1);
  });

  it('a delivery that is sent again while a try is under way goes out once more when that is over', async () => {
    const endpoint = await anEndpoint();
    const sendAgain = async () => webhooks.replay(owner, (await onlyDelivery(endpoint)).id);
    receiver.behave = (response, call) => {
      receiver.behave = answers.status(204);
      app.clock.advance(1);
      void sendAgain().then(() => receiver.behave(response, call));
    };
    await somebodyIsInvited();
    await deliverAll(app);
    expect(receiver.calls).toHaveLength(2);
    expect(await onlyDelivery(endpoint)).toMatchObject({ status: 'DELIVERED', nextTryAt: null, tryCount: 2 });
  });

  it('a test goes out once, also to an endpoint that is switched off, and disables nothing', async () => {
    const endpoint = await anEndpoint();
    await webhooks.update(owner, { id: endpoint.id, isEnabled: false });
    receiver.behave = answers.status(410);
    await webhooks.test(owner, endpoint.id);
    await deliverAll(app);
    expect(await onlyDelivery(endpoint)).toMatchObject({ type: 'webhook.test', status: 'FAILED', tryCount: 1 });
    expect(JSON.parse(receiver.calls[0]!.body)).toMatchObject({ data: { endpointId: endpoint.id } });
    expect(await webhooks.one(owner, endpoint.id)).toMatchObject({ failingSince: null });
  });

  it('switching an endpoint off cancels what is on its way', async () => {
    const endpoint = await anEndpoint();
    receiver.behave = answers.status(500);
    await somebodyIsInvited();
    await webhooks.update(owner, { id: endpoint.id, isEnabled: false });
    expect(await onlyDelivery(endpoint)).toMatchObject({ status: 'CANCELLED', nextTryAt: null });
  });

  it('switching an endpoint off while a try is under way leaves no other one to come', async () => {
    const endpoint = await anEndpoint();
    const switchOff = () => webhooks.update(owner, { id: endpoint.id, isEnabled: false });
    receiver.behave = (response, call) => void switchOff().then(() => answers.status(500)(response, call));
    await somebodyIsInvited();
    await deliverAll(app);
    expect(await onlyDelivery(endpoint)).toMatchObject({ status: 'CANCELLED', nextTryAt: null, tryCount: 1 });
  });
});
