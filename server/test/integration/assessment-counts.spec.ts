import { AssessmentCountsQueries } from '../../src/modules/candidates';
import type { Counted } from '../../src/modules/candidates/counts/assessment-counts.queries';
import { FoldAssessmentCounts } from '../../src/modules/candidates/counts/fold-assessment-counts';
import { createTestApp, graphql, race } from '../kit';
import type { SignedIn, TestApp } from '../kit';
import { aPublishedAssessment } from '../kit/builders/assessments';
import { anInvitation } from '../kit/builders/invitations';
import type { InvitationFilter } from '../generated/graphql';
import { aMarkedAttempt } from '../kit/builders/results';

const DECIDE = graphql(`
  mutation AssessmentCounts_decideOnInvitations($input: DecideOnInvitationsInput!) {
    decideOnInvitations(input: $input) { skippedCount }
  }
`);
const TAG = graphql(`
  mutation AssessmentCounts_tagInvitations($input: TagInvitationsInput!) {
    tagInvitations(input: $input) { skippedCount }
  }
`);
const ERASE = graphql(`
  mutation AssessmentCounts_eraseCandidate($input: EraseCandidateInput!) {
    eraseCandidate(input: $input) { erasure { id } }
  }
`);
const LIST = graphql(`
  query AssessmentCounts_assessment(
    $id: ID!, $filter: InvitationFilter, $sort: InvitationSort, $direction: SortDirection, $first: Int, $after: String
  ) {
    assessment(id: $id) {
      averagePercentage
      funnel { invited notStarted enrolled completed }
      invitations(filter: $filter, sort: $sort, direction: $direction, first: $first, after: $after) {
        totalCount
        pageInfo { hasNextPage endCursor }
        edges { node { id stage } }
      }
    }
  }
`);

/** The same counts from the records themselves. */
const recounts: Record<Counted, string> = {
  stage: `select stage::text as value, count(*)::int as count from invitations where assessment_id = $1
    group by stage::text order by 1`,
  decision: `select decision_stage as value, count(*)::int as count from invitations
    where assessment_id = $1 and decision_stage is not null group by 1 order by 1`,
  tag: `select tag as value, count(*)::int as count from invitations cross join unnest(tags) tag
    where assessment_id = $1 group by 1 order by 1`,
  percentage: `select percentage::text as value, count(*)::int as count from results
    where assessment_id = $1 and status <> 'Under review' group by percentage order by 1`,
};

/** The same sequence each time, of numbers below `end`. */
function sequence(seed: number): (end: number) => number {
  let state = seed;
  return (end) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * end);
  };
}

