import { Injectable } from '@nestjs/common';
import type { Viewer } from '../../../platform/access';
import { Audit, auditAction } from '../../../platform/audit';
import type { RequestOrigin, Staff } from '../../../platform/audit';
import { UnitOfWork } from '../../../platform/database';
import type { Tx } from '../../../platform/database';
import { Assessments } from '../../assessments';
import type { Assessment } from '../../assessments';
import { DecisionStageList } from './decision-stage-list.entity';
import { stagesFrom } from './decision-stages.policy';
import type { DecisionStage } from './decision-stages.policy';
import { DecisionStageInUse } from './deciding.errors';
import type { SetDecisionStagesInput } from './deciding.inputs';
import { stagesOf } from './deciding.queries';

const STAGES_CHANGE = auditAction('assessment.decision-stages');

/** Which stages an assessment has, under which names and in which order. */
@Injectable()
export class SetDecisionStages {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly assessments: Assessments,
    private readonly audit: Audit,
  ) {}

  /** @throws AssessmentNotFound, DecisionStageInUse, InvalidInput */
  async execute({ viewer, origin }: Staff, input: SetDecisionStagesInput): Promise<Assessment> {
    const assessment = await this.assessments.find(viewer, input.assessmentId);
    await this.unitOfWork.run(async (tx) => {
      await lock(tx, assessment.id);
      const present = (await stagesOf(tx.manager, [assessment.id])).get(assessment.id) ?? [];
      const stages = stagesFrom(input.stages, present);
      await assertNobodyOn(tx, assessment.id, stages);
      if (input.isForAll) await shareStages(tx, viewer, assessment, stages);
      else await keepStages(tx, { assessmentId: assessment.id, ownerId: null, stages });
      await this.record(tx, viewer, origin, assessment);
    });
    return assessment;
  }

  private record(tx: Tx, viewer: Viewer, origin: RequestOrigin, { id, title }: Assessment): Promise<void> {
    const object = { type: 'assessment', id, label: title };
    return this.audit.record(tx, { by: viewer, origin, action: STAGES_CHANGE, object });
  }
}

/** Whoever is moving somebody here is waited for, and whoever wants to waits and then reads the new stages. */
async function lock({ manager }: Tx, assessmentId: string): Promise<void> {
  await manager.query('select from assessments where id = $1 for no key update', [assessmentId]);
  await manager.query('select from invitations where assessment_id = $1 order by id for no key update', [assessmentId]);
}

async function assertNobodyOn({ manager }: Tx, assessmentId: string, stages: readonly DecisionStage[]): Promise<void> {
  const text = `select count(*)::int as count from invitations
    where assessment_id = $1 and decision_stage is not null and decision_stage <> all($2::text[])`;
  const kept = stages.map(({ id }) => id);
  const [{ count } = { count: 0 }] = await manager.query<{ count: number }[]>(text, [assessmentId, kept]);
  if (count > 0) throw new DecisionStageInUse({ count });
}

/**
 * For all of the viewer's that have none of their own; somebody on a stage that goes keeps their assessment as it was.
 * Another's that they stand in has the stages as its own: what its owner uses for all stays the owner's to say.
 */
async function shareStages(tx: Tx, { userId }: Viewer, here: Assessment, stages: DecisionStage[]): Promise<void> {
  const text = `select distinct a.id from assessments a join invitations i on i.assessment_id = a.id
    where a.owner_id = $1 and a.id <> $2 and i.decision_stage is not null and i.decision_stage <> all($3::text[])
      and not exists (select from decision_stage_lists own where own.assessment_id = a.id)`;
  const kept = stages.map((stage) => stage.id);
  const held = await tx.manager.query<{ id: string }[]>(text, [userId, here.id, kept]);
  const present = await stagesOf(
    tx.manager,
    held.map((one) => one.id),
  );
  for (const [assessmentId, own] of present) await keepStages(tx, { assessmentId, ownerId: null, stages: [...own] });
  if (here.ownerId === userId) await tx.manager.delete(DecisionStageList, { assessmentId: here.id });
  else await keepStages(tx, { assessmentId: here.id, ownerId: null, stages });
  await keepStages(tx, { assessmentId: null, ownerId: userId, stages });
}

async function keepStages(tx: Tx, list: Pick<DecisionStageList, 'assessmentId' | 'ownerId' | 'stages'>): Promise<void> {
  const path = list.assessmentId === null ? 'ownerId' : 'assessmentId';
  await tx.manager.upsert(DecisionStageList, list, [path]);
}
