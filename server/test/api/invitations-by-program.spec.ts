import { Webhook } from 'standardwebhooks';
import type { InviteeInput } from '../generated/graphql';
import { createTestApp, race, graphql } from '../kit';
import type { ApiClient, InputOf, KeyHolder, ResultOf, SignedIn, TestApp } from '../kit';
import { aPublishedAssessment } from '../kit/builders/assessments';
import { aPage } from '../kit/builders/attempts';
import { aPerson } from '../kit/builders/candidates';
import { deliverAll, webhooks } from '../kit/builders/webhooks';
import { Receiver } from '../kit/receiver';

const INVITATION = graphql(`
  fragment InvitationsByProgram_INVITATION on Invitation {
    id stage examUrl externalId mailStatus extraTimePercent viewedAt cancelledAt revokedAt
    candidate { id name phone }
  }
`);
const INVITE = graphql(`
  mutation InvitationsByProgram_inviteCandidates($input: InviteCandidatesInput!) {
    inviteCandidates(input: $input) {
      invitations { ...InvitationsByProgram_INVITATION }
      skipped { index problems { field rule } }
      credits { numberOfRequests }
    }
  }
`);

type Invitation = ResultOf<typeof INVITATION>;

let app: TestApp;
let owner: SignedIn;
let key: KeyHolder;
let assessmentId: string;
let receiver: Receiver;
let origin: string;
let made = 0;
const anAddress = () => `only.${(made += 1)}@example.com`;
const tokenOf = ({ examUrl }: { examUrl: string }) => new URL(examUrl).pathname.split('/').at(-1)!;

beforeAll(async () => (app = await createTestApp({ MIZAN_WEBHOOK_ALLOWED_RANGES: '127.0.0.1' })));
afterAll(() => app.close());
beforeEach(async () => {
  receiver = new Receiver();
  origin = await receiver.open();
  owner = await app.as.hr({ maxRequests: 20 });
  key = await app.as.key(owner, ['READ', 'INVITE', 'RESULTS']);
  assessmentId = (await aPublishedAssessment(app, owner.user)).id;
});
afterEach(() => receiver.close());

const ask = (client: ApiClient, candidates: InviteeInput[], more: Partial<InputOf<typeof INVITE>> = {}) =>
  client.graphql(INVITE, { input: { assessmentId, candidates, ...more } });

async function invite(given: Partial<InviteeInput>, more: Partial<InputOf<typeof INVITE>> = {}): Promise<Invitation> {
  const { data, errors } = await ask(key, [{ firstName: 'Suharto', email: anAddress(), ...given }], more);
  expect(errors).toEqual([]);
  return data!.inviteCandidates.invitations[0]!;
}

const changes = {
  cancelInvitations: graphql(`
    mutation InvitationsByProgram_cancelInvitations($input: InvitationsInput!) {
      done: cancelInvitations(input: $input) { changed { ...InvitationsByProgram_INVITATION } skippedCount }
    }
  `),
  revokeInvitations: graphql(`
    mutation InvitationsByProgram_revokeInvitations($input: InvitationsInput!) {
      done: revokeInvitations(input: $input) { changed { ...InvitationsByProgram_INVITATION } skippedCount }
    }
  `),
  reissueInvitations: graphql(`
    mutation InvitationsByProgram_reissueInvitations($input: ReissueInvitationsInput!) {
      done: reissueInvitations(input: $input) {
        changed { ...InvitationsByProgram_INVITATION }
        skippedCount
      }
    }
  `),
};

async function change(action: keyof typeof changes, id: string) {
  const document: (typeof changes)[keyof typeof changes] = changes[action];
  return (await key.data(document, { input: { invitationIds: [id] } })).done;
}

const find = (client: ApiClient, externalId: string) =>
  client.graphql(
    graphql(`
      query InvitationsByProgram_invitationByExternalId($externalId: String!) {
        invitationByExternalId(externalId: $externalId) { ...InvitationsByProgram_INVITATION }
      }
    `),
    { externalId },
  );

const requestsOf = async ({ user }: SignedIn) => {
  const [row] = await app.dataSource.query<{ n: number }[]>('select number_of_requests as n from users where id = $1', [
    user.id,
  ]);
  return row!.n;
};

