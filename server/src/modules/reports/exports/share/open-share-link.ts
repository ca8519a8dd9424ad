import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { Role } from '../../../../platform/access';
import { BoundedAudit, auditAction } from '../../../../platform/audit';
import type { RequestOrigin } from '../../../../platform/audit';
import { Clock } from '../../../../platform/clock';
import { ResultNotFound } from '../../../grading';
import { Brands } from '../../../identity';
import { ShareLinkNotFound } from '../exports.errors';
import { LoadReport } from '../load-report';
import type { ReportLanguage } from '../words/names';
import { shareTokenHash } from './share-links.service';
import type { SharedReport } from './shared-report';

const SHARE_LINK_OPEN = auditAction('share-link.open');
const SHAPE = /^[\w-]{43}$/u;

interface OpenedLink {
  id: string;
  language: ReportLanguage;
  expiresAt: Date;
  assessmentId: string;
  candidateId: string;
  userId: string;
  role: Role;
}

/** Notes the use in the same statement, so that a link that is revoked meanwhile opens nothing. */
const open = `
  update share_links l set last_used_at = $2, use_count = use_count + 1
  from results r, users u
  where l.token_hash = $1 and l.revoked_at is null and l.expires_at > $2 and r.attempt_id = l.attempt_id
    and u.id = l.created_by and u.is_verified
  returning l.id, l.language, l.expires_at as "expiresAt", r.assessment_id as "assessmentId",
    r.candidate_id as "candidateId", u.id as "userId", u.role`;

/** What a share link shows: what its maker may see now, as far as the report options of the assessment allow now. */
@Injectable()
export class OpenShareLink {
  constructor(
    private readonly dataSource: DataSource,
    private readonly load: LoadReport,
    private readonly brands: Brands,
    private readonly audit: BoundedAudit,
    private readonly clock: Clock,
  ) {}

  /** @throws ShareLinkNotFound for every cause: unknown, revoked, expired, or its maker may not see the result any more */
  async execute(origin: RequestOrigin, token: string): Promise<SharedReport> {
    if (!SHAPE.test(token)) throw new ShareLinkNotFound();
    const [[link]] = await this.dataSource.query<[OpenedLink[], number]>(open, [
      shareTokenHash(token),
      this.clock.now(),
    ]);
    if (!link) throw new ShareLinkNotFound();
    const { report, ownerId } = await this.load.execute(link, link, link.language).catch((error: unknown) => {
      throw error instanceof ResultNotFound ? new ShareLinkNotFound() : error;
    });
    const object = { type: 'share-link', id: link.id };
    await this.audit.record({ by: null, origin, action: SHARE_LINK_OPEN, object }, { of: link.id });
    const { assessment, ...shown } = report;
    const { language, expiresAt } = link;
    const brand = this.brands.of(ownerId);
    return { ...shown, brand, language, expiresAt, assessmentTitle: assessment.title, jobRole: assessment.jobRole };
  }
}
