import { Injectable } from '@nestjs/common';
import { isUUID } from 'class-validator';
import DataLoader from 'dataloader';
import { DataSource, In } from 'typeorm';
import type { EntityManager } from 'typeorm';
import { OwnerScope } from '../../platform/access';
import type { Viewer } from '../../platform/access';
import { holdUser } from '../../platform/database';
import type { ConnectionOf } from '../../platform/graphql';
import { connectionOfIds } from '../../platform/listing';
import { Assessment } from './assessment.entity';
import type { AssessmentsArgs } from './assessments.args';
import { AssessmentNotFound } from './assessments.errors';
import { AssessmentsQueries } from './assessments.queries';

const MOST_FITTING = 5;

/** Looks assessments up, within the viewer's scope unless said otherwise. */
@Injectable()
export class Assessments {
  private readonly loader = new DataLoader((ids: readonly string[]) => this.loadByIds(ids), { cache: false });

  constructor(
    private readonly dataSource: DataSource,
    private readonly scope: OwnerScope,
    private readonly queries: AssessmentsQueries,
  ) {}

  async list(viewer: Viewer, args: AssessmentsArgs): Promise<ConnectionOf<Assessment>> {
    const page = await this.queries.pageOfAssessments(viewer, args);
    return connectionOfIds(page, args.after, (ids) => this.byIds(ids));
  }

  /** The five that fit best what is typed of a title. @throws InvalidInput where it is too long */
  async fitting(viewer: Viewer, search: string): Promise<Assessment[]> {
    return this.byIds(await this.queries.fitting(viewer, search, MOST_FITTING));
  }

  /** @throws AssessmentNotFound also when it is there, but not for this viewer. */
  find(viewer: ScopedViewer, id: string, manager = this.dataSource.manager): Promise<Assessment> {
    return this.findInScope(manager, viewer, id, false);
  }

  /** The same, and its owner stays who they are until the transaction ends; before any lock of theirs is taken. */
  async hold(manager: EntityManager, viewer: ScopedViewer, id: string): Promise<Assessment> {
    for (;;) {
      const assessment = await this.find(viewer, id, manager);
      if (await holdUser(manager, assessment.ownerId)) return assessment;
    }
  }

  /** The same, and nobody else changes it until the transaction ends. */
  lock(manager: EntityManager, viewer: ScopedViewer, id: string): Promise<Assessment> {
    return this.findInScope(manager, viewer, id, true);
  }

  /** Without regard to the scope, for records that refer to it; many calls in one turn are one query. */
  byId(id: string): Promise<Assessment | null> {
    return this.loader.load(id);
  }

  private async findInScope(manager: EntityManager, viewer: ScopedViewer, id: string, locks: boolean) {
    if (!isUUID(id)) throw new AssessmentNotFound();
    const query = manager.createQueryBuilder(Assessment, 'assessment').where('assessment.id = :id', { id });
    if (locks) query.setLock('pessimistic_write');
    const assessment = await this.scope.where(query, viewer, 'assessment').getOne();
    if (!assessment) throw new AssessmentNotFound();
    return assessment;
  }

  private async byIds(ids: readonly string[]): Promise<Assessment[]> {
    return (await this.loadByIds(ids)).filter((assessment) => assessment !== null);
  }

  private async loadByIds(ids: readonly string[]): Promise<(Assessment | null)[]> {
    const found = await this.dataSource.manager.findBy(Assessment, { id: In([...new Set(ids)]) });
    const byId = new Map(found.map((assessment) => [assessment.id, assessment]));
    return ids.map((id) => byId.get(id) ?? null);
  }
}

type ScopedViewer = Pick<Viewer, 'userId' | 'role'>;
