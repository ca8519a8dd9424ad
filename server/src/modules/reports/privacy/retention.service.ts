import { Injectable } from '@nestjs/common';
import type { Viewer } from '../../../platform/access';
import { Audit, auditAction } from '../../../platform/audit';
import type { RequestOrigin } from '../../../platform/audit';
import { Clock } from '../../../platform/clock';
import { UnitOfWork } from '../../../platform/database';
import { InvalidInput } from '../../../platform/errors';
import { DataSource } from 'typeorm';
import type { KeptDays } from './candidate-data';
import type { SetRetentionInput } from './privacy.inputs';
import { DataClass, RetentionRule } from './retention-rule.entity';

/** The database keeps the log for so long whatever is asked of it: it is what a break-in is read from. */
const LEAST_DAYS: Partial<Record<DataClass, number>> = { audit: 30 };

const RETENTION_CHANGE = auditAction('retention.change');
const MOST_DAYS = 3_650;

/** How long each class of data is kept, for the whole installation. */
@Injectable()
export class Retention {
  constructor(
    private readonly dataSource: DataSource,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
    private readonly audit: Audit,
  ) {}

  async list(): Promise<KeptDays[]> {
    const rules = await this.dataSource.manager.find(RetentionRule);
    const days = new Map(rules.map((rule) => [rule.dataClass, rule.days]));
    return Object.values(DataClass).map((dataClass) => ({ dataClass, days: days.get(dataClass) ?? null }));
  }

  /** @throws InvalidInput at `days` */
  async set(viewer: Viewer, origin: RequestOrigin, { dataClass, days }: SetRetentionInput): Promise<KeptDays[]> {
    const min = LEAST_DAYS[dataClass] ?? 1;
    if (days != null && days < min) throw InvalidInput.at('days', 'min', { min });
    if (days != null && days > MOST_DAYS) throw InvalidInput.at('days', 'max', { max: MOST_DAYS });
    await this.unitOfWork.run(async (tx) => {
      const rule = { dataClass, changedBy: viewer.userId, changedAt: this.clock.now() };
      if (days == null) await tx.manager.delete(RetentionRule, { dataClass });
      else await tx.manager.upsert(RetentionRule, { ...rule, days }, ['dataClass']);
      const object = { type: 'retention', id: dataClass, label: days == null ? dataClass : `${dataClass}: ${days}` };
      await this.audit.record(tx, { by: viewer, origin, action: RETENTION_CHANGE, object });
    });
    return this.list();
  }
}