describe('a program', () => {
  it('invites by an address and one name', async () => {
    const { candidate, mailStatus } = await invite({});
    expect(candidate).toMatchObject({ name: 'Suharto', phone: null });
    expect(mailStatus).toBe('QUEUED');
    const { data } = await ask(key, [{ firstName: '', lastName: 'Sukarno', email: anAddress() }]);
    expect(data!.inviteCandidates.invitations[0]!.candidate.name).toBe('Sukarno');
  });

  it('is found, sorted and searched like everybody else, with nothing where the phone would be', async () => {
    await invite({ firstName: 'Zubaydah' });
    const {
      assessment: { invitations },
    } = await owner.data(
      graphql(`
        query InvitationsByProgram_assessment($id: ID!) {
          assessment(id: $id) {
            invitations(filter: { search: "zubayd" }) { edges { node { candidate { name phone } } } }
          }
        }
      `),
      { id: assessmentId },
    );
    expect(invitations.edges).toEqual([{ node: { candidate: { name: 'Zubaydah', phone: null } } }]);
    const all = await owner.data(
      graphql(`
        query InvitationsByProgram_candidates {
          candidates(filter: { search: "zubaydah" }) { edges { node { id } } }
        }
      `),
    );
    expect(all.candidates.edges).toHaveLength(1);
  });

  it.each([
    ['as it is', 'APP-2041/7'],
    ['in small letters, with spaces around', '  app-2041/7 '],
    ['of digits alone', '0094711'],
  ])('is found in both lists by the external id %s, and not by part of it', async (_, search) => {
    const externalId = search.trim().toUpperCase();
    await invite({ firstName: 'Megawati', externalId });
    await invite({ firstName: 'Habibie' });
    const lists = graphql(`
      query InvitationsByProgram_assessment2($id: ID!, $search: String!) {
        assessment(id: $id) {
          invitations(filter: { search: $search }) { edges { node { candidate { name } } } }
        }
        candidates(filter: { search: $search }) { edges { node { candidate { name } } } }
      }
    `);
    const found = async (client: ApiClient, words: string) => {
      const { data } = await client.graphql(lists, {
        id: assessmentId,
        search: words,
      });
      return [data?.assessment.invitations, data?.candidates].map((rows) => rows?.edges[0]?.node.candidate.name);
    };
    for (const client of [owner, key]) expect(await found(client, search)).toEqual(['Megawati', 'Megawati']);
    expect(await found(owner, externalId.slice(0, -2))).toEqual([undefined, undefined]);
    // Whose list it is decides, as for any other word.
    const { data } = await (
      await app.as.hr()
    ).graphql(
      graphql(`
        query InvitationsByProgram_candidates2($search: String!) {
          candidates(filter: { search: $search }) { edges { cursor } }
        }
      `),
      { search },
    );
    expect(data?.candidates.edges).toEqual([]);
  });

  it('does not take the phone from somebody who has one', async () => {
    const person = aPerson();
    await ask(owner, [person]);
    const { id } = await aPublishedAssessment(app, owner.user, { title: 'Another' });
    const again = await ask(key, [{ firstName: 'Noor', email: person.email }], { assessmentId: id });
    expect(again.data!.inviteCandidates.invitations[0]!.candidate).toMatchObject({ name: 'Noor', phone: person.phone });
  });

  it('asks of a person in the console what it always asked', async () => {
    const { code, errors } = await ask(owner, [{ firstName: 'Suharto', email: anAddress() }]);
    expect(code).toBe('INVALID_INPUT');
    expect(errors[0]?.extensions.params).toEqual({
      fields: [{ path: 'candidates.0.phone', rule: 'required' }],
    });
  });

  it('sends the exam in the language of the candidate', async () => {
    const email = anAddress();
    const { examUrl } = await invite({ email, language: 'AR' });
    expect(new URL(examUrl).searchParams.get('lng')).toBe('ar');
    await app.runJobs();
    const [mail] = app.mailbox.to(email);
    expect(mail?.html).toContain('dir="rtl"');
    expect(mail?.text).toContain(examUrl);
  });

  it('may write the mails itself: then we write none, not to invite, not to remind, not to confirm', async () => {
    const email = anAddress();
    const { mailStatus, id } = await invite({ email }, { sendMail: false });
    expect(mailStatus).toBe('LEFT_OUT');
    await change('reissueInvitations', id);
    app.clock.advance(4 * 86_400);
    await app.runJobs();
    app.clock.advance(-4 * 86_400);
    const [{ examUrl: now }] = (
      await key.data(
        graphql(`
          query InvitationsByProgram_assessment3($id: ID!) {
            assessment(id: $id) { invitations { edges { node { examUrl } } } }
          }
        `),
        { id: assessmentId },
      )
    ).assessment.invitations.edges.map(({ node }) => node) as [{ examUrl: string }];
    const sat = aPage(app, tokenOf({ examUrl: now }));
    await sat.start();
    await sat.submit();
    await app.runJobs();
    expect(app.mailbox.to(email)).toEqual([]);
  });

  it('that writes the mails itself leaves a new link that somebody in the console issues to us', async () => {
    const email = anAddress();
    const { id, examUrl } = await invite({ email }, { sendMail: false });
    const { done } = await owner.data(changes.reissueInvitations, { input: { invitationIds: [id] } });
    await app.runJobs();
    const [mail, ...others] = app.mailbox.to(email);
    expect(others).toEqual([]);
    expect(mail!.text).toContain(tokenOf(done.changed[0]!));
    expect(mail!.text).not.toContain(tokenOf({ examUrl }));
  });

  it('gives each candidate the time that is theirs', async () => {
    const { data } = await ask(
      key,
      [
        { firstName: 'A', email: anAddress(), extraTimePercent: 25 },
        { firstName: 'B', email: anAddress() },
      ],
      { extraTimePercent: 50 },
    );
    expect(data!.inviteCandidates.invitations.map(({ extraTimePercent }) => extraTimePercent)).toEqual([25, 50]);
  });

  it('skips who cannot be invited when it wants that, and pays for the others alone', async () => {
    const known = anAddress();
    await invite({ email: known, externalId: 'taken' });
    const { data, errors } = await ask(
      key,
      [
        { firstName: 'Good', email: anAddress() },
        { firstName: 'Bad', email: 'nowhere' },
        { firstName: 'Known', email: known },
        { firstName: 'Taken', email: anAddress(), externalId: 'taken' },
        { firstName: 'Inward', email: anAddress(), callbackUrl: 'https://169.254.169.254/latest' },
        { firstName: 'Script', email: anAddress(), returnUrl: 'javascript:alert(1)' },
        { firstName: 'Slow', email: anAddress(), extraTimePercent: 901 },
        { firstName: 'Last', email: anAddress() },
      ],
      { onProblem: 'SKIP' },
    );
    expect(errors).toEqual([]);
    expect(data!.inviteCandidates.invitations.map(({ candidate }) => candidate.name)).toEqual(['Good', 'Last']);
    expect(data!.inviteCandidates.skipped.map(({ index, problems }) => [index, problems[0]])).toEqual([
      [1, { field: 'email', rule: 'email' }],
      [2, { field: 'email', rule: 'already-invited' }],
      [3, { field: 'externalId', rule: 'external-id-taken' }],
      [4, { field: 'callbackUrl', rule: 'private-address' }],
      [5, { field: 'returnUrl', rule: 'public-url' }],
      [6, { field: 'extraTimePercent', rule: 'max' }],
    ]);
    expect(data!.inviteCandidates.credits.numberOfRequests).toBe(3);
  });

  it('invites nobody at all without that wish', async () => {
    const { code } = await ask(key, [
      { firstName: 'Good', email: anAddress() },
      { firstName: 'Bad', email: 'nowhere' },
    ]);
    expect(code).toBe('INVALID_INPUT');
    expect(await requestsOf(owner)).toBe(0);
  });
});