describe('what is counted of an assessment', () => {
  let app: TestApp;
  let hr: SignedIn;
  beforeAll(async () => (app = await createTestApp()));
  beforeEach(async () => (hr = await app.as.hr({ maxRequests: 100_000 })));
  afterAll(() => app.close());

  const areRecounted = async (assessmentId: string) => {
    for (const [counted, text] of Object.entries(recounts)) {
      const rows = await app.dataSource.query<{ value: string; count: number }[]>(text, [assessmentId]);
      const kept = await app.get(AssessmentCountsQueries).ofOne(assessmentId, counted as Counted);
      expect({ counted, kept: [...kept] }).toEqual({ counted, kept: rows.map(({ value, count }) => [value, count]) });
    }
  };
  const fold = () => app.get(FoldAssessmentCounts).execute();
  const assessments = async () =>
    (await app.dataSource.query<{ id: string }[]>('select id from assessments where owner_id = $1', [hr.user.id])).map(
      ({ id }) => id,
    );
  const decide = (invitationIds: string[], stageId: string | null) =>
    hr.data(DECIDE, { input: { invitationIds, stageId } });
  const tag = (invitationIds: string[], add: string[], remove: string[] = []) =>
    hr.data(TAG, { input: { invitationIds, add, remove } });

  it.each([1, 2, 3])('is what a recount gives after anything that happens to people, sequence %i', async (seed) => {
    const random = sequence(seed);
    const { id } = await aPublishedAssessment(app, hr.user);
    const anyOf = async (table: string) => {
      const text = `select id from ${table} where owner_id = $1 order by id`;
      const rows = await app.dataSource.query<{ id: string }[]>(text, [hr.user.id]);
      return rows[random(rows.length)]?.id;
    };
    const onSome = async (text: string, ...values: unknown[]) => {
      const invitationId = await anyOf('invitations');
      if (invitationId) await app.dataSource.query(text, [invitationId, ...values]);
    };
    const happenings = [
      async () => void (await anInvitation(app, hr.user, id)),
      async () => void (await aMarkedAttempt(app, hr.user)),
      async () => {
        const invitationId = await anyOf('invitations');
        if (invitationId) await decide([invitationId], ['shortlist', 'offer', null][random(3)] ?? null);
      },
      async () => {
        const invitationId = await anyOf('invitations');
        if (invitationId) await tag([invitationId], [`t${random(4)}`], [`t${random(4)}`]);
      },
      async () => {
        const candidateId = await anyOf('candidates');
        if (candidateId) await (await app.as.superAdmin()).data(ERASE, { input: { id: candidateId } });
      },
      () =>
        onSome(
          `update results set status = (enum_range(null::result_status))[1 + $2::int % 3]
           where attempt_id in (select id from attempts where invitation_id = $1)`,
          random(3),
        ),
      () =>
        onSome(
          `update results set percentage = $2 where attempt_id in (select id from attempts where invitation_id = $1)`,
          random(101),
        ),
      fold,
    ];
    for (let count = 0; count < 60; count += 1) await happenings[random(happenings.length)]!();
    for (const one of await assessments()) await areRecounted(one);
    await fold();
    for (const one of await assessments()) await areRecounted(one);
  });

  race('is right when many change the same people at once, and is folded meanwhile', async () => {
    const { id } = await aPublishedAssessment(app, hr.user);
    const invited: string[] = [];
    for (let count = 0; count < 6; count += 1) invited.push((await anInvitation(app, hr.user, id)).invitation.id);
    const stages = ['to-read', 'shortlist', 'offer', null];
    const settled = await Promise.allSettled([
      ...Array.from({ length: 12 }, (_, index) => decide(invited, stages[index % stages.length] ?? null)),
      ...Array.from({ length: 12 }, (_, index) =>
        tag([invited[index % 6]!], [`t${index % 3}`], [`t${(index + 1) % 3}`]),
      ),
      ...Array.from({ length: 12 }, () => anInvitation(app, hr.user, id)),
      ...Array.from({ length: 8 }, fold),
    ]);
    expect(settled.filter(({ status }) => status === 'rejected')).toEqual([]);
    await areRecounted(id);
    await Promise.all(Array.from({ length: 4 }, fold));
    await areRecounted(id);
  });

  it('comes back when what changed it is rolled back', async () => {
    const { id } = await aPublishedAssessment(app, hr.user);
    const { invitation } = await anInvitation(app, hr.user, id);
    await decide([invitation.id], 'offer');
    const undone = app.dataSource.transaction(async (manager) => {
      await manager.query(
        `update invitations set decision_stage = null, tags = '{x}', stage = 'Completed' where id = $1`,
        [invitation.id],
      );
      throw new Error('changed my mind');
    });
    await expect(undone).rejects.toThrow('changed my mind');
    await areRecounted(id);
    expect(await app.get(AssessmentCountsQueries).ofOne(id, 'decision')).toEqual(new Map([['offer', 1]]));
  });

  it('is one row a value once it is folded, and none of what is gone', async () => {
    const { id } = await aPublishedAssessment(app, hr.user);
    const [first, second] = [await anInvitation(app, hr.user, id), await anInvitation(app, hr.user, id)];
    await tag([first.invitation.id, second.invitation.id], ['x', 'y']);
    await tag([second.invitation.id], [], ['x']);
    await tag([first.invitation.id], [], ['x']);
    await fold();
    const text =
      'select counted, value, count, is_folded from assessment_counts where assessment_id = $1 order by 1, 2';
    expect(await app.dataSource.query(text, [id])).toEqual([
      { counted: 'stage', value: 'Invited', count: 2, is_folded: true },
      { counted: 'tag', value: 'y', count: 2, is_folded: true },
    ]);
  });
});

