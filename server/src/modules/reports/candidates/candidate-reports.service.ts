import { Injectable } from '@nestjs/common';
import type { Viewer } from '../../../platform/access';
import { nodesOf } from '../../../platform/graphql';
import type { ConnectionOf, PageArgs } from '../../../platform/graphql';
import { heldBand } from '../../grading';
import { CandidateNotFound } from './candidate-report.errors';
import { CandidateReportQueries } from './candidate-report.queries';
import type { CandidateResultRow, CandidateRow } from './candidate-report.queries';
import type { CandidateReport, CandidateReportHead, ReportedResult } from './candidate-report';
import { withPlaceholders } from './candidate-report.view';

type Told = ReturnType<typeof withPlaceholders<CandidateResultRow>>;

export interface CandidateReportBody {
  candidate: CandidateRow;
  assessmentResults: Pick<Told, (typeof bodyFields)[number]>[];
}

const bodyFields = [
  'assessmentId',
  'assessmentTitle',
  'assessmentDescription',
  'score',
  'totalScore',
  'percentage',
  'status',
  'overallFeedback',
  'externalId',
  'language',
] as const;

/** Candidates with their results; GraphQL and REST show the same. */
@Injectable()
export class CandidateReports {
  constructor(private readonly queries: CandidateReportQueries) {}

  /** @throws CandidateNotFound also when they are there, but not for this viewer. */
  async of(viewer: Viewer, candidateId: string): Promise<CandidateReport> {
    const { status, ...candidate } = await this.find(viewer, candidateId);
    const results = (await this.queries.resultsOf(candidateId)).map(withBand);
    return { candidate, status, results, completedAssessments: results.length };
  }

  /** @throws CandidateNotFound */
  async head(viewer: Viewer, candidateId: string): Promise<CandidateReportHead> {
    const { status, ...candidate } = await this.find(viewer, candidateId);
    return { candidate, status, completedAssessments: await this.queries.countResults(candidateId) };
  }

  /** The caller knows that the viewer may see the candidate. */
  async results(candidateId: string, args: PageArgs): Promise<ConnectionOf<ReportedResult>> {
    return nodesOf(await this.queries.pageOfResults(candidateId, args), withBand);
  }

  /** As the specification's REST call shows it. @throws CandidateNotFound */
  async body(viewer: Viewer, candidateId: string): Promise<CandidateReportBody> {
    const candidate = await this.find(viewer, candidateId);
    const rows = await this.queries.resultsOf(candidateId);
    return { candidate, assessmentResults: rows.map((row) => bodyOf(withPlaceholders(row))) };
  }

  private async find(viewer: Viewer, candidateId: string): Promise<CandidateRow> {
    const found = await this.queries.candidate(viewer, candidateId);
    if (!found) throw new CandidateNotFound();
    return found;
  }
}

const withBand = (row: CandidateResultRow): ReportedResult => ({ ...row, band: heldBand(row) });

function bodyOf(row: Told): CandidateReportBody['assessmentResults'][number] {
  const { assessmentId, assessmentTitle, assessmentDescription, score } = row;
  const { totalScore, percentage, status, overallFeedback, externalId, language } = row;
  return {
    assessmentId,
    assessmentTitle,
    assessmentDescription,
    score,
    totalScore,
    percentage,
    status,
    overallFeedback,
    externalId,
    language,
  };
}
