import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { ListConditions, pageOfIds } from '../../platform/listing';
import type { ListOrder, PageOfIds } from '../../platform/listing';
import type { MailStatusValue } from '../../platform/mail';
import { MOST_COUNTED } from '../../platform/graphql';
import { SortDirection } from '../assessments';
import { AssessmentCountsQueries } from './counts/assessment-counts.queries';
import type { Counted } from './counts/assessment-counts.queries';
import { InvitationSort } from './invitations.args';
import type { InvitationFilter, InvitationsArgs } from './invitations.args';
import { PeopleSearch } from './people-search';
import { Stage } from './stage';

export interface InvitationFunnel {
  invited: number;
  notStarted: number;
  enrolled: number;
  completed: number;
}

/** Of a candidate only what is looked for or sorted by. */
const withPeople = `(select invitations.*, folded_name, folded_words
  from invitations join candidates on candidates.id = candidate_id) as invited`;

/** As the index on it has it. */
const stagePlace = `(case stage when 'Invited' then '1' when 'Inrolled' then '2' else '3' end)`;
const placeOf: Record<Stage, string> = { Invited: '1', Inrolled: '2', Completed: '3' };

const orders: Record<InvitationSort, ListOrder> = {
  invited_at: { key: 'invited_at', type: 'timestamptz', isDescending: true },
  name: { key: 'folded_name', type: 'text', isDescending: false, isJoined: true },
  stage: { key: stagePlace, type: 'text', isDescending: false },
  // Who has not completed stands where the oldest would stand.
  completed_at: { key: `coalesce(completed_at, timestamptz '1970-01-01Z')`, type: 'timestamptz', isDescending: true },
};

interface KeptCount {
  counted: Counted;
  /** Without: all of them. */
  values?: readonly string[];
}

@Injectable()
export class InvitationsQueries {
  constructor(
    private readonly dataSource: DataSource,
    private readonly people: PeopleSearch,
    private readonly counts: AssessmentCountsQueries,
  ) {}

  async pageOfInvitations(assessmentId: string, args: InvitationsArgs): Promise<PageOfIds> {
    const { filter, sort, direction } = args;
    const conditions = new ListConditions().equals('assessment_id', assessmentId);
    if (filter?.stages?.length)
      conditions.where(
        (param) => `${stagePlace} = any(${param}::text[])`,
        filter.stages.map((stage) => placeOf[stage]),
      );
    if (filter?.decisionStageIds?.length)
      conditions.where((param) => `decision_stage = any(${param})`, filter.decisionStageIds);
    // The planner knows nothing of a cardinality, and so trusts what it knows of the tags.
    if (filter?.tags?.length)
      conditions.where((param) => `cardinality(tags) <> 0 and tags && ${param}::text[]`, filter.tags);
    await this.people.add(conditions, filter?.search ?? '');
    const order = { ...orders[sort ?? InvitationSort.INVITED_AT] };
    if (direction) order.isDescending = direction === SortDirection.DESC;
    const isSearch = Boolean(filter?.search?.trim());
    const counted = isSearch ? withPeople : 'invitations';
    const listed = sort === InvitationSort.NAME ? withPeople : counted;
    const page = await pageOfIds(this.dataSource, listed, conditions, order, args, counted);
    const kept = keptCountOf(filter ?? {});
    return kept ? { ...page, totalCount: () => this.sumOf(assessmentId, kept) } : page;
  }

  private async sumOf(assessmentId: string, { counted, values }: KeptCount): Promise<number> {
    const counts = await this.counts.ofOne(assessmentId, counted);
    const chosen = [...counts].filter(([value]) => values?.includes(value) ?? true);
    return Math.min(MOST_COUNTED, sum(chosen.map(([, count]) => count)));
  }

  async funnelsOf(assessmentIds: readonly string[]): Promise<Map<string, InvitationFunnel>> {
    const counts = await this.counts.of(assessmentIds, 'stage');
    return new Map([...counts].map(([assessmentId, stages]) => [assessmentId, funnelOf(stages)]));
  }

  /** When each was last reminded; those that never were are absent. */
  async remindedAt(invitationIds: readonly string[]): Promise<Map<string, Date>> {
    const text = `select invitation_id as id, max(sent_at) as "sentAt" from invitation_reminders
      where invitation_id = any($1::uuid[]) group by invitation_id`;
    const rows = await this.dataSource.query<{ id: string; sentAt: Date }[]>(text, [invitationIds]);
    return new Map(rows.map(({ id, sentAt }) => [id, sentAt]));
  }

  /** Those of attempts whose invitations have one. */
  async externalIdsOfAttempts(attemptIds: readonly string[]): Promise<Map<string, string>> {
    const text = `select t.id, i.external_id as "externalId" from attempts t join invitations i on i.id = t.invitation_id
      where t.id = any($1::uuid[]) and i.external_id is not null`;
    const rows = await this.dataSource.query<{ id: string; externalId: string }[]>(text, [attemptIds]);
    return new Map(rows.map(({ id, externalId }) => [id, externalId]));
  }

  async mailStatuses(mailIds: readonly string[]): Promise<Map<string, MailStatusValue>> {
    const text = 'select id, status from mails where id = any($1::uuid[])';
    const rows = await this.dataSource.query<{ id: string; status: MailStatusValue }[]>(text, [mailIds]);
    return new Map(rows.map(({ id, status }) => [id, status]));
  }
}

/** How many there are is known without counting where one thing at most is asked of them, of which each has one. */
function keptCountOf({ search, stages, decisionStageIds, tags }: InvitationFilter): KeptCount | null {
  const chosen: KeptCount[] = [];
  if (stages?.length) chosen.push({ counted: 'stage', values: stages });
  if (decisionStageIds?.length) chosen.push({ counted: 'decision', values: decisionStageIds });
  if (tags?.length) chosen.push({ counted: 'tag', values: tags });
  const isCounted = chosen.length < 2 && !search?.trim() && !(tags && new Set(tags).size > 1);
  return isCounted ? (chosen[0] ?? { counted: 'stage' }) : null;
}

function funnelOf(stages: ReadonlyMap<string, number>): InvitationFunnel {
  const at = (stage: Stage) => stages.get(stage) ?? 0;
  return {
    invited: sum([...stages.values()]),
    notStarted: at(Stage.INVITED),
    enrolled: at(Stage.ENROLLED),
    completed: at(Stage.COMPLETED),
  };
}

function sum(counts: readonly number[]): number {
  return counts.reduce((total, count) => total + count, 0);
}
