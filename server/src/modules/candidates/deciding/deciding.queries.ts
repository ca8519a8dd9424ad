import { Injectable } from '@nestjs/common';
import DataLoader from 'dataloader';
import { DataSource, In } from 'typeorm';
import type { EntityManager } from 'typeorm';
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

const colleagues = `
  select u.id, u.name from users u, assessments a join users owner on owner.id = a.owner_id
  where a.id = $1 and u.is_verified
    and (u.id = owner.id or u.role = 'super-admin' or (u.role = 'admin' and owner.role = 'Hr'))
  order by u.name, u.id`;

export interface Colleague {
  id: string;
  name: string;
}

/** Who can see what belongs to an assessment: the scope rule, read from its other end. */
export const colleaguesOf = (manager: EntityManager, assessmentId: string): Promise<Colleague[]> =>
  manager.query<Colleague[]>(colleagues, [assessmentId]);

/** What is known of decisions, for whole pages at once. The loaders gather the keys of one turn and remember nothing. */
@Injectable()
export class DecidingQueries {
  private readonly stages = new DataLoader((ids: readonly string[]) => this.loadStages(ids), { cache: false });
  private readonly notes = new DataLoader((ids: readonly string[]) => this.loadNotes(ids), { cache: false });
  private readonly decisions = new DataLoader((ids: readonly string[]) => this.loadDecisions(ids), { cache: false });

  constructor(private readonly dataSource: DataSource) {}

  stagesOf(assessmentId: string): Promise<readonly DecisionStage[]> {
    return this.stages.load(assessmentId);
  }

  /** Oldest first. */
  notesOf(invitationId: string): Promise<Note[]> {
    return this.notes.load(invitationId);
  }

  /** Newest first. */
  decisionsOf(invitationId: string): Promise<Decision[]> {
    return this.decisions.load(invitationId);
  }

  colleaguesOf(assessmentId: string): Promise<Colleague[]> {
    return colleaguesOf(this.dataSource.manager, assessmentId);
  }

  async countsOf(assessmentId: string): Promise<Map<string, number>> {
    const text = `select decision_stage as id, count(*)::int as count from invitations
      where assessment_id = $1 and decision_stage is not null group by decision_stage`;
    const rows = await this.dataSource.query<{ id: string; count: number }[]>(text, [assessmentId]);
    return new Map(rows.map(({ id, count }) => [id, count]));
  }

  /** In use in an assessment, by name. */
  async tagsOf(assessmentId: string): Promise<string[]> {
    const text = `select distinct unnest(tags) as tag from invitations where assessment_id = $1 order by tag`;
    return (await this.dataSource.query<{ tag: string }[]>(text, [assessmentId])).map(({ tag }) => tag);
  }

  private async loadStages(ids: readonly string[]): Promise<(readonly DecisionStage[])[]> {
    const found = await stagesOf(this.dataSource.manager, ids);
    return ids.map((id) => found.get(id) ?? FIRST_STAGES);
  }

  private async loadNotes(ids: readonly string[]): Promise<Note[][]> {
    const where = { invitationId: In([...ids]) };
    const found = await this.dataSource.manager.find(Note, { where, order: { writtenAt: 'ASC', id: 'ASC' } });
    return ids.map((id) => found.filter(({ invitationId }) => invitationId === id));
  }

  private async loadDecisions(ids: readonly string[]): Promise<Decision[][]> {
    const where = { invitationId: In([...ids]) };
    const found = await this.dataSource.manager.find(Decision, { where, order: { decidedAt: 'DESC', id: 'DESC' } });
    return ids.map((id) => found.filter(({ invitationId }) => invitationId === id));
  }
}
