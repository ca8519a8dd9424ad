import { Injectable } from '@nestjs/common';
import { DataSource, MoreThan } from 'typeorm';
import type { Viewer } from '../../../../platform/access';
import { Audit, auditAction } from '../../../../platform/audit';
import type { RequestOrigin } from '../../../../platform/audit';
import { Clock } from '../../../../platform/clock';
import { swept, UnitOfWork } from '../../../../platform/database';
import { Assessments } from '../../../assessments';
import type { ReportOptions } from '../../../assessments';
import { visibleParts } from '../visible-report';
import { ReportReveal } from './report-reveal.entity';
import { ReportPart } from './report-part';
import type { HiddenParts } from './report-part';

const REVEAL = auditAction('result.reveal');
const REVEALED_FOR_MS = 60 * 60_000;

/** What the report options hide from whom. Whoever may change the options may look past them, and that is written down. */
@Injectable()
export class ReportHiding {
  constructor(
    private readonly dataSource: DataSource,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
    private readonly assessments: Assessments,
    private readonly audit: Audit,
  ) {}

  async of(viewer: Viewer, assessmentId: string, options: ReportOptions): Promise<HiddenParts> {
    const parts = hiddenParts(options);
    return { parts, revealedUntil: parts.length === 0 ? null : await this.revealedUntil(viewer, assessmentId) };
  }

  /** For an hour, in this session. @throws AssessmentNotFound */
  async reveal(viewer: Viewer, origin: RequestOrigin, assessmentId: string): Promise<HiddenParts> {
    const { title, reportOptions } = await this.assessments.find(viewer, assessmentId);
    const now = this.clock.now();
    const until = new Date(now.getTime() + REVEALED_FOR_MS);
    await this.unitOfWork.run(async (tx) => {
      const reveal = { sessionId: viewer.sessionId, assessmentId, until };
      await tx.manager.upsert(ReportReveal, reveal, ['sessionId', 'assessmentId']);
      // After it: the session is held then, so nobody who changes it waits for what is swept here.
      await tx.manager.query(swept('report_reveals', 'until < $1'), [now]);
      const object = { type: 'assessment', id: assessmentId, label: title };
      await this.audit.record(tx, { by: viewer, origin, action: REVEAL, object });
    });
    return this.of(viewer, assessmentId, reportOptions);
  }

  /** @throws AssessmentNotFound */
  async hideAgain(viewer: Viewer, assessmentId: string): Promise<HiddenParts> {
    const { reportOptions } = await this.assessments.find(viewer, assessmentId);
    await this.unitOfWork.run(({ manager }) =>
      manager.delete(ReportReveal, { sessionId: viewer.sessionId, assessmentId }),
    );
    return this.of(viewer, assessmentId, reportOptions);
  }

  private async revealedUntil({ sessionId, apiKey }: Viewer, assessmentId: string): Promise<Date | null> {
    if (apiKey) return null;
    const until = MoreThan(this.clock.now());
    const found = await this.dataSource.manager.findOneBy(ReportReveal, { sessionId, assessmentId, until });
    return found?.until ?? null;
  }
}

function hiddenParts(options: ReportOptions): ReportPart[] {
  const { candidateInformation, questions, correctAnswers } = visibleParts(options);
  return [
    ...(candidateInformation ? [] : [ReportPart.CANDIDATE_INFORMATION]),
    ...(questions ? [] : [ReportPart.QUESTIONS]),
    ...(correctAnswers ? [] : [ReportPart.CORRECT_ANSWERS]),
  ];
}

/** Whether this viewer is not shown a part now. */
export function hides({ parts, revealedUntil }: HiddenParts, part: ReportPart): boolean {
  return revealedUntil === null && parts.includes(part);
}
