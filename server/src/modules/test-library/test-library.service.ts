import { Injectable } from '@nestjs/common';
import { isUUID } from 'class-validator';
import { DataSource, In } from 'typeorm';
import type { EntityManager } from 'typeorm';
import type { Viewer } from '../../platform/access';
import type { ConnectionOf } from '../../platform/graphql';
import { connectionOfIds } from '../../platform/listing';
import { ActiveStatus } from '../questions';
import { TestInactive, TestNotFound } from './test-library.errors';
import { Test } from './test.entity';
import type { TestsArgs } from './tests.args';
import { TestsQueries } from './tests.queries';

const SKILLS_OFFERED = 20;

/** Visible is what lies in the viewer's scope or is published to all. */
@Injectable()
export class TestLibrary {
  constructor(
    private readonly dataSource: DataSource,
    private readonly queries: TestsQueries,
  ) {}

  async list(viewer: Viewer, args: TestsArgs): Promise<ConnectionOf<Test>> {
    const page = await this.queries.pageOfVisibleTests(viewer, args);
    return connectionOfIds(page, args.after, (ids) => this.byIds(ids));
  }

  /** @throws TestNotFound also when it is there, but not for this viewer. */
  async find(viewer: Viewer, id: string, manager = this.dataSource.manager): Promise<Test> {
    await this.assertVisible(manager, viewer, [id]);
    const [test] = await this.byIds([id], manager);
    if (!test) throw new TestNotFound();
    return test;
  }

  /** @throws TestNotFound when one of them does not exist for the viewer. */
  async assertVisible(manager: EntityManager, viewer: Viewer, ids: readonly string[]): Promise<void> {
    if (!ids.every((id) => isUUID(id))) throw new TestNotFound();
    const visible = await this.queries.visibleAmong(manager, viewer, ids);
    if (!ids.every((id) => visible.has(id.toLowerCase()))) throw new TestNotFound();
  }

  /** @throws TestNotFound, or TestInactive when one of them is not offered for the moment. */
  async assertChoosable(manager: EntityManager, viewer: Viewer, ids: readonly string[]): Promise<void> {
    await this.assertVisible(manager, viewer, ids);
    const tests = await this.byIds(ids, manager);
    if (tests.some(({ status }) => status !== ActiveStatus.ACTIVE)) throw new TestInactive();
  }

  /** Those that `assertChoosable` would let through, in the order asked for. */
  async choosable(manager: EntityManager, viewer: Viewer, ids: readonly string[]): Promise<Test[]> {
    const visible = await this.queries.visibleAmong(manager, viewer, ids);
    const tests = await this.byIds(ids, manager);
    return tests.filter(({ id, status }) => visible.has(id) && status === ActiveStatus.ACTIVE);
  }

  /** In the order asked for, whoever asks. */
  async byIds(ids: readonly string[], manager = this.dataSource.manager): Promise<Test[]> {
    const tests = await manager.findBy(Test, { id: In([...ids]) });
    const byId = new Map(tests.map((test) => [test.id, test]));
    return ids.flatMap((id) => byId.get(id.toLowerCase()) ?? []);
  }

  knownSkills(viewer: Viewer, search?: string | null): Promise<string[]> {
    return this.queries.knownSkills(viewer, search, SKILLS_OFFERED);
  }
}
