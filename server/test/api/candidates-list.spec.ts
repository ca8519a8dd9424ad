import { randomUUID } from 'node:crypto';
import { Invitations } from '../../src/modules/candidates';
import { createTestApp, graphql } from '../kit';
import type { ApiClient, SignedIn, TestApp } from '../kit';
import { aPublishedAssessment } from '../kit/builders/assessments';
import { aPerson } from '../kit/builders/candidates';
import { anInvitation } from '../kit/builders/invitations';
import { aMarkedAttempt } from '../kit/builders/results';

const LIST = graphql(`
  query CandidatesList_candidates(
    $filter: CandidateFilter
    $rows: CandidateRows
    $sort: CandidateSort
    $direction: SortDirection
    $first: Int
    $after: String
  ) {
    candidates(filter: $filter, rows: $rows, sort: $sort, direction: $direction, first: $first, after: $after) {
      totalCount
      pageInfo { hasNextPage endCursor }
      edges {
        node {
          id stage invitedAt completedAt
          candidate { name invitationCount completedCount }
          assessment { title }
          result { percentage status }
        }
      }
    }
  }
`);

describe('the list of all candidates', () => {
  let app: TestApp;
  let hr: SignedIn;
  let first: string;
  let second: string;
  beforeAll(async () => (app = await createTestApp()));
  beforeEach(async () => {
    await app.startAfresh();
    app.clock.set('2026-11-01T08:00:00Z');
    hr = await app.as.hr();
    first = (await aPublishedAssessment(app, hr.user, { title: 'First' })).id;
    second = (await aPublishedAssessment(app, hr.user, { title: 'Second' })).id;
  });
  afterAll(() => app.close());

  const list = async (client: ApiClient, variables: object = {}) => (await client.data(LIST, variables)).candidates;
  const names = async (variables: object = {}, client: ApiClient = hr) =>
    (await list(client, variables)).edges.map(({ node }) => node.candidate.name);
  const invite = async (assessmentId: string, firstName: string, lastName: string, owner = hr) => {
    app.clock.advance(60);
    return anInvitation(app, owner.user, assessmentId, { firstName, lastName });
  };

  it('shows everybody once, with the newest invitation', async () => {
    const person = aPerson({ firstName: 'Amal', lastName: 'Zahran' });
    await anInvitation(app, hr.user, first, person);
    await invite(first, 'Basma', 'Adel');
    app.clock.advance(60);
    await anInvitation(app, hr.user, second, person);
    const { edges, totalCount } = await list(hr);
    expect(totalCount).toBe(2);
    expect(
      edges.map(({ node }) => [node.candidate.name, node.assessment.title, node.candidate.invitationCount]),
    ).toEqual([
      ['Amal Zahran', 'Second', 2],
      ['Basma Adel', 'First', 1],
    ]);
  });

  it('shows every invitation when asked to, and those to one assessment', async () => {
    const person = aPerson({ firstName: 'Amal', lastName: 'Zahran' });
    await anInvitation(app, hr.user, first, person);
    app.clock.advance(60);
    await anInvitation(app, hr.user, second, person);
    expect((await list(hr, { rows: 'INVITATIONS' })).totalCount).toBe(2);
    const [row] = (await list(hr, { filter: { assessmentId: first } })).edges;
    expect(row?.node.assessment.title).toBe('First');
    expect(await names({ filter: { assessmentId: randomUUID() } })).toEqual([]);
    expect(await names({ filter: { assessmentId: 'nothing' } })).toEqual([]);
  });

  it('goes back to the invitation before when the newest is gone', async () => {
    const person = aPerson();
    await anInvitation(app, hr.user, first, person);
    app.clock.advance(60);
    const { invitation } = await anInvitation(app, hr.user, second, person);
    await app.dataSource.query('delete from invitations where id = $1', [invitation.id]);
    expect((await list(hr)).edges.map(({ node }) => node.assessment.title)).toEqual(['First']);
  });

  it('keeps to the scope of the viewer', async () => {
    const [other, admin, otherAdmin] = [await app.as.hr(), await app.as.admin(), await app.as.admin()];
    await invite(first, 'Huda', 'Own');
    await invite((await aPublishedAssessment(app, admin.user)).id, 'Admin', 'Owned', admin);
    for (const sort of ['INVITED_AT', 'NAME', 'SCORE', 'COMPLETED_AT']) {
      expect(await names({ sort })).toEqual(['Huda Own']);
      expect(await names({ sort }, other)).toEqual([]);
      expect((await names({ sort }, admin)).sort()).toEqual(['Admin Owned', 'Huda Own']);
      expect(await names({ sort }, otherAdmin)).toEqual(['Huda Own']);
      expect(await names({ sort }, await app.as.superAdmin())).toHaveLength(2);
    }
  });

  it.each([
    ['احمد', ['أحمد العلي']],
    ['العلى احمد', ['أحمد العلي']],
    ['NOUR', ['Nour Said']],
    ['٠٥٠ ١٢٣ ٤٥٦٧', ['أحمد العلي']],
    ['2019-12345', ['Nour Said']],
    ['2019.123', []],
    ['000000', []],
    ['00012', ['Zain Odeh']],
    ['٠٠٠١٢', ['Zain Odeh']],
    ['00966', ['أحمد العلي']],
    ['nobody', []],
  ])('finds %s', async (search, found) => {
    await anInvitation(app, hr.user, first, { firstName: 'أحمد', lastName: 'العلي', phone: '+966501234567' });
    await anInvitation(app, hr.user, first, { firstName: 'Zain', lastName: 'Odeh', email: '00012@example.com' });
    await anInvitation(app, hr.user, first, { firstName: 'Nour', lastName: 'Said', email: '2019-12345@example.com' });
    expect(await names({ filter: { search } })).toEqual(found);
  });

  it('sorts by name, by score and by date, and pages without gaps', async () => {
    for (const name of ['Dina', 'Adam', 'Carim', 'Badr']) await invite(first, name, 'X');
    expect(await names({ sort: 'NAME' })).toEqual(['Adam X', 'Badr X', 'Carim X', 'Dina X']);
    expect(await names({ sort: 'INVITED_AT', direction: 'ASC' })).toEqual(['Dina X', 'Adam X', 'Carim X', 'Badr X']);
    const page = await list(hr, { sort: 'NAME', first: 3 });
    expect(page.pageInfo.hasNextPage).toBe(true);
    expect(await names({ sort: 'NAME', first: 3, after: page.pageInfo.endCursor })).toEqual(['Dina X']);
    expect((await hr.graphql(LIST, { after: 'nonsense' })).code).toBe('INVALID_INPUT');
  });

  it('goes on behind those who are erased between its two reads', async () => {
    for (const name of ['Dina', 'Carim', 'Badr', 'Adam']) await invite(first, name, 'X');
    const invitations = app.get(Invitations);
    const byIds = invitations.byIds.bind(invitations);
    jest.spyOn(invitations, 'byIds').mockImplementationOnce(async (ids) => {
      await app.dataSource.query('delete from invitations where id = $1', [ids[1]]);
      return byIds(ids);
    });
    const page = await list(hr, { sort: 'NAME', first: 2 });
    expect(page.edges.map(({ node }) => node.candidate.name)).toEqual(['Adam X']);
    expect(page.pageInfo.hasNextPage).toBe(true);
    expect(await names({ sort: 'NAME', first: 2, after: page.pageInfo.endCursor })).toEqual(['Carim X', 'Dina X']);
  });

  it('goes on behind a long Arabic name', async () => {
    await invite(first, 'م'.repeat(100), 'ن'.repeat(100));
    await invite(first, 'يوسف', 'الحداد');
    const { pageInfo } = await list(hr, { sort: 'NAME', first: 1 });
    expect(await names({ sort: 'NAME', first: 1, after: pageInfo.endCursor })).toEqual(['يوسف الحداد']);
  });

  it('filters by stage, result, dates and score', async () => {
    const sat = await aMarkedAttempt(app, hr.user);
    const name = `${sat.candidate.firstName} ${sat.candidate.lastName}`;
    await invite(first, 'Late', 'Comer');
    const found = (filter: object) => names({ filter });
    expect(await found({ stages: ['COMPLETED'] })).toEqual([name]);
    expect(await found({ stages: ['INVITED'] })).toEqual(['Late Comer']);
    expect(await found({ resultStatuses: ['PASSED'] })).toEqual([name]);
    expect(await found({ resultStatuses: ['FAILED', 'UNDER_REVIEW'] })).toEqual([]);
    expect(await found({ minPercentage: 100, maxPercentage: 100 })).toEqual([name]);
    expect(await found({ maxPercentage: 99 })).toEqual([]);
    expect(await found({ completedFrom: '2026-11-01T00:00:00Z', completedBefore: '2026-11-02T00:00:00Z' })).toEqual([
      name,
    ]);
    expect(await found({ invitedFrom: '2026-11-02T00:00:00Z' })).toEqual([]);
    expect(await names({ sort: 'SCORE' })).toEqual([name, 'Late Comer']);
    await app.dataSource.query('delete from results');
    expect(await found({ minPercentage: 0 })).toEqual([]);
  });
});
