import { createHmac } from 'node:crypto';
import type { KeyObject } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { Viewer } from '../../../platform/access';
import { Audit, auditAction } from '../../../platform/audit';
import type { RequestOrigin } from '../../../platform/audit';
import { Clock } from '../../../platform/clock';
import { AppConfig } from '../../../platform/config';
import { UnitOfWork } from '../../../platform/database';
import { Assessments } from '../../assessments';
import type { RotateReturnSecretInput } from './return-path.inputs';

export interface ReturnPath {
  assessmentId: string;
  previousSecretUntil: Date | null;
}

const REVEAL = auditAction('return-path.reveal-secret');
const ROTATE = auditAction('return-path.rotate-secret');
const HOUR_MS = 3_600_000;

const raise = `
  insert into return_secrets (assessment_id, version, previous_until) values ($1, 2, $2)
  on conflict (assessment_id) do update set version = return_secrets.version + 1, previous_until = excluded.previous_until`;

interface Standing {
  version: number;
  previousUntil: Date | null;
}

/** No table holds the secrets: each follows from the assessment, how often it was changed, and our own secret. */
@Injectable()
export class ReturnSecrets {
  private readonly keys: readonly KeyObject[];

  constructor(
    private readonly dataSource: DataSource,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
    private readonly assessments: Assessments,
    private readonly audit: Audit,
    config: AppConfig,
  ) {
    this.keys = config.keysFor('return path');
  }

  /** All that sign now, the newest first: `mzret_` and 32 bytes in base64url each. */
  async signing(assessmentId: string): Promise<string[]> {
    const { version, previousUntil } = await this.standing(assessmentId);
    const versions = previousUntil ? [version, version - 1] : [version];
    return versions.flatMap((one) => this.keys.map((key) => secretOf(assessmentId, one, key)));
  }

  /** @throws AssessmentNotFound */
  async show(viewer: Viewer, assessmentId: string): Promise<ReturnPath> {
    const { id } = await this.assessments.find(viewer, assessmentId);
    const { previousUntil } = await this.standing(id);
    return { assessmentId: id, previousSecretUntil: previousUntil };
  }

  /** Looking at it is written down. @throws AssessmentNotFound */
  async reveal(viewer: Viewer, origin: RequestOrigin, assessmentId: string): Promise<string> {
    const { id, title } = await this.assessments.find(viewer, assessmentId);
    await this.audit.record(null, {
      by: viewer,
      origin,
      action: REVEAL,
      object: { type: 'assessment', id, label: title },
    });
    const [key] = this.keys as [KeyObject];
    return secretOf(id, (await this.standing(id)).version, key);
  }

  /** The secret before goes on signing for a while, beside the new one. @throws AssessmentNotFound */
  rotate(
    viewer: Viewer,
    origin: RequestOrigin,
    { assessmentId, overlapHours }: RotateReturnSecretInput,
  ): Promise<ReturnPath> {
    return this.unitOfWork.run(async (tx) => {
      const { id, title } = await this.assessments.lock(tx.manager, viewer, assessmentId);
      const until = overlapHours > 0 ? new Date(this.clock.now().getTime() + overlapHours * HOUR_MS) : null;
      await tx.manager.query(raise, [id, until]);
      await this.audit.record(tx, {
        by: viewer,
        origin,
        action: ROTATE,
        object: { type: 'assessment', id, label: title },
      });
      return { assessmentId: id, previousSecretUntil: until };
    });
  }

  private async standing(assessmentId: string): Promise<Standing> {
    const sql = 'select version, previous_until as "previousUntil" from return_secrets where assessment_id = $1';
    const [found] = await this.dataSource.query<Standing[]>(sql, [assessmentId]);
    const { version, previousUntil } = found ?? { version: 1, previousUntil: null };
    return { version, previousUntil: previousUntil && previousUntil > this.clock.now() ? previousUntil : null };
  }
}

function secretOf(assessmentId: string, version: number, key: KeyObject): string {
  return `mzret_${createHmac('sha256', key).update(`${assessmentId}.${version}`).digest('base64url')}`;
}
