import { createTestApp, graphql } from '../kit';
import type { SignedIn, TestApp } from '../kit';
import { aPublishedAssessment } from '../kit/builders/assessments';
import { anInvitation } from '../kit/builders/invitations';
import { aMarkedAttempt } from '../kit/builders/results';

const documents = {
  decide: graphql(`
    mutation GrowingLists_decideOnInvitations($input: DecideOnInvitationsInput!) {
      decideOnInvitations(input: $input) { skippedCount }
    }
  `),
  write: graphql(
    `mutation GrowingLists_writeNote($input: WriteNoteInput!) { writeNote(input: $input) { note { id } } }`,
  ),
  share: graphql(`
    mutation GrowingLists_createShareLink($input: CreateShareLinkInput!) { createShareLink(input: $input) { link { id } } }
  `),
  ofInvitation: graphql(`
    query GrowingLists_assessment($id: ID!, $notesAfter: String, $decisionsAfter: String) {
      assessment(id: $id) {
        invitations {
          edges {
            node {
              id
              notes(first: 2, after: $notesAfter) {
                totalCount pageInfo { hasNextPage endCursor } edges { node { text } }
              }
              decisions(first: 2, after: $decisionsAfter) {
                totalCount pageInfo { hasNextPage endCursor } edges { node { reason } }
              }
            }
          }
        }
      }
    }
  `),
  links: graphql(`
    query GrowingLists_assessment2($assessmentId: ID!, $candidateId: ID!, $after: String) {
      assessment(id: $assessmentId) {
        result(candidateId: $candidateId) {
          shareLinks(first: 2, after: $after) {
            totalCount pageInfo { hasNextPage endCursor } edges { node { id } }
          }
        }
      }
    }
  `),
  results: graphql(`
    query GrowingLists_candidateReport($id: ID!, $after: String) {
      candidateReport(id: $id) {
        completedAssessments
        results(first: 1, after: $after) {
          totalCount pageInfo { hasNextPage endCursor } edges { node { attemptId } }
        }
      }
    }
  `),
  colleagues: graphql(`
    query GrowingLists_assessment3($id: ID!, $search: String, $after: String) {
      assessment(id: $id) {
        colleagues(first: 2, search: $search, after: $after) {
          totalCount pageInfo { hasNextPage endCursor } edges { node { name } }
        }
      }
    }
  `),
  receivers: graphql(`
    query GrowingLists_receivers($excludingId: ID!, $search: String, $after: String) {
      receivers(excludingId: $excludingId, search: $search, first: 2, after: $after) {
        totalCount pageInfo { hasNextPage endCursor } edges { node { id name } }
      }
    }
  `),
};

let app: TestApp;
let hr: SignedIn;
beforeAll(async () => (app = await createTestApp()));
afterAll(() => app.close());
beforeEach(async () => {
  hr = await app.as.hr({ name: 'Salma Nasser' });
});

interface Page<Node> {
  totalCount: number;
  pageInfo: { hasNextPage: boolean; endCursor?: string | null };
  edges: { node: Node }[];
}

/** All that a list has, page by page; every page says the same count. */
async function walk<Node>(ask: (after: string | null) => Promise<Page<Node>>): Promise<Node[]> {
  const found: Node[] = [];
  for (let after: string | null = null; ;) {
    const page: Page<Node> = await ask(after);
    found.push(...page.edges.map(({ node }) => node));
    if (!page.pageInfo.hasNextPage) {
      expect(page.totalCount).toBe(found.length);
      return found;
    }
    after = page.pageInfo.endCursor ?? null;
  }
}

const inTurn = async (steps: readonly (() => Promise<unknown>)[]) => {
  for (const step of steps) {
    app.clock.advance(1);
    await step();
  }
};

