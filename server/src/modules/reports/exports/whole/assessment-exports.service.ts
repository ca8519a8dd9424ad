import { Injectable } from '@nestjs/common';
import type { Viewer } from '../../../../platform/access';
import { Audit, auditAction } from '../../../../platform/audit';
import type { RequestOrigin } from '../../../../platform/audit';
import { Clock } from '../../../../platform/clock';
import { UnitOfWork, violates } from '../../../../platform/database';
import type { Tx } from '../../../../platform/database';
import type { SentFile } from '../../../../platform/files';
import { Assessments } from '../../../assessments';
import { AssessmentExportNotFound, AssessmentExportRunning, TooManyExports } from '../exports.errors';
import { AssessmentExport, ExportState } from './assessment-export.entity';
import type { ListedExport } from './listed-export';
import type { StartAssessmentExportInput } from './assessment-export.inputs';
import { AssessmentExportsQueries } from './assessment-exports.queries';
import { ExportRuns } from './export-runs';
import { LiveExports } from './live-exports';

const START = auditAction('assessment-export.start');
const CANCEL = auditAction('assessment-export.cancel');
const DOWNLOAD = auditAction('assessment-export.download');

/** Exports of whole assessments as people ask for them; `RunExport` makes them. */
@Injectable()
export class AssessmentExports {
  constructor(
    private readonly assessments: Assessments,
    private readonly queries: AssessmentExportsQueries,
    private readonly runs: ExportRuns,
    private readonly unitOfWork: UnitOfWork,
    private readonly audit: Audit,
    private readonly clock: Clock,
    private readonly live: LiveExports,
  ) {}

  /** The newest first. @throws AssessmentNotFound */
  async list(viewer: Viewer, assessmentId: string): Promise<ListedExport[]> {
    await this.assessments.find(viewer, assessmentId);
    return this.queries.ofAssessment(viewer, assessmentId);
  }

  /** @throws AssessmentNotFound, AssessmentExportRunning, TooManyExports */
  async start(viewer: Viewer, origin: RequestOrigin, input: StartAssessmentExportInput): Promise<ListedExport> {
    const { id: assessmentId, title } = await this.assessments.find(viewer, input.assessmentId);
    const now = this.clock.now();
    const { parts, language } = input;
    const wish = { parts, language, assessmentId, createdBy: viewer.userId, requestedAt: now, touchedAt: now };
    try {
      return await this.unitOfWork.run(async (tx) => {
        if (!(await this.runs.hasRoom(tx, viewer.userId))) throw new TooManyExports();
        const { id } = await tx.manager.save(AssessmentExport, { ...wish, state: ExportState.WAITING });
        await this.runs.enqueue(tx, id);
        const object = { type: 'assessment-export', id, label: `${title} · ${parts.join(', ')}` };
        await this.audit.record(tx, { by: viewer, origin, action: START, object });
        return this.found(viewer, id, tx);
      });
    } catch (error) {
      throw violates(error, 'assessment_exports_one_open') ? new AssessmentExportRunning() : error;
    }
  }

  /** Stopping what is finished changes nothing. @throws AssessmentExportNotFound */
  async cancel(viewer: Viewer, origin: RequestOrigin, id: string): Promise<ListedExport> {
    return this.unitOfWork.run(async (tx) => {
      const { assessmentTitle } = await this.found(viewer, id, tx);
      if (await this.runs.cancel(tx, id)) {
        const object = { type: 'assessment-export', id, label: assessmentTitle };
        await this.audit.record(tx, { by: viewer, origin, action: CANCEL, object });
        tx.afterCommit(() => this.live.announce(id));
      }
      return this.found(viewer, id, tx);
    });
  }

  /** What can be downloaded, to be sent at once: that it was taken out is written down. @throws AssessmentExportNotFound */
  async download(viewer: Viewer, origin: RequestOrigin, id: string): Promise<SentFile> {
    const { assessmentTitle } = await this.found(viewer, id);
    const file = await this.queries.fileOf(id);
    if (!file) throw new AssessmentExportNotFound();
    const object = { type: 'assessment-export', id, label: assessmentTitle };
    await this.audit.record(null, { by: viewer, origin, action: DOWNLOAD, object });
    return file;
  }

  private async found(viewer: Viewer, id: string, tx?: Tx) {
    const found = await this.queries.byId(viewer, id, tx?.manager);
    if (!found) throw new AssessmentExportNotFound();
    return found;
  }
}
