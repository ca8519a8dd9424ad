import { LiveBus } from '../../src/platform/live';
import { createTestApp, graphql } from '../kit';
import type { SignedIn, TestApp } from '../kit';
import { aPage, aSeat } from '../kit/builders/attempts';
import { anInvitation } from '../kit/builders/invitations';
import { aQuestionDraft } from '../kit/builders/questions';
import { TestSocket } from '../kit/socket';

graphql(`
  fragment AttemptProgress_fields on Attempt {
    id
    candidate { name }
    assessment { title }
    invitation { id }
    state position questionCount startedAt questionClosesAt expiresAt lastSeenAt submittedAt serverNow
  }
`);
const liveAttempts = graphql(`
  query AttemptProgress_liveAttempts {
    liveAttempts(first: 100) { edges { node { ...AttemptProgress_fields } } }
  }
`);
const attemptProgressed = graphql(`
  subscription AttemptProgress_attemptProgressed {
    attemptProgressed { ...AttemptProgress_fields }
  }
`);

const sittings = graphql(`
  query AttemptProgress_assessment($assessmentId: ID!, $first: Int, $after: String) {
    assessment(id: $assessmentId) {
      attempts(first: $first, after: $after) {
        totalCount
        edges { node { id } }
        pageInfo { hasNextPage endCursor }
      }
    }
  }
`);

interface Progress {
  id: string;
  state: string;
  position: number;
  lastSeenAt: string;
}