describe('the list of a large assessment', () => {
  const SIZE = 12_000;
  let app: TestApp;
  let hr: SignedIn;
  let id: string;
  beforeAll(async () => {
    app = await createTestApp();
    hr = await app.as.hr();
    ({ id } = await aPublishedAssessment(app, hr.user));
    await app.owner.query(people, [hr.user.id, id, SIZE]);
    await app.owner.query('analyze');
  });
  afterAll(() => app.close());

  const people = `
    with made as (select n, gen_random_uuid() as candidate_id from generate_series(1, $3::int) n),
    known as (
      insert into candidates (id, owner_id, first_name, last_name, email, created_at, updated_at)
      select candidate_id, $1, 'Person', n::text, n || '@example.com', now(), now() from made
    )
    insert into invitations (owner_id, assessment_id, candidate_id, stage, invited_at, tags)
    select $1, $2, candidate_id, case when n % 3 = 0 then 'Completed' when n <= 5 then 'Inrolled' else 'Invited' end::stage,
      now() - n * interval '1 minute', case when n <= 5 then '{rare}' when n % 10 = 0 then '{many}' else '{}' end::text[] from made`;

  /** How PostgreSQL answers every statement of the list that names invitations. */
  async function plansOf(variables: object): Promise<string> {
    const query = jest.spyOn(app.dataSource, 'query');
    const { assessment } = await hr.data(LIST, { id, ...variables });
    const asked = query.mock.calls.filter(([text]) => /\binvitations\b/.test(text));
    query.mockRestore();
    expect([asked.length > 0, assessment.invitations.edges.length > 0]).toEqual([true, true]);
    const plans = [];
    for (const [text, values] of asked)
      plans.push(...(await app.owner.query<object[]>('explain '.concat(text), values)));
    return JSON.stringify(plans);
  }

  it.each([
    ['by stage', { sort: 'STAGE' }, 'invitations_of_assessment_by_stage'],
    ['by stage, turned', { sort: 'STAGE', direction: 'DESC' }, 'invitations_of_assessment_by_stage'],
    ['of a stage that few are on', { filter: { stages: ['ENROLLED'] } }, 'invitations_of_assessment_by_stage'],
    ['of a tag that few have', { filter: { tags: ['rare'] } }, 'invitations_tagged'],
  ])('%s reads no table whole', async (_, variables, index) => {
    const plans = await plansOf({ first: 25, ...variables });
    expect(plans).not.toContain('Seq Scan');
    expect(plans).toContain(index);
  });

  it('walks all stages in their order, each row once', async () => {
    const seen: string[] = [];
    const order = { sort: 'STAGE', direction: 'DESC' } as const;
    const filter: InvitationFilter = { stages: ['ENROLLED', 'COMPLETED'], tags: ['rare', 'many'] };
    let after: string | null = null;
    for (let page = 0; page < 5; page += 1) {
      const { assessment }: { assessment: { invitations: Listed } } = await hr.data(LIST, {
        id,
        ...order,
        filter,
        first: 100,
        after,
      });
      seen.push(...assessment.invitations.edges.map(({ node }) => `${node.stage} ${node.id}`));
      after = assessment.invitations.pageInfo.endCursor ?? null;
    }
    expect(new Set(seen).size).toBe(seen.length);
    // Every thirtieth has completed and the tag of many; of the five with that of few four are in, and one has completed.
    expect(seen).toHaveLength(SIZE / 30 + 5);
    expect(seen.findLastIndex((one) => one.startsWith('COMPLETED'))).toBeLessThan(
      seen.findIndex((one) => one.startsWith('ENROLLED')),
    );
  });

  it('is counted without reading it, and up to ten thousand', async () => {
    const count = async (filter: object) =>
      (await hr.data(LIST, { id, first: 1, filter })).assessment.invitations.totalCount;
    expect(await count({})).toBe(10_000);
    expect(await count({ stages: ['COMPLETED'] })).toBe(SIZE / 3);
    expect(await count({ stages: ['COMPLETED', 'ENROLLED'] })).toBe(SIZE / 3 + 4);
    expect(await count({ tags: ['many'] })).toBe(SIZE / 10);
    expect(await count({ tags: ['many', 'rare'] })).toBe(SIZE / 10 + 5);
    expect(await count({ tags: ['rare'], stages: ['COMPLETED'] })).toBe(1);
    expect(await count({ tags: ['nobody'] })).toBe(0);
  });
});

interface Listed {
  pageInfo: { endCursor?: string | null };
  edges: { node: { id: string; stage: string } }[];
}