it('decisions and notes come page by page, the newest first, each invitation its own', async () => {
  const { id } = await aPublishedAssessment(app, hr.user);
  const [one, other] = [await anInvitation(app, hr.user, id), await anInvitation(app, hr.user, id)];
  const write = (invitationId: string, text: string) => () =>
    hr.data(documents.write, { input: { invitationId, text, mentionIds: [] } });
  const decide = (stageId: string | null, reason: string) => () =>
    hr.data(documents.decide, { input: { invitationIds: [one.invitation.id], stageId, reason } });
  await inTurn(['a', 'b', 'c', 'd', 'e'].map((text) => write(one.invitation.id, text)));
  await inTurn(['x', 'y'].map((text) => write(other.invitation.id, text)));
  await inTurn([decide('to-read', '1'), decide('offer', '2'), decide(null, '3')]);
  const of = async (
    invitationId: string,
    variables: { notesAfter?: string | null; decisionsAfter?: string | null },
  ) => {
    const { assessment } = await hr.data(documents.ofInvitation, { id, ...variables });
    return assessment.invitations.edges.find(({ node }) => node.id === invitationId)!.node;
  };
  const notes = await walk(async (notesAfter) => (await of(one.invitation.id, { notesAfter })).notes);
  expect(notes.map(({ text }) => text)).toEqual(['e', 'd', 'c', 'b', 'a']);
  const others = await walk(async (notesAfter) => (await of(other.invitation.id, { notesAfter })).notes);
  expect(others.map(({ text }) => text)).toEqual(['y', 'x']);
  const decisions = await walk(async (decisionsAfter) => (await of(one.invitation.id, { decisionsAfter })).decisions);
  expect(decisions.map(({ reason }) => reason)).toEqual(['3', '2', '1']);
});

it('links to a result come page by page, the newest first', async () => {
  const sat = await aMarkedAttempt(app, hr.user);
  const result = { assessmentId: sat.assessmentId, candidateId: sat.candidate.id };
  const made: string[] = [];
  const create = async () => {
    const input = { ...result, days: 7, language: 'EN' as const };
    made.unshift((await hr.data(documents.share, { input })).createShareLink.link.id);
  };
  await inTurn(Array.from({ length: 5 }, () => create));
  const links = await walk(
    async (after) => (await hr.data(documents.links, { ...result, after })).assessment.result.shareLinks,
  );
  expect(links.map(({ id }) => id)).toEqual(made);
});

it('the results of a candidate come page by page, and all are counted', async () => {
  const { candidate } = await aMarkedAttempt(app, hr.user);
  const again = await aMarkedAttempt(app, hr.user);
  const moves = ['results', 'attempts', 'invitations'].map(
    (table) => `update ${table} set candidate_id = $1 where candidate_id = $2`,
  );
  for (const move of moves) await app.dataSource.query(move, [candidate.id, again.candidate.id]);
  const results = await walk(async (after) => {
    const { candidateReport } = await hr.data(documents.results, { id: candidate.id, after });
    expect(candidateReport.completedAssessments).toBe(2);
    return candidateReport.results;
  });
  expect(new Set(results.map(({ attemptId }) => attemptId)).size).toBe(2);
});

it('colleagues come page by page, and are found by a word of their name', async () => {
  const { id } = await aPublishedAssessment(app, hr.user);
  for (const name of ['Zayd One', 'Zayd Two', 'Zayd Three', 'Mona Zaki']) await app.as.admin({ name });
  const named = (search: string) =>
    walk(async (after) => (await hr.data(documents.colleagues, { id, search, after })).assessment.colleagues);
  expect((await named('zayd')).map(({ name }) => name)).toEqual(['Zayd One', 'Zayd Three', 'Zayd Two']);
  expect(await named('zayd zaki')).toEqual([]);
  expect((await named('')).map(({ name }) => name)).toEqual(expect.arrayContaining(['Salma Nasser', 'Mona Zaki']));
});

it('those who may take over come page by page, and are found by name or address', async () => {
  const admin = await app.as.admin();
  for (const name of ['Rima A', 'Rima B', 'Rima C']) await app.as.hr({ name });
  const found = (search: string) =>
    walk(
      async (after) => (await admin.data(documents.receivers, { excludingId: hr.user.id, search, after })).receivers,
    );
  expect((await found('rima')).map(({ name }) => name)).toEqual(['Rima A', 'Rima B', 'Rima C']);
  expect((await found(admin.user.email)).map(({ id }) => id)).toEqual([admin.user.id]);
  expect(await found(hr.user.email)).toEqual([]);
});
