import { Injectable } from '@nestjs/common';
import { isUUID } from 'class-validator';
import { DataSource } from 'typeorm';
import { OwnerScope } from '../../../platform/access';
import type { Viewer } from '../../../platform/access';
import { SortDirection } from '../../../platform/graphql';
import { ListConditions, pageOfIds } from '../../../platform/listing';
import type { ListOrder, PageOfIds } from '../../../platform/listing';
import { PeopleSearch } from '../../candidates';
import { CandidateRows, CandidateSort } from './candidates.args';
import type { CandidateFilter, CandidatesArgs } from './candidates.args';

/** Of a candidate only what is looked for or sorted by. */
const withPeople = `(select invitations.*, candidates.owner_id as person_owner_id, folded_name, folded_words
  from invitations join candidates on candidates.id = candidate_id) as listed`;

/** For counting: the owner of the candidate is the owner of the invitation. */
const withOwners = '(select invitations.*, owner_id as person_owner_id from invitations) as listed';

const orders: Record<CandidateSort, ListOrder> = {
  invited_at: { key: 'invited_at', type: 'timestamptz', isDescending: true },
  name: { key: 'folded_name', type: 'text', isDescending: false, isJoined: true },
  // Who has no score, or has not completed, stands where the lowest and the oldest would stand.
  score: { key: 'coalesce(percentage, -1)', type: 'integer', isDescending: true },
  completed_at: { key: `coalesce(completed_at, timestamptz '1970-01-01Z')`, type: 'timestamptz', isDescending: true },
};

/** Everybody in the viewer's scope. What is not looked for is not joined, so that an index gives the page. */
@Injectable()
export class CandidatesQueries {
  constructor(
    private readonly dataSource: DataSource,
    private readonly scope: OwnerScope,
    private readonly people: PeopleSearch,
  ) {}

  /** Ids of invitations, of `among` alone where that is given. */
  async page(viewer: Viewer, args: CandidatesArgs, among: readonly string[] | null = null): Promise<PageOfIds> {
    const { filter, direction } = args;
    const sort = args.sort ?? CandidateSort.INVITED_AT;
    const order = { ...orders[sort] };
    if (direction) order.isDescending = direction === SortDirection.DESC;
    const isSearch = Boolean(filter?.search?.trim());
    const isByName = sort === CandidateSort.NAME;
    const conditions = await this.conditions(viewer, args, isByName);
    if (among) conditions.where((param) => `id = any(${param})`, among);
    const listed = isSearch || isByName ? withPeople : 'invitations';
    const counted = isSearch ? withPeople : withOwners;
    return pageOfIds(this.dataSource, listed, conditions, order, args, counted);
  }

  /** An invitation and its candidate have the same owner: the scope stands on the column by which the page is sorted. */
  private async conditions(
    viewer: Viewer,
    { filter, rows }: CandidatesArgs,
    isByName: boolean,
  ): Promise<ListConditions> {
    const conditions = new ListConditions();
    conditions.add(this.scope.sql(viewer, isByName ? 'person_owner_id' : 'owner_id', conditions.nextParam));
    if (filter?.assessmentId) addAssessment(conditions, filter.assessmentId);
    else if (rows !== CandidateRows.INVITATIONS) conditions.add({ sql: 'is_newest', params: [] });
    await this.people.add(conditions, filter?.search ?? '');
    addFilters(conditions, filter ?? {});
    return conditions;
  }
}

/** What is no id finds nobody, like an id that nobody has. */
function addAssessment(conditions: ListConditions, assessmentId: string): void {
  if (isUUID(assessmentId)) conditions.equals('assessment_id', assessmentId);
  else conditions.add({ sql: 'false', params: [] });
}

function addFilters(conditions: ListConditions, filter: CandidateFilter): void {
  const { stages, resultStatuses, invitedFrom, invitedBefore, completedFrom, completedBefore } = filter;
  if (stages?.length) conditions.where((param) => `stage = any(${param})`, stages);
  if (resultStatuses?.length) {
    const judged = (param: string) => `(assessment_id, candidate_id) in (
      select r.assessment_id, r.candidate_id from results r where r.status = any(${param}))`;
    conditions.where(judged, resultStatuses);
  }
  if (invitedFrom) conditions.where((param) => `invited_at >= ${param}`, invitedFrom);
  if (invitedBefore) conditions.where((param) => `invited_at < ${param}`, invitedBefore);
  if (completedFrom) conditions.where((param) => `completed_at >= ${param}`, completedFrom);
  if (completedBefore) conditions.where((param) => `completed_at < ${param}`, completedBefore);
  if (filter.minPercentage != null) conditions.where((param) => `percentage >= ${param}`, filter.minPercentage);
  if (filter.maxPercentage != null) conditions.where((param) => `percentage <= ${param}`, filter.maxPercentage);
}