describe('an external id', () => {
  it('finds the invitation again, for whoever sent it and for nobody else', async () => {
    const { id } = await invite({ externalId: 'application/1' });
    expect((await find(key, 'application/1')).data?.invitationByExternalId).toMatchObject({ id });
    const colleague = await app.as.key(await app.as.hr(), ['READ', 'INVITE']);
    expect((await find(colleague, 'application/1')).code).toBe('INVITATION_NOT_FOUND');
    expect((await find(key, 'application/2')).code).toBe('INVITATION_NOT_FOUND');
  });

  race('stands once, also when two calls bring it at the same moment', async () => {
    const [one, two] = await Promise.all(
      ['A', 'B'].map((firstName) => ask(key, [{ firstName, email: anAddress(), externalId: 'race' }])),
    );
    expect([one!.code, two!.code].sort()).toEqual(['INVALID_INPUT', undefined].sort());
    expect(await requestsOf(owner)).toBe(1);
  });

  it('is told with every webhook and with the result', async () => {
    const endpoint = await webhooks.create(owner, { url: `${origin}/hooks` });
    const invitation = await invite({ externalId: 'application/9' });
    const page = aPage(app, tokenOf(invitation));
    await page.start();
    await page.submit();
    await deliverAll(app);
    await deliverAll(app);
    const data = (await webhooks.log(owner, endpoint.id)).map(({ type, body }) => ({
      type,
      externalId: (JSON.parse(body) as { data: { externalId?: string } }).data.externalId,
    }));
    expect(new Set(data.map(({ externalId }) => externalId))).toEqual(new Set(['application/9']));
    expect(data.map(({ type }) => type)).toEqual(
      expect.arrayContaining(['candidate.invited', 'attempt.started', 'attempt.submitted', 'result.marked']),
    );
    const {
      assessment: { result },
    } = await key.data(
      graphql(`
        query InvitationsByProgram_assessment4($a: ID!, $c: ID!) {
          assessment(id: $a) { result(candidateId: $c) { externalId } }
        }
      `),
      { a: assessmentId, c: invitation.candidate.id },
    );
    expect(result.externalId).toBe('application/9');
  });
});

