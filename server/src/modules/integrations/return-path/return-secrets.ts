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
import { formerAfterChange, lastEnd, signingVersions } from '../secrets/former-secrets';
import type { RotateReturnSecretInput } from './return-path.inputs';
import { ReturnSecret } from './return-secret.entity';

export interface ReturnPath {
  assessmentId: string;
  previousSecretUntil: Date | null;
}

const REVEAL = auditAction('return-path.reveal-secret');
const ROTATE = auditAction('return-path.rotate-secret');

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
    const { version, formerSecretsUntil } = await this.standing(assessmentId);
    const versions = signingVersions(version, formerSecretsUntil, this.clock.now());
    return versions.flatMap((one) => this.keys.map((key) => secretOf(assessmentId, one, key)));
  }

  /** @throws AssessmentNotFound */
  async show(viewer: Viewer, assessmentId: string): Promise<ReturnPath> {
    const { id } = await this.assessments.find(viewer, assessmentId);
    return this.shown(await this.standing(id));
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

  /** Each of the secrets before goes on signing until its end, beside the new one. @throws AssessmentNotFound */
  rotate(
    viewer: Viewer,
    origin: RequestOrigin,
    { assessmentId, overlapHours }: RotateReturnSecretInput,
  ): Promise<ReturnPath> {
    return this.unitOfWork.run(async (tx) => {
      const { id, title } = await this.assessments.lock(tx.manager, viewer, assessmentId);
      const before = await this.standing(id, tx.manager);
      const formerSecretsUntil = formerAfterChange(before.formerSecretsUntil, overlapHours, this.clock.now());
      const changed = { assessmentId: id, version: before.version + 1, formerSecretsUntil };
      await tx.manager.upsert(ReturnSecret, changed, ['assessmentId']);
      await this.audit.record(tx, {
        by: viewer,
        origin,
        action: ROTATE,
        object: { type: 'assessment', id, label: title },
      });
      return this.shown(changed);
    });
  }

  private async standing(assessmentId: string, manager = this.dataSource.manager): Promise<ReturnSecret> {
    const found = await manager.findOneBy(ReturnSecret, { assessmentId });
    return found ?? { assessmentId, version: 1, formerSecretsUntil: [] };
  }

  private shown({ assessmentId, formerSecretsUntil }: ReturnSecret): ReturnPath {
    const until = lastEnd(formerSecretsUntil);
    return { assessmentId, previousSecretUntil: until && until > this.clock.now() ? until : null };
  }
}

function secretOf(assessmentId: string, version: number, key: KeyObject): string {
  return `mzret_${createHmac('sha256', key).update(`${assessmentId}.${version}`).digest('base64url')}`;
}
