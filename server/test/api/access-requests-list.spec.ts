import type { RequestAccessInput } from '../generated/graphql';
import { createTestApp, graphql } from '../kit';
import type { ResultOf, SignedIn, TestApp } from '../kit';

const request = graphql(`
  mutation AccessRequestsList_requestAccess($input: RequestAccessInput!) {
    requestAccess(input: $input) { answerWithinHours }
  }
`);
const decide = graphql(`
  mutation AccessRequestsList_decideAccessRequest($input: DecideAccessRequestInput!) {
    decideAccessRequest(input: $input) { accessRequest { id } }
  }
`);
const list = graphql(`
  query AccessRequestsList_accessRequests(
    $first: Int
    $after: String
    $filter: AccessRequestFilter
    $sort: AccessRequestSort
    $direction: SortDirection
  ) {
    accessRequests(first: $first, after: $after, filter: $filter, sort: $sort, direction: $direction) {
      totalCount
      pageInfo { hasNextPage endCursor }
      edges { node { id name email } }
    }
  }
`);

type Page = ResultOf<typeof list>;

const aForm = (given: Pick<RequestAccessInput, 'name' | 'companyName'> & Partial<RequestAccessInput>) => ({
  email: 'somebody@company.example',
  phone: '0501234567',
  companySize: 40,
  message: 'We hire accountants.',
  language: 'EN' as const,
  ...given,
});

describe('the list of requests', () => {
  let app: TestApp;
  let viewer: SignedIn;
  const open = (variables: object = {}) => viewer.data(list, variables);
  const namesOf = ({ accessRequests }: Page) => accessRequests.edges.map(({ node }) => node.name);
  beforeAll(async () => {
    app = await createTestApp();
    viewer = await app.as.admin();
    const people = [
      { name: 'Zeina Ali', companyName: 'Alpha' },
      { name: 'أحمد علي', companyName: 'Gamma' },
      { name: 'Bassam Odeh', companyName: 'Beta', message: 'We build bridges.' },
    ];
    for (const person of people) {
      app.clock.advance(60);
      await app.as.nobody().data(request, { input: aForm(person) });
    }
  });
  afterAll(() => app.close());

  it('shows the newest first, and pages', async () => {
    const first = await open({ first: 2 });
    expect([namesOf(first), first.accessRequests.totalCount]).toEqual([['Bassam Odeh', 'أحمد علي'], 3]);
    const rest = await open({ first: 2, after: first.accessRequests.pageInfo.endCursor });
    expect([namesOf(rest), rest.accessRequests.pageInfo.hasNextPage]).toEqual([['Zeina Ali'], false]);
  });

  it('sorts by name and by company, either way', async () => {
    expect(namesOf(await open({ sort: 'NAME' }))).toEqual(['Bassam Odeh', 'Zeina Ali', 'أحمد علي']);
    expect(namesOf(await open({ sort: 'COMPANY_NAME', direction: 'DESC' }))).toEqual([
      'أحمد علي',
      'Bassam Odeh',
      'Zeina Ali',
    ]);
  });

  it('finds words wherever they stand, in any Arabic spelling', async () => {
    expect(namesOf(await open({ filter: { search: 'BRIDGES' } }))).toEqual(['Bassam Odeh']);
    expect(namesOf(await open({ filter: { search: 'احمد' } }))).toEqual(['أحمد علي']);
    expect(namesOf(await open({ filter: { search: '%' } }))).toEqual([]);
  });

  it('filters by status, and counts what is open', async () => {
    const { accessRequests } = await open({ filter: { search: 'Zeina' } });
    const input = { id: accessRequests.edges[0]!.node.id, decision: 'DECLINE' as const };
    await viewer.data(decide, { input });
    expect(namesOf(await open({ filter: { status: 'DECLINED' } }))).toEqual(['Zeina Ali']);
    expect(namesOf(await open({ filter: { status: 'OPEN' } }))).toHaveLength(2);
    expect(
      await viewer.data(graphql(`query AccessRequestsList_openAccessRequestCount { openAccessRequestCount }`)),
    ).toEqual({ openAccessRequestCount: 2 });
  });
});
