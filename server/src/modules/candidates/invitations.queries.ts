import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { ListConditions, pageOfIds } from '../../platform/listing';
import type { ListOrder, PageOfIds } from '../../platform/listing';
import type { MailStatusValue } from '../../platform/mail';
import { SortDirection } from '../assessments';
import { InvitationSort } from './invitations.args';
import type { InvitationsArgs } from './invitations.args';
import { PeopleSearch } from './people-search';

export interface InvitationFunnel {
  invited: number;
  notStarted: number;
  enrolled: number;
  completed: number;
}

const invited = `(select invitations.*, folded_name, folded_words
  from invitations join candidates on candidates.id = candidate_id) as invited`;

const orders: Record<InvitationSort, ListOrder> = {
  invited_at: { key: 'invited_at', type: 'timestamptz', isDescending: true },
  name: { key: 'folded_name', type: 'text', isDescending: false, isJoined: true },
  stage: { key: `array_position(enum_range(null::stage), stage)::text`, type: 'text', isDescending: false },
  // Who has not completed stands where the oldest would stand.
  completed_at: { key: `coalesce(completed_at, timestamptz '1970-01-01Z')`, type: 'timestamptz', isDescending: true },
};

@Injectable()
export class InvitationsQueries {
  constructor(
    private readonly dataSource: DataSource,
    private readonly people: PeopleSearch,
  ) {}

  async pageOfInvitations(assessmentId: string, args: InvitationsArgs): Promise<PageOfIds> {
    const { filter, sort, direction } = args;
    const conditions = new ListConditions().equals('assessment_id', assessmentId);
    if (filter?.stages?.length)
      conditions.add({ sql: `stage = any($${conditions.nextParam})`, params: [filter.stages] });
    if (filter?.decisionStageIds?.length)
      conditions.where((param) => `decision_stage = any(${param})`, filter.decisionStageIds);
    if (filter?.tags?.length) conditions.where((param) => `tags && ${param}`, filter.tags);
    await this.people.add(conditions, filter?.search ?? '');
    const order = { ...orders[sort ?? InvitationSort.INVITED_AT] };
    if (direction) order.isDescending = direction === SortDirection.DESC;
    return pageOfIds(this.dataSource, invited, conditions, order, args);
  }

  async funnelsOf(assessmentIds: readonly string[]): Promise<Map<string, InvitationFunnel>> {
    const rows = await this.dataSource.query<(InvitationFunnel & { assessmentId: string })[]>(
      `select assessment_id as "assessmentId", count(*)::int as invited,
              count(*) filter (where stage = 'Invited')::int as "notStarted",
              count(*) filter (where stage = 'Inrolled')::int as enrolled,
              count(*) filter (where stage = 'Completed')::int as completed
       from invitations where assessment_id = any($1::uuid[]) group by assessment_id`,
      [assessmentIds],
    );
    return new Map(rows.map(({ assessmentId, ...funnel }) => [assessmentId, funnel]));
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
