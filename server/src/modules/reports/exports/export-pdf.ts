import { Injectable } from '@nestjs/common';
import type { Viewer } from '../../../platform/access';
import { Audit, auditAction } from '../../../platform/audit';
import type { RequestOrigin } from '../../../platform/audit';
import { Assessments } from '../../assessments';
import { CandidateReports } from '../candidates';
import type { ReportedResult } from '../candidates';
import { ExportTurns } from './export-turns';
import { fileNameOf } from './file-name';
import { Letterheads } from './letterheads';
import { LoadReport } from './load-report';
import { MakePdf } from './make-pdf';
import type { PrintedCandidate } from './pdf/candidate-document';
import type { ReportLanguage } from './words/names';

export const RESULT_EXPORT = auditAction('result.export');
const CANDIDATE_EXPORT = auditAction('candidate.export');

export interface MadeFile {
  name: string;
  bytes: Buffer;
}

/** Reports as PDF; that one was taken out is written down. */
@Injectable()
export class ExportPdf {
  constructor(
    private readonly load: LoadReport,
    private readonly reports: CandidateReports,
    private readonly assessments: Assessments,
    private readonly letterheads: Letterheads,
    private readonly make: MakePdf,
    private readonly turns: ExportTurns,
    private readonly audit: Audit,
  ) {}

  /** @throws ResultNotFound, TooManyExports */
  ofResult(
    viewer: Viewer,
    origin: RequestOrigin,
    ids: { assessmentId: string; candidateId: string },
    language: ReportLanguage | null,
  ): Promise<MadeFile> {
    return this.turns.take(viewer.userId, () => this.makeResult(viewer, origin, ids, language));
  }

  /** @throws CandidateNotFound, TooManyExports */
  ofCandidate(
    viewer: Viewer,
    origin: RequestOrigin,
    candidateId: string,
    language: ReportLanguage | null,
  ): Promise<MadeFile> {
    return this.turns.take(viewer.userId, () => this.makeCandidate(viewer, origin, candidateId, language));
  }

  private async makeResult(
    viewer: Viewer,
    origin: RequestOrigin,
    ids: { assessmentId: string; candidateId: string },
    language: ReportLanguage | null,
  ): Promise<MadeFile> {
    const reading = await this.load.reading(viewer.userId, language);
    const { report, ownerId } = await this.load.execute(viewer, ids, reading.language);
    const head = await this.letterheads.of(ownerId, reading.language);
    const bytes = await this.make.ofResult(report, { ...reading, head });
    const who = report.candidate?.name ?? report.reference;
    const label = `${report.assessment.title} · ${who} · pdf`;
    await this.audit.record(null, {
      by: viewer,
      origin,
      action: RESULT_EXPORT,
      object: { type: 'result', id: ids.candidateId, label },
    });
    return { bytes, name: fileNameOf(report.assessment.title, who, 'pdf') };
  }

  private async makeCandidate(
    viewer: Viewer,
    origin: RequestOrigin,
    candidateId: string,
    language: ReportLanguage | null,
  ): Promise<MadeFile> {
    const reading = await this.load.reading(viewer.userId, language);
    const { candidate, results } = await this.reports.of(viewer, candidateId);
    const summaries = await Promise.all(results.map((result) => this.summaryOf(result)));
    const { name, email, phone } = candidate;
    const shown = summaries.filter((summary) => summary !== null);
    const head = await this.letterheads.of(viewer.role === 'Hr' ? viewer.userId : null, reading.language);
    const bytes = await this.make.ofCandidate({ name, email, phone, results: shown }, { ...reading, head });
    await this.audit.record(null, {
      by: viewer,
      origin,
      action: CANDIDATE_EXPORT,
      object: { type: 'candidate', id: candidateId, label: name },
    });
    return { bytes, name: fileNameOf(name, 'pdf') };
  }

  /** Null where the report of the assessment does not say whose the result is: this document is about one person. */
  private async summaryOf(result: ReportedResult): Promise<PrintedCandidate['results'][number] | null> {
    const assessment = await this.assessments.byId(result.assessmentId);
    if (!assessment?.reportOptions.showCandidateInformation) return null;
    const { assessmentTitle, assessmentDescription, overallFeedback, ...figures } = result;
    return {
      ...figures,
      title: assessmentTitle,
      description: assessmentDescription ?? '',
      feedback: overallFeedback,
    };
  }
}
