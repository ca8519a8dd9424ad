import { randomBytes, randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { isUUID } from 'class-validator';
import { DataSource } from 'typeorm';
import type { EntityManager } from 'typeorm';
import { OwnerScope } from '../../../platform/access';
import type { Viewer } from '../../../platform/access';
import { Audit, auditAction } from '../../../platform/audit';
import type { Staff } from '../../../platform/audit';
import { Clock } from '../../../platform/clock';
import { UnitOfWork, violates } from '../../../platform/database';
import type { Tx } from '../../../platform/database';
import { InvalidInput } from '../../../platform/errors';
import { Assessment, AssessmentNotPublished, Assessments } from '../../assessments';
import { PublicLinkExists, PublicLinkNotFound } from '../candidates.errors';
import { PublicLink } from './public-link.entity';
import type { ChangePublicLinkInput, CreatePublicLinkInput } from './public-link.inputs';

const LINK_CREATE = auditAction('public-link.create');
const LINK_CHANGE = auditAction('public-link.change');
const LINK_CLOSE = auditAction('public-link.close');

/** Too long to be guessed, short enough for a poster. */
const CODE_BYTES = 12;

/** What staff do with the public link of an assessment. */
@Injectable()
export class PublicLinks {
  constructor(
    private readonly dataSource: DataSource,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
    private readonly scope: OwnerScope,
    private readonly assessments: Assessments,
    private readonly audit: Audit,
  ) {}

  /** The newest one, open or not. @throws AssessmentNotFound */
  async find(viewer: Viewer, assessmentId: string): Promise<PublicLink | null> {
    const { id } = await this.assessments.find(viewer, assessmentId);
    return this.dataSource.manager.findOne(PublicLink, { where: { assessmentId: id }, order: { createdAt: 'DESC' } });
  }

  /** @throws AssessmentNotFound, AssessmentNotPublished, PublicLinkExists, InvalidInput */
  async create(staff: Staff, { assessmentId, cap, closesAt }: CreatePublicLinkInput): Promise<PublicLink> {
    const assessment = await this.assessments.find(staff.viewer, assessmentId);
    if (assessment.publishedAt === null) throw new AssessmentNotPublished();
    const now = this.clock.now();
    const link = this.dataSource.manager.create(PublicLink, {
      id: randomUUID(),
      assessmentId: assessment.id,
      createdBy: staff.viewer.userId,
      cap,
      joinedCount: 0,
      code: randomBytes(CODE_BYTES).toString('base64url'),
      createdAt: now,
      closesAt: readClosing(closesAt, now),
      closedAt: null,
    });
    await this.unitOfWork.run((tx) => this.keep(tx, staff, link, assessment.title)).catch(refuseSecond);
    return link;
  }

  /** @throws PublicLinkNotFound, InvalidInput */
  change(staff: Staff, { id, cap, closesAt }: ChangePublicLinkInput): Promise<PublicLink> {
    return this.unitOfWork.run(async (tx) => {
      const { link, title } = await this.lock(tx.manager, staff.viewer, id);
      if (link.closedAt !== null) throw new PublicLinkNotFound();
      if (cap < link.joinedCount) throw InvalidInput.at('cap', 'min', { min: link.joinedCount });
      const isSame = closesAt?.getTime() === link.closesAt?.getTime();
      Object.assign(link, { cap, closesAt: isSame ? link.closesAt : readClosing(closesAt, this.clock.now()) });
      await tx.manager.save(link);
      await this.record(tx, staff, LINK_CHANGE, link, title);
      return link;
    });
  }

  /** @throws PublicLinkNotFound */
  close(staff: Staff, id: string): Promise<PublicLink> {
    return this.unitOfWork.run(async (tx) => {
      const { link, title } = await this.lock(tx.manager, staff.viewer, id);
      if (link.closedAt !== null) return link;
      link.closedAt = this.clock.now();
      await tx.manager.save(link);
      await this.record(tx, staff, LINK_CLOSE, link, title);
      return link;
    });
  }

  private async keep(tx: Tx, staff: Staff, link: PublicLink, title: string): Promise<void> {
    await tx.manager.insert(PublicLink, link);
    await this.record(tx, staff, LINK_CREATE, link, title);
  }

  private async lock(manager: EntityManager, viewer: Viewer, id: string) {
    const isId = isUUID(id);
    const found = isId && (await manager.findOne(PublicLink, { where: { id }, lock: { mode: 'pessimistic_write' } }));
    if (!found) throw new PublicLinkNotFound();
    const query = manager.createQueryBuilder(Assessment, 'assessment').where({ id: found.assessmentId });
    const assessment = await this.scope.where(query, viewer, 'assessment').getOne();
    if (!assessment) throw new PublicLinkNotFound();
    return { link: found, title: assessment.title };
  }

  private record(
    tx: Tx,
    { viewer, origin: at }: Staff,
    action: string,
    { id }: PublicLink,
    label: string,
  ): Promise<void> {
    return this.audit.record(tx, { by: viewer, origin: at, action, object: { type: 'public-link', id, label } });
  }
}

function readClosing(closesAt: Date | null | undefined, now: Date): Date | null {
  if (closesAt && closesAt <= now) throw InvalidInput.at('closesAt', 'future');
  return closesAt ?? null;
}

function refuseSecond(error: unknown): never {
  throw violates(error, 'public_links_one_open') ? new PublicLinkExists() : error;
}
