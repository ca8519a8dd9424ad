import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { Viewer } from '../../platform/access';
import { Clock } from '../../platform/clock';
import { UnitOfWork } from '../../platform/database';
import { Assessment } from './assessment.entity';
import { Assessments } from './assessments.service';
import { PaperQueries } from './paper.queries';
import { assertComplete } from './publication.policy';

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
    private readonly clock: Clock,
  ) {}

  execute(viewer: Viewer, id: string, change: Change): Promise<Assessment> {
    return this.unitOfWork.run(async ({ manager }) => {
      const assessment = await this.assessments.lock(manager, viewer, id);
      const now = this.clock.now();
      await change(assessment, manager, now);
      if (assessment.isActive) await this.checkComplete(assessment, manager);
      assessment.updatedAt = now;
      return manager.save(Assessment, assessment);
    });
  }

  private async checkComplete(assessment: Assessment, manager: EntityManager): Promise<void> {
    const [figures] = await this.papers.figuresOf([assessment.id], manager);
    assertComplete(assessment, figures?.questionCount ?? 0);
  }
}
