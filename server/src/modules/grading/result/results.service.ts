import { Injectable } from '@nestjs/common';
import { isUUID } from 'class-validator';
import type { Viewer } from '../../../platform/access';
import type { ContentLanguage } from '../../questions';
import { ResultNotFound } from '../score';
import type { WholeResult, HiddenParts } from '../report';
import { hideParts } from './hide-parts';
import { ReportHiding } from '../report';
import { ResultQueries } from './result.queries';
import type { ResultRow } from './result.queries';
import type { ShownResult } from './shown-result';
import { toShownResult } from './result.view';

@Injectable()
export class Results {
  constructor(
    private readonly queries: ResultQueries,
    private readonly hiding: ReportHiding,
  ) {}

  /** Without what the report options hide from this viewer. @throws ResultNotFound as below. */
  async shown(viewer: Viewer, assessmentId: string, candidateId: string): Promise<ShownResult> {
    return this.visible(viewer, await this.find(viewer, assessmentId, candidateId));
  }

  /** The same, by its attempt. @throws ResultNotFound */
  async shownOfAttempt(viewer: Viewer, attemptId: string): Promise<ShownResult> {
    return this.visible(viewer, await this.queries.ofAttempt(viewer, attemptId));
  }

  /**
   * Whole, for whoever applies the report options to what leaves the house; the questions in the reader's `language`.
   *
   * @throws ResultNotFound also when it is there, but not for this viewer.
   */
  async ofCandidate(
    viewer: Pick<Viewer, 'userId' | 'role'>,
    assessmentId: string,
    candidateId: string,
    language?: ContentLanguage,
  ): Promise<WholeResult> {
    const row = await this.find(viewer, assessmentId, candidateId);
    return this.node(row, { parts: [], revealedUntil: null }, language);
  }

  private async find(
    viewer: Pick<Viewer, 'userId' | 'role'>,
    assessmentId: string,
    candidateId: string,
  ): Promise<ResultRow | null> {
    if (!isUUID(assessmentId) || !isUUID(candidateId)) return null;
    return this.queries.ofCandidate(viewer, assessmentId, candidateId);
  }

  private async visible(viewer: Viewer, row: ResultRow | null): Promise<ShownResult> {
    if (!row) throw new ResultNotFound();
    return this.node(row, await this.hiding.of(viewer, row.assessmentId, row.reportOptions));
  }

  private async node(row: ResultRow | null, hiding: HiddenParts, language?: ContentLanguage): Promise<ShownResult> {
    if (!row) throw new ResultNotFound();
    const questions = await this.queries.questionsOf(row.attemptId);
    return toShownResult(
      row,
      questions.map((question) => hideParts(question, hiding)),
      hiding,
      language,
    );
  }
}
