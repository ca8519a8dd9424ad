import { Injectable } from '@nestjs/common';
import type { ExamCredential } from '../../../../platform/access';
import { Clock } from '../../../../platform/clock';
import { AppConfig } from '../../../../platform/config';
import { NamedQueries } from '../../../../platform/database';
import { ExamFileLinks } from '../../answers';
import { addSeconds, ExamUnavailable, LiveProgress, transitionsForNext, transitionsForSubmitting } from '../../attempt';
import type { LockedAttempt, Rules, Transition } from '../../attempt';
import type { NextQuestionInput, SubmitAttemptInput } from '../exam.inputs';
import { BatchedReads } from '../batched-reads';
import { HandIn } from './hand-in';
import { reckon } from './reckon-step';
import { asPair, attemptOfStanding } from './read-standing';
import type { Pair } from './read-standing';
import { viewStep } from './view-step';
import { standings } from './step-on.queries';
import type { StandingRow } from './step-on.queries';
import { StepsTogether } from './steps-together';
import type { ExamSitting } from '../exam-sitting';

/**
 * From a question to the next one, in two round trips and without holding a lock between them: what all candidates do all the time,
 * often in the same second, and handing in. Everything else is left to whoever holds the attempt's lock.
 */
@Injectable()
export class StepOn {
  private readonly standings: BatchedReads<StandingRow>;
  private readonly steps: StepsTogether;

  constructor(
    queries: NamedQueries,
    private readonly clock: Clock,
    private readonly config: AppConfig,
    private readonly live: LiveProgress,
    private readonly links: ExamFileLinks,
    private readonly handIn: HandIn,
  ) {
    this.standings = new BatchedReads(queries, standings);
    this.steps = new StepsTogether(queries);
  }

  /**
   * @returns null when it is not such a step, or somebody else changed the attempt meanwhile; nothing was done then.
   * @throws ExamUnavailable
   */
  next(credential: ExamCredential, { pageId, questionId }: NextQuestionInput): Promise<ExamSitting | null> {
    return this.execute(credential, pageId, (attempt, rules) => transitionsForNext(attempt, questionId, rules));
  }

  /** @returns null as well where it was handed in before. @throws ExamUnavailable */
  submit(credential: ExamCredential, { pageId }: SubmitAttemptInput): Promise<ExamSitting | null> {
    return this.execute(credential, pageId, transitionsForSubmitting);
  }

  private async execute(
    credential: ExamCredential,
    pageId: string,
    transitionsFor: (attempt: LockedAttempt, rules: Rules) => Transition[],
  ): Promise<ExamSitting | null> {
    const standing = await this.standing(credential);
    if (standing?.pageId !== pageId || standing.mayGoBack) return null;
    const now = this.clock.now();
    const rules = { now, graceSeconds: this.config.saveGraceSeconds };
    const transitions = transitionsFor(attemptOfStanding(standing), rules);
    const pair = asPair(transitions);
    if (pair) return this.step(credential, standing, pageId, pair, rules);
    return this.handIn.execute(standing, pageId, transitions, now);
  }

  private async step(
    credential: ExamCredential,
    standing: StandingRow,
    pageId: string,
    pair: Pair,
    { now, graceSeconds }: Rules,
  ): Promise<ExamSitting | null> {
    const times = reckon(standing.facts ?? [], pair.open.position, pair.close, now);
    if (!times) return null;
    const checkAt = addSeconds(times.closesAt, graceSeconds);
    const step = {
      attemptId: standing.id,
      pageId,
      now,
      closed: pair.close,
      position: pair.open.position,
      checkAt,
      ...times,
    };
    const stepped = await this.steps.take(step);
    if (!stepped) return null;
    void this.live.announce(standing.id);
    return viewStep(standing, step, stepped, (fileId) => this.links.urlFor(credential, fileId));
  }

  private async standing(credential: ExamCredential): Promise<StandingRow | undefined> {
    const standing = await this.standings.of(credential);
    if (standing && !standing.isTokenValid) throw new ExamUnavailable({ reason: 'REVOKED' });
    return standing;
  }
}
