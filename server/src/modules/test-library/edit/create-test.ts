import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { otherLanguage } from '@mizan/question-model';
import type { Viewer } from '../../../platform/access';
import { Clock } from '../../../platform/clock';
import { UnitOfWork } from '../../../platform/database';
import { ActiveStatus, copyTitle, FieldProblems, Questions } from '../../questions';
import type { ContentLanguage } from '../../questions';
import { TestLibrary } from '../test-library.service';
import { Test } from '../test.entity';
import { readTestDetails } from './test-draft.policy';
import type { TestDraft } from './test-draft.policy';
import { TestItemsQueries } from './test-items.queries';

/** Begins a test that belongs to the viewer and is private to them: from nothing, or with all that another one holds. */
@Injectable()
export class CreateTest {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
    private readonly library: TestLibrary,
    private readonly questions: Questions,
    private readonly items: TestItemsQueries,
  ) {}

  /** @throws TestTitleRequired, TestJobRoleRequired, InvalidInput */
  execute(viewer: Viewer, draft: TestDraft): Promise<Test> {
    const problems = new FieldProblems();
    const details = readTestDetails({ ...draft, title: draft.title ?? '', jobRole: draft.jobRole ?? '' }, problems);
    problems.throwIfAny();
    return this.unitOfWork.run(async ({ manager }) => {
      const test = this.begin(viewer, details);
      await manager.insert(Test, test);
      return test;
    });
  }

  /**
   * In the versions that the other test holds. Own questions are shared between the two,
   * those of somebody else are copied. @throws TestNotFound
   */
  duplicate(viewer: Viewer, id: string): Promise<Test> {
    return this.unitOfWork.run(async ({ manager }) => {
      const source = await this.library.find(viewer, id, manager);
      const { jobRole, description, level, language, translation } = source;
      const title = copyTitle(source.title, language);
      const test = this.begin(viewer, {
        title,
        jobRole,
        description,
        level,
        language,
        translation: translation && { ...translation, title: copiedTitle(translation.title, otherLanguage(language)) },
      });
      await manager.insert(Test, test);
      const held = await this.questions.pinned(await this.items.pins(manager, source.id), manager);
      const pins = [];
      for (const question of held) {
        const own = await this.questions.ownedBy(manager, test.ownerId, question, viewer.userId);
        pins.push({ questionId: own.id, version: own.version });
      }
      await this.items.arrange(manager, test.id, pins);
      return test;
    });
  }

  private begin({ userId }: Viewer, details: Partial<Test>): Test {
    const now = this.clock.now();
    return Object.assign(new Test(), {
      id: randomUUID(),
      ownerId: userId,
      description: '',
      status: ActiveStatus.ACTIVE,
      publishedAt: null,
      publishedBy: null,
      translation: null,
      createdAt: now,
      updatedAt: now,
      ...details,
    });
  }
}

/** A title that says nothing goes on saying nothing. */
const copiedTitle = (title: string, language: ContentLanguage) => title && copyTitle(title, language);
