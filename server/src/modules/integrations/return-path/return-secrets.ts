import { createHmac } from 'node:crypto';
import type { KeyObject } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { Viewer } from '../../../platform/access';
import { Audit, auditAction } from '../../../platform/audit';
import type { Place } from '../../../platform/audit';
import { AppConfig } from '../../../platform/config';
import { UnitOfWork } from '../../../platform/database';
import { Assessments } from '../../assessments';

const REVEAL = auditAction('return-path.reveal-secret');
const ROTATE = auditAction('return-path.rotate-secret');

const raise = `
  insert into return_secrets (assessment_id, version) values ($1, 2)
  on conflict (assessment_id) do update set version = return_secrets.version + 1`;

/** No table holds the secrets: each follows from the assessment, how often it was changed, and our own secret. */
@Injectable()
export class ReturnSecrets {
  private readonly key: KeyObject;

  constructor(
    private readonly dataSource: DataSource,
    private readonly unitOfWork: UnitOfWork,
    private readonly assessments: Assessments,
    private readonly audit: Audit,
    config: AppConfig,
  ) {
    this.key = config.keyFor('return path');
  }

  /** `mzret_` and 32 bytes in base64url. */
  async of(assessmentId: string): Promise<string> {
    const sql = 'select version from return_secrets where assessment_id = $1';
    const [found] = await this.dataSource.query<{ version: number }[]>(sql, [assessmentId]);
    const text = `${assessmentId}.${found?.version ?? 1}`;
    return `mzret_${createHmac('sha256', this.key).update(text).digest('base64url')}`;
  }

  /** Looking at it is written down. @throws AssessmentNotFound */
  async reveal(viewer: Viewer, at: Place, assessmentId: string): Promise<string> {
    const { id, title } = await this.assessments.find(viewer, assessmentId);
    await this.audit.record(null, { by: viewer, at, action: REVEAL, object: { type: 'assessment', id, label: title } });
    return this.of(id);
  }

  /** From now on only the new one signs. @throws AssessmentNotFound */
  async rotate(viewer: Viewer, at: Place, assessmentId: string): Promise<void> {
    await this.unitOfWork.run(async (tx) => {
      const { id, title } = await this.assessments.lock(tx.manager, viewer, assessmentId);
      await tx.manager.query(raise, [id]);
      await this.audit.record(tx, { by: viewer, at, action: ROTATE, object: { type: 'assessment', id, label: title } });
    });
  }
}
