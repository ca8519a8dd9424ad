import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { Viewer } from '../../platform/access';
import { Clock } from '../../platform/clock';
import { UnitOfWork } from '../../platform/database';
import { Assessment } from './assessment.entity';
import { Assessments } from './assessments.service';
import { PaperQueries } from './paper.queries';
import { AssessmentNotTranslated } from './assessments.errors';
import { languageOffer } from './translation/said-settings';
import { TranslationGaps } from './translation/translation-gaps';
import { LanguageOffer } from './vocabulary';
import { PoolsQueries } from './pools/pools.queries';
import { assertComplete, assertFilled } from './publication.policy';

type Change = (assessment: Assessment, manager: EntityManager, now: Date) => void | Promise<void>;

/**
 * One transaction around every change of an assessment. Changes of the same assessment wait for each other, and none
 * leaves an active assessment that candidates could not sit.
 */
@Injectable()
export class EditAssessment {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly assessments: Assessments,
    private readonly papers: PaperQueries,
    private readonly pools: PoolsQueries,
    private readonly gaps: TranslationGaps,
    private readonly clock: Clock,
  ) {}

  /** `fillsPools`: the change is about pools, so that each of an active assessment has to have enough to draw from. */
  execute(viewer: Viewer, id: string, change: Change, { fillsPools = false } = {}): Promise<Assessment> {
    return this.unitOfWork.run(async ({ manager }) => {
      const assessment = await this.assessments.lock(manager, viewer, id);
      const now = this.clock.now();
      const wasActive = assessment.isActive;
      const before = languageOffer(assessment.configuration);
      await change(assessment, manager, now);
      if (assessment.isActive) await this.checkComplete(assessment, manager);
      if (assessment.isActive && (fillsPools || !wasActive)) await this.checkPools(assessment, manager);
      if (assessment.isActive && offersMore(assessment, wasActive ? before : LanguageOffer.OWN)) {
        await this.checkLanguages(assessment, manager);
      }
      assessment.updatedAt = now;
      return manager.save(Assessment, assessment);
    });
  }

  private async checkLanguages(assessment: Assessment, manager: EntityManager): Promise<void> {
    const gaps = await this.gaps.of(assessment, manager);
    if (gaps.length > 0) throw new AssessmentNotTranslated({ count: gaps.length });
  }

  private async checkPools({ id }: Assessment, manager: EntityManager): Promise<void> {
    assertFilled(await this.pools.stocked([id], manager));
  }

  private async checkComplete(assessment: Assessment, manager: EntityManager): Promise<void> {
    const [figures] = await this.papers.figuresOf([assessment.id], manager);
    assertComplete(assessment, figures?.questionCount ?? 0);
  }
}

/** Candidates get a choice that they did not have. */
function offersMore({ configuration }: Assessment, before: LanguageOffer): boolean {
  return before === LanguageOffer.OWN && languageOffer(configuration) !== LanguageOffer.OWN;
}