describe('cancelling', () => {
  it('takes the invitation and its request back, and leaves the way open to invite the same person anew', async () => {
    const email = anAddress();
    const first = await invite({ email, externalId: 'once' });
    const { changed } = await change('cancelInvitations', first.id);
    expect(changed[0]).toMatchObject({ id: first.id, cancelledAt: app.clock.now().toISOString() });
    expect(await requestsOf(owner)).toBe(0);
    expect(await entryOf(first)).toMatchObject({ state: 'UNAVAILABLE' });
    expect(await change('reissueInvitations', first.id)).toMatchObject({ changed: [], skippedCount: 1 });
    const second = await invite({ email, externalId: 'once' });
    expect(second).toMatchObject({ externalId: 'once', cancelledAt: null });
    expect(await entryOf(second)).toMatchObject({ state: 'NOT_STARTED' });
    expect(await entryOf(first)).toMatchObject({ state: 'UNAVAILABLE' });
    expect(await requestsOf(owner)).toBe(1);
  });

  race('leaves alone who has begun, and gives a request back once', async () => {
    const begun = await invite({});
    await aPage(app, tokenOf(begun)).start();
    expect(await change('cancelInvitations', begun.id)).toMatchObject({ changed: [], skippedCount: 1 });
    const waiting = await invite({});
    await Promise.all([change('cancelInvitations', waiting.id), change('cancelInvitations', waiting.id)]);
    expect(await requestsOf(owner)).toBe(1);
  });

  race('meets somebody who invites at the same moment without a deadlock', async () => {
    const email = anAddress();
    const { id } = await invite({ email });
    await change('cancelInvitations', id);
    for (let round = 0; round < 5; round += 1) {
      const again = await invite({ email });
      await Promise.all([change('cancelInvitations', again.id), ask(key, [{ firstName: 'A', email }]), invite({})]);
      await change('cancelInvitations', again.id);
    }
    const [{ open }] = await app.dataSource.query<[{ open: number }]>(
      'select count(*)::int as open from invitations where invited_by = $1 and cancelled_at is null',
      [owner.user.id],
    );
    expect(await requestsOf(owner)).toBe(open);
  });
});

const entryOf = async (invitation: { examUrl: string }) =>
  (
    await app.as
      .candidate(tokenOf(invitation))
      .data(graphql(`query InvitationsByProgram_examEntry { examEntry { state unavailableReason } }`))
  ).examEntry;

