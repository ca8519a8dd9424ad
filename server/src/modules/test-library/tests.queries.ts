import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { EntityManager } from 'typeorm';
import { OwnerScope } from '../../platform/access';
import type { SqlFragment, Viewer } from '../../platform/access';
import { ListConditions, pageOfIds } from '../../platform/listing';
import type { ListOrder, PageOfIds } from '../../platform/listing';
import { SortDirection } from '../../platform/graphql';
import { TestSort } from './tests.args';
import type { TestFilter, TestsArgs } from './tests.args';
import { isPublishedTest } from './tests-hold-questions';

export interface TestFigures {
  testId: string;
  questionCount: number;
  durationSeconds: number;
  totalScore: number;
  skills: string[];
  /** Every question is whole in the other language, in the newest version and held in it. */
  isBilingual: boolean;
}

const searchedText = `title || ' ' || job_role || ' ' || description`;

const orders: Record<TestSort, ListOrder> = {
  title: { key: 'fold_text(title)', type: 'text', isDescending: false },
  updated_at: { key: 'updated_at', type: 'timestamptz', isDescending: true },
};

const askingSkill = (param: string) => `tests.id in (
  select place.test_id from test_questions place join question_versions using (question_id, version)
  where fold_text(fields ->> 'skill') = fold_text(${param}))`;

@Injectable()
export class TestsQueries {
  constructor(
    private readonly dataSource: DataSource,
    private readonly scope: OwnerScope,
  ) {}

  pageOfVisibleTests(viewer: Viewer, args: TestsArgs): Promise<PageOfIds> {
    const { filter, sort, direction } = args;
    const order = { ...orders[sort ?? TestSort.TITLE] };
    if (direction) order.isDescending = direction === SortDirection.DESC;
    return pageOfIds(this.dataSource, 'tests', this.conditions(viewer, filter ?? {}), order, args);
  }

  /** Which of these tests the viewer may look into. None of them is deleted before the transaction ends. */
  async visibleAmong(manager: EntityManager, viewer: Viewer, ids: readonly string[]): Promise<Set<string>> {
    const { sql, params } = this.visible(viewer, 2);
    const text = `select id from tests where id = any($1::uuid[]) and ${sql} for key share`;
    const rows = await manager.query<{ id: string }[]>(text, [ids, ...params]);
    return new Set(rows.map(({ id }) => id));
  }

  /** What the active questions of these tests add up to. */
  figuresOfTests(ids: readonly string[], on: Queryable = this.dataSource): Promise<TestFigures[]> {
    return on.query<TestFigures[]>(testFigures, [ids]);
  }

  /** Skills of the questions that the viewer may look into, most used first, each in its most used spelling. */
  async knownSkills(viewer: Viewer, search: string | null | undefined, limit: number): Promise<string[]> {
    const conditions = new ListConditions().search('skill', search, { path: 'search' });
    const own = this.scope.sql(viewer, 'questions.owner_id', conditions.nextParam);
    conditions.add({ sql: `(${own.sql} or ${inPublishedTest})`, params: own.params });
    const text = `
      select mode() within group (order by skill) as skill from questions where ${conditions.sql}
      group by fold_text(skill) order by count(*) desc, fold_text(skill) limit ${limit}`;
    const rows = await this.dataSource.query<{ skill: string }[]>(text, conditions.values);
    return rows.map(({ skill }) => skill);
  }

  private conditions(viewer: Viewer, filter: TestFilter): ListConditions {
    const conditions = new ListConditions();
    conditions.add(this.visible(viewer, conditions.nextParam));
    conditions.equals('level', filter.level).equals('language', filter.language).equals('status', filter.status);
    conditions.search(searchedText, filter.search);
    if (filter.skill) conditions.where(askingSkill, filter.skill.trim());
    if (filter.isPublished != null)
      conditions.where((param) => `(published_at is not null) = ${param}`, filter.isPublished);
    if (filter.isMine != null)
      conditions.where((param) => `owner_id ${filter.isMine ? '=' : '<>'} ${param}`, viewer.userId);
    return conditions;
  }

  private visible(viewer: Viewer, firstParam: number): SqlFragment {
    const own = this.scope.sql(viewer, 'tests.owner_id', firstParam);
    return { sql: `(${own.sql} or ${isPublishedTest})`, params: own.params };
  }
}

interface Queryable {
  query<T>(sql: string, values: unknown[]): Promise<T>;
}

/** In the versions that the tests hold. */
const testFigures = `
  select place.test_id as "testId", count(*)::int as "questionCount",
    sum((fields ->> 'durationSeconds')::int)::int as "durationSeconds",
    coalesce(sum((fields ->> 'score')::numeric) filter (where not (fields ->> 'isAdditional')::boolean), 0)::float8 as "totalScore",
    array_agg(distinct fields ->> 'skill' order by fields ->> 'skill') as skills,
    bool_and(place.version = questions.version and questions.translation_state in ('TRANSLATED', 'REVIEWED')) as "isBilingual"
  from test_questions place join question_versions using (question_id, version)
    join questions on questions.id = place.question_id
  where place.test_id = any($1::uuid[]) and questions.status = 'Active'
  group by place.test_id`;

const inPublishedTest = `exists (select from test_questions place join tests on tests.id = place.test_id
  where place.question_id = questions.id and ${isPublishedTest})`;
