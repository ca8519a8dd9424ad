import { Injectable } from '@nestjs/common';
import { isUUID } from 'class-validator';
import { DataSource, Not } from 'typeorm';
import type { EntityManager } from 'typeorm';
import type { Viewer } from '../../../platform/access';
import { queueOfUser, UnitOfWork } from '../../../platform/database';
import type { Test } from '../../test-library';
import { TestLibrary } from '../../test-library';
import { RoleTemplateNotFound, TooManyRoleTemplates } from '../assessments.errors';
import { Assessments } from '../assessments.service';
import { chosenTests, OrderedItemsQueries } from '../ordered-items.queries';
import { readyTemplates } from './ready-templates';
import { keptWordingsOf } from '../wordings/kept-wordings';
import { RoleTemplate } from './role-template.entity';

const MOST_TEMPLATES = 100;

export type AnyTemplate = Omit<RoleTemplate, 'userId'>;

/** Each staff user's own templates, and the ready ones. */
@Injectable()
export class RoleTemplates {
  constructor(
    private readonly dataSource: DataSource,
    private readonly unitOfWork: UnitOfWork,
    private readonly assessments: Assessments,
    private readonly items: OrderedItemsQueries,
    private readonly library: TestLibrary,
  ) {}

  /** The viewer's own by title, then the ready ones. */
  async all({ userId }: Viewer): Promise<AnyTemplate[]> {
    const own = await this.dataSource.manager.find(RoleTemplate, { where: { userId }, order: { title: 'ASC' } });
    return [...own, ...readyTemplates];
  }

  /** @throws RoleTemplateNotFound also for somebody else's. */
  async find({ userId }: Viewer, id: string, manager: EntityManager): Promise<AnyTemplate> {
    const ready = readyTemplates.find((template) => template.id === id);
    const found = ready ?? (isUUID(id) ? await manager.findOneBy(RoleTemplate, { id, userId }) : null);
    if (!found) throw new RoleTemplateNotFound();
    return found;
  }

  /** Those that the viewer could choose now, by template. */
  async testsOf(viewer: Viewer, templates: readonly AnyTemplate[]): Promise<Map<string, Test[]>> {
    const ids = [...new Set(templates.flatMap(({ testIds }) => testIds))];
    const tests = await this.library.choosable(this.dataSource.manager, viewer, ids);
    const byId = new Map(tests.map((test) => [test.id, test]));
    return new Map(templates.map(({ id, testIds }) => [id, testIds.flatMap((testId) => byId.get(testId) ?? [])]));
  }

  /**
   * A title that the viewer has a template of already is given the new one.
   * @returns with the template that stood there before
   * @throws AssessmentNotFound, TooManyRoleTemplates
   */
  save(
    viewer: Viewer,
    assessmentId: string,
    title: string,
  ): Promise<{ saved: RoleTemplate; replaced: RoleTemplate | null }> {
    const { userId } = viewer;
    return this.unitOfWork.run(async ({ manager }) => {
      await queueOfUser(manager, userId);
      const others = await manager.countBy(RoleTemplate, { userId, title: Not(title) });
      if (others >= MOST_TEMPLATES) throw new TooManyRoleTemplates({ limit: MOST_TEMPLATES });
      const source = await this.assessments.find(viewer, assessmentId, manager);
      const { jobRole, description, level, language, type, reportOptions, gradeBands, proctoring } = source;
      const row = {
        userId,
        title,
        jobRole,
        description,
        level,
        language,
        type,
        reportOptions,
        gradeBands,
        proctoring,
        configuration: { ...source.configuration, opensAt: null, closesAt: null },
        testIds: await this.items.ids(chosenTests, manager, source.id),
        wordings: await keptWordingsOf(manager, source.id),
      };
      const replaced = await manager.findOneBy(RoleTemplate, { userId, title });
      await manager.upsert(RoleTemplate, row, ['userId', 'title']);
      return { saved: await manager.findOneByOrFail(RoleTemplate, { userId, title }), replaced };
    });
  }

  /** @throws RoleTemplateNotFound also for a ready one, or somebody else's. */
  async delete({ userId }: Viewer, id: string): Promise<void> {
    if (!isUUID(id)) throw new RoleTemplateNotFound();
    const gone = await this.unitOfWork.run(({ manager }) => manager.delete(RoleTemplate, { id, userId }));
    if (gone.affected !== 1) throw new RoleTemplateNotFound();
  }
}