describe('webhooks', () => {
  race('tell of an invitation that was viewed (once), revoked and cancelled', async () => {
    const endpoint = await webhooks.create(owner, {
      url: `${origin}/hooks`,
      events: ['INVITATION_VIEWED', 'INVITATION_REVOKED', 'INVITATION_CANCELLED'],
    });
    const [seen, cancelled] = [await invite({}), await invite({})];
    await Promise.all([entryOf(seen), entryOf(seen)]);
    await entryOf(seen);
    await change('revokeInvitations', seen.id);
    await change('cancelInvitations', cancelled.id);
    await deliverAll(app);
    const told = (await webhooks.log(owner, endpoint.id)).map(({ type, body }) => [
      type,
      (JSON.parse(body) as { data: { invitationId: string } }).data.invitationId,
    ]);
    expect(told.sort()).toEqual([
      ['invitation.cancelled', cancelled.id],
      ['invitation.revoked', seen.id],
      ['invitation.viewed', seen.id],
    ]);
  });
});

describe('a callback', () => {
  const prepare = async () =>
    (
      await key.data(
        graphql(`mutation InvitationsByProgram_prepareCallbacks { prepareCallbacks { webhookEndpoint { id url } } }`),
      )
    ).prepareCallbacks.webhookEndpoint;

  it('tells the address of the invitation of that invitation alone, signed with the secret for callbacks', async () => {
    // The library goes by the machine's own clock, and ours has stood still since the file began.
    app.clock.restart();
    const { id, url } = await prepare();
    expect(url).toBeNull();
    const secret = await webhooks.secret(owner, id);
    const one = await invite({ callbackUrl: `${origin}/one`, externalId: 'o1' });
    await invite({});
    await invite({ callbackUrl: `${origin}/two?token=hush` });
    await deliverAll(app);
    expect(receiver.calls.map(({ path }) => path).sort()).toEqual(['/one', '/two?token=hush']);
    const call = receiver.calls.find(({ path }) => path === '/one')!;
    const message = new Webhook(secret).verify(call.body, call.headers as Record<string, string>);
    expect(message).toMatchObject({ type: 'candidate.invited', data: { invitationId: one.id, externalId: 'o1' } });
    const log = await webhooks.log(owner, id);
    expect(log).toHaveLength(2);
    expect(JSON.stringify(log)).not.toContain('hush');
  });

  it('is told of all that happens, also where nobody has a webhook and nothing was prepared', async () => {
    await app.owner.query('delete from webhook_endpoints');
    const page = aPage(app, tokenOf(await invite({ callbackUrl: `${origin}/first` })));
    await deliverAll(app);
    await page.start();
    await page.submit();
    await deliverAll(app);
    await deliverAll(app);
    const told = receiver.calls.map(({ path, body }) => [path, (JSON.parse(body) as { type: string }).type]);
    expect(told.sort()).toEqual([
      ['/first', 'attempt.started'],
      ['/first', 'attempt.submitted'],
      ['/first', 'candidate.invited'],
      ['/first', 'result.marked'],
    ]);
  });

  it('stays on for the others when one address is gone, and has nothing to be tried or changed', async () => {
    const { id } = await prepare();
    receiver.behave = (response) => void response.writeHead(410).end();
    await invite({ callbackUrl: `${origin}/gone` });
    await deliverAll(app);
    expect(await webhooks.one(owner, id)).toMatchObject({ isEnabled: true });
    const test = await owner.graphql(
      graphql(`
        mutation InvitationsByProgram_testWebhookEndpoint($id: ID!) {
          testWebhookEndpoint(input: { id: $id }) { delivery { id } }
        }
      `),
      {
        id,
      },
    );
    expect(test.code).toBe('WEBHOOK_WITHOUT_ADDRESS');
    const update = await owner.graphql(
      graphql(`
        mutation InvitationsByProgram_updateWebhookEndpoint($id: ID!, $url: URL) {
          updateWebhookEndpoint(input: { id: $id, url: $url }) { webhookEndpoint { id } }
        }
      `),
      { id, url: `${origin}/x` },
    );
    expect(update.code).toBe('WEBHOOK_WITHOUT_ADDRESS');
  });
});

it('leads back to the address of the invitation after the exam', async () => {
  const invitation = await invite({ returnUrl: 'https://ats.mizan.app/done?id=7' });
  const page = aPage(app, tokenOf(invitation));
  await page.start();
  await page.submit();
  const { examReturn } = await app.as
    .candidate(tokenOf(invitation))
    .data(graphql(`query InvitationsByProgram_examReturn { examReturn { url host } }`));
  expect(examReturn!.host).toBe('ats.mizan.app');
  expect(examReturn!.url).toMatch(/^https:\/\/ats\.mizan\.app\/done\?id=7&mizan_state=/);
});
