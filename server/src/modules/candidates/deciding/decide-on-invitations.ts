import { Injectable } from '@nestjs/common';
import { auditAction } from '../../../platform/audit';
import type { Staff } from '../../../platform/audit';
import { Clock } from '../../../platform/clock';
import type { Tx } from '../../../platform/database';
import { ChangeInvitations } from '../invitation-life/change-invitations';
import type { ChangedInvitations } from '../invitation-life/change-invitations';
import type { Invitation } from '../invitation.entity';
import { Decision } from './decision.entity';
import { DecisionStageNotFound } from './deciding.errors';
import { textOrNull } from './decision-stages.policy';
import type { DecisionStage } from './decision-stages.policy';
import type { DecideOnInvitationsInput } from './deciding.inputs';
import { stagesOf } from './deciding.queries';

const INVITATION_DECIDE = auditAction('invitation.decide');

/** Puts people on a stage of the decision. There is no other way onto one: no score and no rule calls this. */
@Injectable()
export class DecideOnInvitations {
  constructor(
    private readonly invitations: ChangeInvitations,
    private readonly clock: Clock,
  ) {}

  /** @throws DecisionStageNotFound when one of the assessments has no such stage; then nobody is moved. */
  execute(staff: Staff, input: DecideOnInvitationsInput): Promise<ChangedInvitations> {
    const { invitationIds, stageId, fromStageId, reason } = input;
    const why = textOrNull(reason);
    let names: StageNames = new Map();
    let moves: ReadonlyMap<string, string> = new Map();
    return this.invitations.execute(staff, invitationIds, {
      action: INVITATION_DECIDE,
      mayApply: ({ decisionStage: here }) => here !== stageId && (fromStageId === undefined || here === fromStageId),
      check: async (tx, chosen) => {
        const stages = await stagesOf(tx.manager, [...new Set(chosen.map(({ assessmentId }) => assessmentId))]);
        if (stageId !== null) names = namesOf(stages, stageId);
        moves = movesTo(stages, chosen, stageId);
      },
      apply: (invitation) => void (invitation.decisionStage = stageId),
      label: (email, { id }) => [email, moves.get(id), why].filter((part) => part != null).join(' · '),
      also: (tx, moved) => this.keep(tx, staff, moved, names, { stageId, reason: why }),
    });
  }

  private async keep(
    tx: Tx,
    { viewer }: Staff,
    moved: readonly Invitation[],
    names: StageNames,
    decided: Pick<Decision, 'stageId' | 'reason'>,
  ): Promise<void> {
    const by = { decidedBy: viewer.userId, decidedByName: viewer.name, decidedAt: this.clock.now() };
    await tx.manager.insert(
      Decision,
      moved.map(({ id: invitationId, assessmentId }) => ({
        invitationId,
        stageName: names.get(assessmentId) ?? null,
        ...decided,
        ...by,
      })),
    );
  }
}

/** What the stage is called, by assessment; null where nobody named it. */
type StageNames = ReadonlyMap<string, string | null>;

type Stages = ReadonlyMap<string, readonly DecisionStage[]>;

function namesOf(stages: Stages, stageId: string): StageNames {
  return new Map(
    [...stages].map(([assessmentId, list]) => {
      const stage = list.find(({ id }) => id === stageId);
      if (!stage) throw new DecisionStageNotFound();
      return [assessmentId, stage.name];
    }),
  );
}

/** What the audit log says of each, by invitation: from which stage to which, a dash where there is none. */
function movesTo(stages: Stages, chosen: readonly Invitation[], to: string | null): ReadonlyMap<string, string> {
  return new Map(
    chosen.map(({ id, assessmentId, decisionStage: from }) => {
      const list = stages.get(assessmentId) ?? [];
      const called = (stageId: string | null) => list.find((stage) => stage.id === stageId)?.name ?? stageId ?? '–';
      return [id, `${called(from)} → ${called(to)}`];
    }),
  );
}
