import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { EntityManager } from 'typeorm';
import { OwnerScope } from '../../platform/access';
import type { SqlFragment, Viewer } from '../../platform/access';
import { ListConditions, pageOfIds } from '../../platform/listing';
import type { ListOrder, PageOfIds } from '../../platform/listing';
import type { TestsArgs } from './tests.args';

export interface TestFigures {
  testId: string;
  questionCount: number;
  durationSeconds: number;
  totalScore: number;
  skills: string[];
}

const searchedText = `title || ' ' || job_role || ' ' || description`;
const byTitle: ListOrder = { key: 'fold_text(title)', type: 'text', isDescending: false };

@Injectable()
export class TestsQueries {
  constructor(
    private readonly dataSource: DataSource,
    private readonly scope: OwnerScope,
  ) {}

  pageOfVisibleTests(viewer: Viewer, args: TestsArgs): Promise<PageOfIds> {
    const conditions = new ListConditions();
    conditions.add(this.visible(viewer, conditions.nextParam));
    conditions.equals('level', args.filter?.level).equals('language', args.filter?.language);
    conditions.search(searchedText, args.filter?.search);
    return pageOfIds(this.dataSource, 'tests', conditions, byTitle, args);
  }

  /** Which of these tests the viewer may look into. */
  async visibleAmong(manager: EntityManager, viewer: Viewer, ids: readonly string[]): Promise<Set<string>> {
    const { sql, params } = this.visible(viewer, 2);
    const text = `select id from tests where id = any($1::uuid[]) and ${sql}`;
    const rows = await manager.query<{ id: string }[]>(text, [ids, ...params]);
    return new Set(rows.map(({ id }) => id));
  }

  /** What the active questions of these tests add up to. */
  figuresOfTests(ids: readonly string[]): Promise<TestFigures[]> {
    return this.dataSource.query<TestFigures[]>(
      `select place.test_id as "testId", count(*)::int as "questionCount", sum(duration_seconds)::int as "durationSeconds",
              coalesce(sum(score) filter (where not is_additional), 0)::float8 as "totalScore",
              array_agg(distinct skill order by skill) as skills
       from test_questions place join questions on questions.id = place.question_id
       where place.test_id = any($1::uuid[]) and questions.status = 'Active'
       group by place.test_id`,
      [ids],
    );
  }

  /** Skills of the questions that the viewer may look into, most used first, each in its most used spelling. */
  async knownSkills(viewer: Viewer, search: string | null | undefined, limit: number): Promise<string[]> {
    const conditions = new ListConditions().search('skill', search, 'search');
    const own = this.scope.sql(viewer, 'questions.owner_id', conditions.nextParam);
    conditions.add({ sql: `(${own.sql} or ${inPublishedTest})`, params: own.params });
    const text = `
      select mode() within group (order by skill) as skill from questions where ${conditions.sql}
      group by fold_text(skill) order by count(*) desc, fold_text(skill) limit ${limit}`;
    const rows = await this.dataSource.query<{ skill: string }[]>(text, conditions.values);
    return rows.map(({ skill }) => skill);
  }

  private visible(viewer: Viewer, firstParam: number): SqlFragment {
    const own = this.scope.sql(viewer, 'tests.owner_id', firstParam);
    return { sql: `(${own.sql} or ${isPublished})`, params: own.params };
  }
}

const isPublished = `(tests.published_at is not null and tests.status = 'Active')`;
const inPublishedTest = `exists (select from test_questions place join tests on tests.id = place.test_id
  where place.question_id = questions.id and ${isPublished})`;
