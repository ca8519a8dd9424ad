import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { Viewer } from '../../platform/access';
import { Clock } from '../../platform/clock';
import { UnitOfWork } from '../../platform/database';
import { ActiveStatus, copyTitle, Questions } from '../questions';
import { Assessment } from './assessment.entity';
import { Assessments } from './assessments.service';
import { chosenTests, ownQuestions, OrderedItemsQueries } from './ordered-items.queries';
import { QuestionPool } from './pools/question-pool.entity';
import { giveWordings, keptWordingsOf } from './wordings/kept-wordings';

/**
 * A draft of the viewer with the same settings, tests, questions and pools, without the window of validity. Questions that
 * belong to the viewer are asked by both; those of another owner are copied.
 */
@Injectable()
export class DuplicateAssessment {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
    private readonly assessments: Assessments,
    private readonly questions: Questions,
    private readonly items: OrderedItemsQueries,
  ) {}

  /** @throws AssessmentNotFound */
  execute(viewer: Viewer, id: string): Promise<Assessment> {
    return this.unitOfWork.run(async ({ manager }) => {
      const source = await this.assessments.find(viewer, id, manager);
      const copy = this.copyOf(source, viewer.userId);
      await manager.insert(Assessment, copy);
      const testIds = await this.items.ids(chosenTests, manager, source.id);
      await this.items.arrange(chosenTests, manager, copy.id, testIds);
      await this.items.arrange(ownQuestions, manager, copy.id, await this.questionsFor(copy, source, manager));
      await this.copyPools(manager, source.id, copy.id);
      await giveWordings(manager, copy, await keptWordingsOf(manager, source.id));
      return copy;
    });
  }

  private copyOf(source: Assessment, ownerId: string): Assessment {
    const now = this.clock.now();
    return Object.assign(new Assessment(), source, {
      id: randomUUID(),
      ownerId,
      title: copyTitle(source.title, source.language),
      status: ActiveStatus.INACTIVE,
      publishedAt: null,
      archivedAt: null,
      createdAt: now,
      updatedAt: now,
      configuration: { ...source.configuration, opensAt: null, closesAt: null },
    });
  }

  private async questionsFor(copy: Assessment, source: Assessment, manager: EntityManager): Promise<string[]> {
    const ids = await this.items.ids(ownQuestions, manager, source.id);
    const found = await this.questions.byIds(ids, manager);
    const owned: string[] = [];
    for (const question of ids.flatMap((id) => found.get(id) ?? [])) {
      owned.push((await this.questions.ownedBy(manager, copy.ownerId, question, copy.ownerId)).id);
    }
    return owned;
  }

  private async copyPools(manager: EntityManager, from: string, to: string): Promise<void> {
    const pools = await manager.findBy(QuestionPool, { assessmentId: from });
    const copies = pools.map((pool) => Object.assign(new QuestionPool(), pool, { id: randomUUID(), assessmentId: to }));
    if (copies.length > 0) await manager.insert(QuestionPool, copies);
  }
}
