import { createHash, randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { isUUID } from 'class-validator';
import { DataSource } from 'typeorm';
import { OwnerScope } from '../../../../platform/access';
import type { Viewer } from '../../../../platform/access';
import { Audit, auditAction } from '../../../../platform/audit';
import type { RequestOrigin } from '../../../../platform/audit';
import { Clock } from '../../../../platform/clock';
import { AppConfig } from '../../../../platform/config';
import { UnitOfWork } from '../../../../platform/database';
import type { ConnectionOf, PageArgs } from '../../../../platform/graphql';
import { connectionOfIds, ListConditions, pageOfIds } from '../../../../platform/listing';
import { Results } from '../../../grading';
import { ShareLinkNotFound } from '../exports.errors';
import { ShareLink } from './share-link.entity';
import type { CreateShareLinkInput } from './share-link.inputs';
import type { NewShareLink, ListedShareLink } from './listed-share-link';

const SHARE_LINK_CREATE = auditAction('share-link.create');
const SHARE_LINK_REVOKE = auditAction('share-link.revoke');
const DAY_MS = 86_400_000;
const TOKEN_BYTES = 32;

const links = `
  select l.id, l.language, u.name as "createdByName", l.created_at as "createdAt", l.expires_at as "expiresAt",
    l.revoked_at as "revokedAt", l.last_used_at as "lastUsedAt", l.use_count as "useCount"
  from share_links l left join users u on u.id = l.created_by`;

const newestFirst = { key: 'created_at', type: 'timestamptz', isDescending: true } as const;

const linkById = `${links} where l.id = $1`;

/** Links that show one result to people without an account. */
@Injectable()
export class ShareLinks {
  constructor(
    private readonly dataSource: DataSource,
    private readonly unitOfWork: UnitOfWork,
    private readonly scope: OwnerScope,
    private readonly results: Results,
    private readonly audit: Audit,
    private readonly clock: Clock,
    private readonly config: AppConfig,
  ) {}

  /** The newest first. @throws ResultNotFound */
  async list(
    viewer: Viewer,
    { assessmentId, candidateId }: Pick<CreateShareLinkInput, 'assessmentId' | 'candidateId'>,
    args: PageArgs,
  ): Promise<ConnectionOf<ListedShareLink>> {
    const { id: attemptId } = await this.results.ofCandidate(viewer, assessmentId, candidateId);
    const ofResult = new ListConditions().equals('attempt_id', attemptId);
    const page = await pageOfIds(this.dataSource, 'share_links', ofResult, newestFirst, args);
    const text = `${links} where l.id = any($1::uuid[])`;
    return connectionOfIds(page, args.after, (ids) => this.dataSource.query<ListedShareLink[]>(text, [ids]));
  }

  /** @throws ResultNotFound */
  async create(viewer: Viewer, origin: RequestOrigin, input: CreateShareLinkInput): Promise<NewShareLink> {
    const { id: attemptId } = await this.results.ofCandidate(viewer, input.assessmentId, input.candidateId);
    const token = randomBytes(TOKEN_BYTES).toString('base64url');
    const now = this.clock.now();
    const link = await this.unitOfWork.run(async (tx) => {
      const { id } = await tx.manager.save(ShareLink, {
        tokenHash: shareTokenHash(token),
        attemptId,
        createdBy: viewer.userId,
        language: input.language,
        createdAt: now,
        expiresAt: new Date(now.getTime() + input.days * DAY_MS),
      });
      const object = { type: 'share-link', id, label: `result ${attemptId}` };
      await this.audit.record(tx, { by: viewer, origin, action: SHARE_LINK_CREATE, object });
      const [made] = await tx.manager.query<ListedShareLink[]>(linkById, [id]);
      if (!made) throw new Error('What was just saved is there.');
      return made;
    });
    return { link, url: `${this.config.publicUrl}/Shared/${token}` };
  }

  /** Revoking again changes nothing. @throws ShareLinkNotFound also when it is there, but not for this viewer. */
  async revoke(viewer: Viewer, origin: RequestOrigin, id: string): Promise<ListedShareLink> {
    if (!isUUID(id)) throw new ShareLinkNotFound();
    return this.unitOfWork.run(async (tx) => {
      const { sql, params } = this.scope.sql(viewer, 'r.owner_id', 3);
      const text = `update share_links l set revoked_at = coalesce(revoked_at, $2) from results r
        where r.attempt_id = l.attempt_id and l.id = $1 and ${sql} returning l.id`;
      const [changed] = await tx.manager.query<[unknown[], number]>(text, [id, this.clock.now(), ...params]);
      if (changed.length === 0) throw new ShareLinkNotFound();
      await this.audit.record(tx, {
        by: viewer,
        origin,
        action: SHARE_LINK_REVOKE,
        object: { type: 'share-link', id },
      });
      const [link] = await tx.manager.query<ListedShareLink[]>(linkById, [id]);
      if (!link) throw new ShareLinkNotFound();
      return link;
    });
  }
}

export function shareTokenHash(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