describe('progress of attempts', () => {
  let app: TestApp;
  let origin: string;
  let sockets: TestSocket[] = [];
  beforeAll(async () => {
    app = await createTestApp();
    origin = await app.listen();
  });
  afterEach(async () => {
    await Promise.all(sockets.map((socket) => socket.end()));
    sockets = [];
  });
  afterAll(() => app.close());

  const seatOf = (owner: SignedIn) =>
    aSeat(app, owner.user, { questions: [aQuestionDraft(), aQuestionDraft({ text: 'Second' })] });
  const liveOf = async (viewer: SignedIn) =>
    (await viewer.data(liveAttempts)).liveAttempts.edges.map(({ node }) => node);

  /** Nothing on the wire acknowledges a subscription; the bus listens from the call of `iterate` on. */
  const nextListener = () =>
    new Promise<void>((resolve) => {
      const bus = app.get(LiveBus);
      const iterate = bus.iterate.bind(bus);
      jest.spyOn(bus, 'iterate').mockImplementationOnce((topic) => {
        resolve();
        return iterate(topic);
      });
    });

  const watch = async (viewer: SignedIn) => {
    const socket = await TestSocket.open(origin, { headers: { authorization: `Bearer ${viewer.token}` } });
    sockets.push(socket);
    await socket.init();
    const listening = nextListener();
    socket.subscribe('1', attemptProgressed);
    await listening;
    return {
      socket,
      next: async () => {
        const { payload } = await socket.next();
        return (payload as { data: { attemptProgressed: Progress } }).data.attemptProgressed;
      },
    };
  };

  it('lists who sits now, and nobody before the start or after the submission', async () => {
    const hr = await app.as.hr();
    const { page, candidate, invitation } = await seatOf(hr);
    expect(await liveOf(hr)).toEqual([]);
    const { attemptId, question } = await page.start();
    expect(await liveOf(hr)).toEqual([
      expect.objectContaining({
        id: attemptId,
        candidate: { name: `${candidate.firstName} ${candidate.lastName}` },
        assessment: { title: 'Senior Accountant, Gulf' },
        invitation: { id: invitation.id },
        state: 'IN_PROGRESS',
        position: 1,
        questionCount: 2,
        questionClosesAt: question?.closesAt,
        lastSeenAt: app.clock.now().toISOString(),
        submittedAt: null,
      }),
    ]);
    await page.submit();
    expect(await liveOf(hr)).toEqual([]);
  });

  it('keeps to the scope: HR their own, an admin every HR, a super-admin all', async () => {
    const [hr, otherHr, admin, otherAdmin] = [
      await app.as.hr(),
      await app.as.hr(),
      await app.as.admin(),
      await app.as.admin(),
    ];
    const ofHr = await seatOf(hr);
    const ofAdmin = await seatOf(admin);
    const a = (await ofHr.page.start()).attemptId;
    const b = (await ofAdmin.page.start()).attemptId;
    const seen = async (viewer: SignedIn) =>
      (await liveOf(viewer)).map(({ id }) => id).filter((id) => id === a || id === b);
    expect(await seen(hr)).toEqual([a]);
    expect(await seen(otherHr)).toEqual([]);
    expect((await seen(admin)).sort()).toEqual([a, b].sort());
    expect(await seen(otherAdmin)).toEqual([a]);
    expect((await seen(await app.as.superAdmin())).sort()).toEqual([a, b].sort());
  });

  it('lists the sittings of an assessment by pages: who sits now, and then who handed in last', async () => {
    const hr = await app.as.hr();
    const { page: first, invitation } = await seatOf(hr);
    const { assessmentId } = invitation;
    const others = await Promise.all(
      ['Badr', 'Huda'].map((firstName) => anInvitation(app, hr.user, assessmentId, { firstName })),
    );
    await first.start();
    const started = [first.shown?.attemptId];
    for (const { examToken } of others) {
      app.clock.advance(1);
      const page = aPage(app, examToken);
      await page.start();
      started.push(page.shown?.attemptId);
      await page.submit();
    }
    const ask = async (page: object) => (await hr.data(sittings, { assessmentId, ...page })).assessment.attempts;
    const head = await ask({ first: 2 });
    expect(head).toMatchObject({ totalCount: 3, edges: [{ node: { id: started[0] } }, { node: { id: started[2] } }] });
    const rest = await ask({ first: 2, after: head.pageInfo.endCursor });
    expect(rest).toMatchObject({ edges: [{ node: { id: started[1] } }], pageInfo: { hasNextPage: false } });
  });

  it('refuses whoever is not signed in', async () => {
    expect((await app.as.nobody().graphql(liveAttempts)).code).toBe('UNAUTHENTICATED');
  });

  it('tells a dashboard of the start, each step, the submission and the marking', async () => {
    const hr = await app.as.hr();
    const { page } = await seatOf(hr);
    const { next } = await watch(hr);
    await page.start();
    expect(await next()).toMatchObject({ state: 'IN_PROGRESS', position: 1 });
    await page.next();
    expect(await next()).toMatchObject({ state: 'IN_PROGRESS', position: 2 });
    await page.next();
    expect(await next()).toMatchObject({ state: 'SUBMITTED' });
    await app.runJobs();
    expect(await next()).toMatchObject({ state: 'SUBMITTED' });
  });

  it('tells of signs of life at most every ten seconds', async () => {
    const hr = await app.as.hr();
    const { page } = await seatOf(hr);
    await page.start();
    const { next } = await watch(hr);
    await page.pulse();
    const first = await next();
    for (let second = 0; second < 9; second += 1) {
      app.clock.advance(1);
      await page.pulse();
    }
    app.clock.advance(1);
    await page.pulse();
    const second = await next();
    expect(Date.parse(second.lastSeenAt) - Date.parse(first.lastSeenAt)).toBe(10_000);
  });

  it('tells nobody outside the scope', async () => {
    const [hr, otherHr] = [await app.as.hr(), await app.as.hr()];
    const { page } = await seatOf(hr);
    const outsider = await watch(otherHr);
    const insider = await watch(hr);
    await page.start();
    await insider.next();
    await page.next();
    await insider.next();
    // Their own attempt arrives after the two that must not.
    const own = await seatOf(otherHr);
    const { attemptId } = await own.page.start();
    expect(await outsider.next()).toMatchObject({ id: attemptId });
    expect(outsider.socket.pending).toEqual([]);
  });

  it('stands on each invitation, null before the start', async () => {
    const hr = await app.as.hr();
    const { page, assessmentId } = await seatOf(hr);
    const document = graphql(`
      query AttemptProgress_assessment2($id: ID!) {
        assessment(id: $id) {
          invitations { edges { node { attempt { position state } result { score } } } }
        }
      }
    `);
    const ask = async () => (await hr.data(document, { id: assessmentId })).assessment.invitations.edges[0]?.node;
    expect(await ask()).toEqual({ attempt: null, result: null });
    await page.start();
    await page.next();
    expect(await ask()).toEqual({ attempt: { position: 2, state: 'IN_PROGRESS' }, result: null });
  });
});
