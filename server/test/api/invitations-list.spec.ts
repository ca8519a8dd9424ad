import { createTestApp, graphql } from '../kit';
import type { SignedIn, TestApp } from '../kit';
import { aPublishedAssessment } from '../kit/builders/assessments';
import { anInvitation } from '../kit/builders/invitations';

const LIST = graphql(`
  query InvitationsList_assessment(
    $assessmentId: ID!
    $first: Int
    $after: String
    $filter: InvitationFilter
    $sort: InvitationSort
    $direction: SortDirection
  ) {
    assessment(id: $assessmentId) {
      invitations(first: $first, after: $after, filter: $filter, sort: $sort, direction: $direction) {
        totalCount
        pageInfo { hasNextPage endCursor }
        edges { node { candidate { firstName name email phone } stage } }
      }
    }
  }
`);

describe('invitations', () => {
  let app: TestApp;
  let hr: SignedIn;
  let assessmentId: string;
  beforeAll(async () => {
    app = await createTestApp();
    hr = await app.as.hr();
    assessmentId = (await aPublishedAssessment(app, hr.user)).id;
    const guests = [
      { firstName: 'أحمد', lastName: 'الهاشمي', email: 'ahmad@example.com', phone: '+966501234567' },
      { firstName: 'Lina', lastName: 'Haddad', email: 'lina@example.org', phone: '+971505550142' },
      { firstName: 'بشرى', lastName: 'قاسم', email: 'bushra@example.com', phone: '0797555014' },
      { firstName: 'Omar', lastName: '100%_Said', email: 'omar@example.com', phone: '+4916055501' },
    ];
    for (const guest of guests) {
      await anInvitation(app, hr.user, assessmentId, guest);
      app.clock.advance(60);
    }
    await reach('lina@example.org', 'Inrolled', null);
    await reach('bushra@example.com', 'Completed', app.clock.now());
    await reach('omar@example.com', 'Completed', new Date(app.clock.now().getTime() + 1_000));
  });
  afterAll(() => app.close());

  const reach = (email: string, stage: string, completedAt: Date | null) =>
    app.dataSource.query(
      `update invitations set stage = $2, completed_at = $3 from candidates where candidates.id = candidate_id and email = $1`,
      [email, stage, completedAt],
    );
  const list = (variables: object = {}, viewer = hr) => viewer.data(LIST, { assessmentId, ...variables });
  const names = async (variables: object = {}) =>
    (await list(variables)).assessment.invitations.edges.map(({ node }) => node.candidate.firstName);

  it('works: newest first', async () => {
    expect(await names()).toEqual(['Omar', 'بشرى', 'Lina', 'أحمد']);
  });

  it('works: shows the candidate', async () => {
    const { invitations } = (await list({ filter: { search: 'lina' } })).assessment;
    expect(invitations.edges[0]?.node).toEqual({
      candidate: { firstName: 'Lina', name: 'Lina Haddad', email: 'lina@example.org', phone: '+971505550142' },
      stage: 'ENROLLED',
    });
  });

  it.each([
    ['INVITED_AT', 'ASC', ['أحمد', 'Lina', 'بشرى', 'Omar']],
    ['NAME', undefined, ['Lina', 'Omar', 'أحمد', 'بشرى']],
    ['NAME', 'DESC', ['بشرى', 'أحمد', 'Omar', 'Lina']],
    ['COMPLETED_AT', undefined, ['Omar', 'بشرى', expect.any(String), expect.any(String)]],
    ['STAGE', 'ASC', ['أحمد', 'Lina', expect.any(String), expect.any(String)]],
  ])('works: sorted by %s %s', async (sort, direction, expected) => {
    expect(await names({ sort, direction })).toEqual(expected);
  });

  it.each(['INVITED_AT', 'NAME', 'COMPLETED_AT', 'STAGE'])(
    'works: page by page, sorted by %s, nobody twice or left out',
    async (sort) => {
      for (const direction of ['ASC', 'DESC']) {
        const whole = await names({ sort, direction });
        const pages: string[] = [];
        let after: string | null | undefined;
        do {
          const { invitations } = (await list({ sort, direction, first: 1, after })).assessment;
          expect(invitations.totalCount).toBe(4);
          pages.push(...invitations.edges.map(({ node }) => node.candidate.firstName));
          after = invitations.pageInfo.hasNextPage ? invitations.pageInfo.endCursor : undefined;
        } while (after);
        expect(pages).toEqual(whole);
      }
    },
  );

  it.each([
    ['a name in another Arabic spelling', 'احمد الهاشمى', ['أحمد']],
    ['parts in another order', 'haddad LINA', ['Lina']],
    ['an address', 'BUSHRA@example', ['بشرى']],
    ['a number as it is kept', '+966501234567', ['أحمد']],
    ['a number as people dial it', '050 123 4567', ['أحمد']],
    ['a number with the other dialling prefix', '00966 50 123', ['أحمد']],
    ['a number in Arabic digits', '٠٧٩٧ ٥٥٥ ٠١٤', ['بشرى']],
    ['signs that mean something to the database', '%_', ['Omar']],
    ['two letters', 'HA', ['Lina']],
    ['two letters with an ending of another spelling', 'رى', ['بشرى']],
    ['one letter with its mark', 'قَ', ['بشرى']],
    ['two short words', 'قا ٠٧', ['بشرى']],
    ['a short word and a long one', 'ه 9665', ['أحمد']],
    ['a mark alone, which is no letter', '\u064E', ['Omar', 'بشرى', 'Lina', 'أحمد']],
    ['two letters that are one', '\uFEFB', []],
    ['nobody by two letters', 'zz', []],
    ['nobody', 'zzz', []],
    ['nothing', '  ', ['Omar', 'بشرى', 'Lina', 'أحمد']],
  ])('works: finds %s', async (_, search, expected) => {
    expect(await names({ filter: { search } })).toEqual(expected);
  });

  it('works: finds by two letters that so many have that not all of them are counted', async () => {
    const other = await app.as.hr();
    const crowded = await aPublishedAssessment(app, other.user);
    await anInvitation(app, other.user, crowded.id, { firstName: 'Zoë', lastName: 'Quist', email: 'zoe@example.org' });
    await app.dataSource.query(
      `with people as (
         insert into candidates (owner_id, first_name, last_name, email, created_at, updated_at)
         select owner_id, 'Nour', 'No ' || n, 'many' || n || '@example.net', now(), now()
         from candidates, generate_series(1, 1100) n where email = 'zoe@example.org' returning id)
       insert into invitations
       select (jsonb_populate_record(i, jsonb_build_object('id', gen_random_uuid(), 'candidate_id', p.id))).*
       from people p, invitations i where i.assessment_id = $1`,
      [crowded.id],
    );
    const of = async (search: string) =>
      (await list({ assessmentId: crowded.id, first: 2, filter: { search } }, other)).assessment.invitations;
    expect((await of('no')).edges.map(({ node }) => node.candidate.firstName)).toEqual(['Nour', 'Nour']);
    expect((await of('no')).totalCount).toBeGreaterThan(1_000);
    expect((await of('qu')).edges.map(({ node }) => node.candidate.firstName)).toEqual(['Zoë']);
    expect((await of('qu')).totalCount).toBe(1);
  });

  it('works: by stages, together with a search', async () => {
    expect(await names({ filter: { stages: ['INVITED', 'ENROLLED'] } })).toEqual(['Lina', 'أحمد']);
    expect(await names({ filter: { stages: ['COMPLETED'], search: 'example.com' } })).toEqual(['Omar', 'بشرى']);
    expect(await names({ filter: { stages: [] } })).toHaveLength(4);
  });

  it('works: the funnel of the assessment counts them, and that of others does not', async () => {
    const other = await aPublishedAssessment(app, hr.user, { title: 'Other' });
    const funnel = graphql(`
      query InvitationsList_assessments {
        assessments(sort: CREATED_AT, direction: ASC) {
          edges { node { id funnel { invited notStarted enrolled completed } } }
        }
      }
    `);
    expect(await hr.data(funnel)).toEqual({
      assessments: {
        edges: [
          { node: { id: assessmentId, funnel: { invited: 4, notStarted: 1, enrolled: 1, completed: 2 } } },
          { node: { id: other.id, funnel: { invited: 0, notStarted: 0, enrolled: 0, completed: 0 } } },
        ],
      },
    });
  });

  it('refuses a cursor that is none', async () => {
    const { code } = await hr.graphql(LIST, { assessmentId, after: 'bm9uZQ' });
    expect(code).toBe('INVALID_INPUT');
  });

  it("refuses another HR's assessment exactly like one that does not exist, and shows it to every admin", async () => {
    const other = await app.as.hr();
    const foreign = await other.graphql(LIST, { assessmentId });
    const absent = await other.graphql(LIST, { assessmentId: '00000000-0000-4000-8000-000000000000' });
    expect(foreign.code).toBe('ASSESSMENT_NOT_FOUND');
    expect(foreign.errors).toEqual(absent.errors);
    for (const above of [await app.as.admin(), await app.as.superAdmin()]) {
      expect((await list({}, above)).assessment.invitations.totalCount).toBe(4);
    }
  });

  it("refuses one admin another admin's assessment", async () => {
    const [one, two] = [await app.as.admin(), await app.as.admin()];
    const { id } = await aPublishedAssessment(app, one.user);
    expect((await two.graphql(LIST, { assessmentId: id })).code).toBe('ASSESSMENT_NOT_FOUND');
  });

  it('refuses whoever is not signed in, and candidates', async () => {
    const { examToken } = await anInvitation(app, hr.user, (await aPublishedAssessment(app, hr.user)).id);
    for (const somebody of [app.as.nobody(), app.as.candidate(examToken)]) {
      expect((await somebody.graphql(LIST, { assessmentId })).code).toBe('UNAUTHENTICATED');
    }
  });
});
