import { Injectable } from '@nestjs/common';
import DataLoader from 'dataloader';
import { DataSource, In } from 'typeorm';
import type { EntityManager } from 'typeorm';
import type { ConnectionOf, PageArgs } from '../../../platform/graphql';
import { connectionOfIds, ListConditions, pageOfIds, pagesOfParents } from '../../../platform/listing';
import type { ListOrder } from '../../../platform/listing';
import { AssessmentCountsQueries } from '../counts/assessment-counts.queries';
import { Decision } from './decision.entity';
import { FIRST_STAGES } from './decision-stages.policy';
import type { DecisionStage } from './decision-stages.policy';
import { Note } from './note.entity';

const stagesInForce = `
  select a.id, coalesce(own.stages, shared.stages) as stages from assessments a
  left join decision_stage_lists own on own.assessment_id = a.id
  left join decision_stage_lists shared on shared.owner_id = a.owner_id
  where a.id = any($1::uuid[])`;

/** The stages of each assessment: its own, else those its owner uses for all, else the first four. */
export async function stagesOf(
  manager: EntityManager,
  assessmentIds: readonly string[],
): Promise<Map<string, readonly DecisionStage[]>> {
  const rows = await manager.query<{ id: string; stages: DecisionStage[] | null }[]>(stagesInForce, [assessmentIds]);
  return new Map(rows.map(({ id, stages }) => [id, stages ?? FIRST_STAGES]));
}

/** Who can see what belongs to an assessment: the scope rule, read from its other end. */
const colleaguesOf = (assessmentId: string) => `(
  select u.id, u.name from users u, assessments a join users owner on owner.id = a.owner_id
  where a.id = ${assessmentId} and u.is_verified
    and (u.id = owner.id or u.role = 'super-admin' or (u.role = 'admin' and owner.role = 'Hr'))) colleagues`;

export interface Colleague {
  id: string;
  name: string;
}

const amongColleagues = `select id, name from ${colleaguesOf('$1')} where id = any($2)`;

/** Those of `ids` who are colleagues. */
export const colleaguesAmong = (manager: EntityManager, assessmentId: string, ids: readonly string[]) =>
  manager.query<Colleague[]>(amongColleagues, [assessmentId, ids]);

const byName: ListOrder = { key: 'fold_text(name)', type: 'text', isDescending: false };
const notes = { table: 'notes', column: 'invitation_id', order: newest('written_at') };
const decisions = { table: 'decisions', column: 'invitation_id', order: newest('decided_at') };

type Page = Pick<PageArgs, 'first' | 'after'>;
type OfInvitation = Page & { invitationId: string };

/** What is known of decisions, for whole pages at once. The loaders gather the keys of one turn and remember nothing. */
@Injectable()
export class DecidingQueries {
  private readonly stages = new DataLoader((ids: readonly string[]) => this.loadStages(ids), { cache: false });
  private readonly notes = this.pages(notes, (ids) => this.dataSource.manager.findBy(Note, { id: In(ids) }));
  private readonly decisions = this.pages(decisions, (ids) =>
    this.dataSource.manager.findBy(Decision, { id: In(ids) }),
  );

  constructor(
    private readonly dataSource: DataSource,
    private readonly counts: AssessmentCountsQueries,
  ) {}

  stagesOf(assessmentId: string): Promise<readonly DecisionStage[]> {
    return this.stages.load(assessmentId);
  }

  /** Newest first. */
  notesOf(invitationId: string, page: Page): Promise<ConnectionOf<Note>> {
    return this.notes.load({ ...page, invitationId });
  }

  /** Newest first. */
  decisionsOf(invitationId: string, page: Page): Promise<ConnectionOf<Decision>> {
    return this.decisions.load({ ...page, invitationId });
  }

  async colleaguesOf(
    assessmentId: string,
    { search, ...page }: Page & { search?: string | null },
  ): Promise<ConnectionOf<Colleague>> {
    const conditions = new ListConditions();
    const table = colleaguesOf(conditions.value(assessmentId));
    conditions.search('name', search, { path: 'search' });
    const found = await pageOfIds(this.dataSource, table, conditions, byName, page);
    return connectionOfIds(found, page.after, (ids) => colleaguesAmong(this.dataSource.manager, assessmentId, ids));
  }

  countsOf(assessmentId: string): Promise<Map<string, number>> {
    return this.counts.ofOne(assessmentId, 'decision');
  }

  /** In use in an assessment, by name. */
  async tagsOf(assessmentId: string): Promise<string[]> {
    return [...(await this.counts.ofOne(assessmentId, 'tag')).keys()];
  }

  private async loadStages(ids: readonly string[]): Promise<(readonly DecisionStage[])[]> {
    const found = await stagesOf(this.dataSource.manager, ids);
    return ids.map((id) => found.get(id) ?? FIRST_STAGES);
  }

  /** Pages of what hangs on invitations; those asked for alike are read together. */
  private pages<Row extends { id: string }>(
    list: typeof notes,
    read: (ids: string[]) => Promise<Row[]>,
  ): DataLoader<OfInvitation, ConnectionOf<Row>> {
    const load = async (asked: readonly OfInvitation[]) => {
      const pages = new Map<OfInvitation, ConnectionOf<Row>>();
      for (const group of alike(asked)) await this.loadPages(list, read, group, pages);
      return asked.map((one) => pages.get(one) ?? new Error('Each invitation has a page.'));
    };
    return new DataLoader(load, { cache: false });
  }

  private async loadPages<Row extends { id: string }>(
    list: typeof notes,
    read: (ids: string[]) => Promise<Row[]>,
    group: readonly OfInvitation[],
    pages: Map<OfInvitation, ConnectionOf<Row>>,
  ): Promise<void> {
    const [{ first, after } = {}] = group;
    const parents = group.map(({ invitationId }) => invitationId);
    const found = await pagesOfParents(this.dataSource, list, [...new Set(parents)], { first, after });
    const rows = await read([...found.values()].flatMap((page) => page.rows.map(({ id }) => id)));
    const byId = new Map(rows.map((row) => [row.id, row]));
    const readAgain = (ids: string[]) => Promise.resolve(ids.flatMap((id) => byId.get(id) ?? []));
    for (const one of group) {
      const page = found.get(one.invitationId);
      if (page) pages.set(one, await connectionOfIds(page, after, readAgain));
    }
  }
}

/** By the page that is asked for. */
function alike(asked: readonly OfInvitation[]): Iterable<OfInvitation[]> {
  const groups = new Map<string, OfInvitation[]>();
  for (const one of asked) {
    const page = JSON.stringify([one.first, one.after]);
    groups.set(page, [...(groups.get(page) ?? []), one]);
  }
  return groups.values();
}

function newest(key: string): ListOrder {
  return { key, type: 'timestamptz', isDescending: true };
}
