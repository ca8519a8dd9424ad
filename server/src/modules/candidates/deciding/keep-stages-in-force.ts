import type { EntityManager } from 'typeorm';
import { FIRST_STAGES } from './decision-stages.policy';

const keep = `
  insert into decision_stage_lists (assessment_id, stages)
  select a.id, coalesce(present.stages, $3::jsonb) from assessments a
    left join decision_stage_lists present on present.owner_id = $1 left join decision_stage_lists next on next.owner_id = $2
  where a.owner_id = $1 and not exists (select from decision_stage_lists own where own.assessment_id = a.id)
    and exists (select from invitations i where i.assessment_id = a.id and i.decision_stage is not null
      and i.decision_stage not in (select listed ->> 'id' from jsonb_array_elements(coalesce(next.stages, $3::jsonb)) listed))`;

/**
 * Before assessments pass to another owner: those in which somebody stands on a stage that the next owner's list lacks keep the stages that
 * they have.
 */
export async function keepStagesInForce(manager: EntityManager, from: string, to: string): Promise<void> {
  await manager.query(keep, [from, to, JSON.stringify(FIRST_STAGES)]);
}
