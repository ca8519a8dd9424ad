import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { Viewer } from '../../../platform/access';
import { Audit, auditAction } from '../../../platform/audit';
import type { RequestOrigin } from '../../../platform/audit';
import { UnitOfWork } from '../../../platform/database';
import { Assessments } from '../../assessments';
import type { MarkingRulesInput } from './marking-queue.inputs';
import { MarkingRules } from './marking-rules.entity';

const RULES_CHANGE = auditAction('marking.rules');

const nothing = { isBlind: false, needsSecondMark: false, tolerancePercent: 10 };

@Injectable()
export class AllMarkingRules {
  constructor(
    private readonly dataSource: DataSource,
    private readonly unitOfWork: UnitOfWork,
    private readonly assessments: Assessments,
    private readonly audit: Audit,
  ) {}

  /** @throws AssessmentNotFound */
  async of(viewer: Viewer, assessmentId: string): Promise<MarkingRules> {
    await this.assessments.find(viewer, assessmentId);
    const rules = await this.dataSource.manager.findOneBy(MarkingRules, { assessmentId });
    return rules ?? { assessmentId, ...nothing };
  }

  /** @throws AssessmentNotFound */
  async set(viewer: Viewer, origin: RequestOrigin, input: MarkingRulesInput): Promise<MarkingRules> {
    const { assessmentId, isBlind, needsSecondMark, tolerancePercent } = input;
    const { title } = await this.assessments.find(viewer, assessmentId);
    const rules = { assessmentId, isBlind, needsSecondMark, tolerancePercent };
    await this.unitOfWork.run(async (tx) => {
      await tx.manager.upsert(MarkingRules, rules, ['assessmentId']);
      const object = { type: 'assessment', id: assessmentId, label: title };
      await this.audit.record(tx, { by: viewer, origin, action: RULES_CHANGE, object });
    });
    return rules;
  }
}
