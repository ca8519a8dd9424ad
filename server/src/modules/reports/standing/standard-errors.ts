import { Injectable } from '@nestjs/common';
import { analyseQuestions, ReadMarkedPapers } from '../analytics';
import { SMALLEST_GROUP } from './standing.policy';
import { StandingQueries } from './standing.queries';

const PERCENT = 100;
/** Of assessments; the one asked longest ago goes first. */
const MOST_KEPT = 200;

interface Kept {
  state: string;
  standardError: number | null;
}

/** The standard error of measurement of each assessment, kept until one of its results changes. */
@Injectable()
export class StandardErrors {
  private readonly kept = new Map<string, Kept>();

  constructor(
    private readonly papers: ReadMarkedPapers,
    private readonly standing: StandingQueries,
  ) {}

  /** In percentage points; null for fewer than ten results, and where questions were drawn for some candidates only. */
  async of(assessmentId: string): Promise<number | null> {
    const state = await this.standing.stateOf(assessmentId);
    const known = this.kept.get(assessmentId);
    if (known?.state === state) return known.standardError;
    const standardError = await this.measure(assessmentId);
    this.kept.delete(assessmentId);
    this.kept.set(assessmentId, { state, standardError });
    const [oldest] = this.kept.keys();
    if (this.kept.size > MOST_KEPT && oldest !== undefined) this.kept.delete(oldest);
    return standardError;
  }

  private async measure(assessmentId: string): Promise<number | null> {
    const papers = await this.papers.of(assessmentId);
    const { questions: marked } = papers;
    const isWhole = marked.every(({ totals }) => totals === null);
    const total = marked.reduce((sum, { maximum }) => sum + maximum, 0);
    const { paper } = await analyseQuestions(papers);
    const isLarge = marked.every(({ attempts }) => attempts >= SMALLEST_GROUP);
    if (!isWhole || !isLarge || total === 0 || paper.standardError === null) return null;
    return (PERCENT * paper.standardError) / total;
  }
}
