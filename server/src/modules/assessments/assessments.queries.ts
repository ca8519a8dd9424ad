import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { OwnerScope } from '../../platform/access';
import type { Viewer } from '../../platform/access';
import { ListConditions, literal, pageOfIds, searchWords } from '../../platform/listing';
import type { ListOrder, PageOfIds } from '../../platform/listing';
import type { AssessmentsArgs } from './assessments.args';
import { AssessmentSort, SortDirection } from './vocabulary';

const searchedText = `title || ' ' || job_role || ' ' || description`;

const orders: Record<AssessmentSort, ListOrder> = {
  updated_at: { key: 'updated_at', type: 'timestamptz', isDescending: true },
  created_at: { key: 'created_at', type: 'timestamptz', isDescending: true },
  title: { key: 'fold_text(title)', type: 'text', isDescending: false },
};

@Injectable()
export class AssessmentsQueries {
  constructor(
    private readonly dataSource: DataSource,
    private readonly scope: OwnerScope,
  ) {}

  pageOfAssessments(viewer: Viewer, args: AssessmentsArgs): Promise<PageOfIds> {
    const { filter, sort, direction } = args;
    const conditions = new ListConditions();
    conditions.add(this.scope.sql(viewer, 'assessments.owner_id', conditions.nextParam));
    conditions.equals('status', filter?.status).equals('level', filter?.level).equals('language', filter?.language);
    conditions.add({ sql: `archived_at is ${filter?.isArchived ? 'not null' : 'null'}`, params: [] });
    conditions.search(searchedText, filter?.search);
    const order = { ...orders[sort ?? AssessmentSort.UPDATED_AT] };
    if (direction) order.isDescending = direction === SortDirection.DESC;
    return pageOfIds(this.dataSource, 'assessments', conditions, order, args);
  }

  /**
   * Ids of those that fit best what is typed of a title, archived ones too: whose title begins with it, then in whose title a later word
   * does, then those that the list finds by it; among equals the newest.
   * @throws InvalidInput where it is too long
   */
  async fitting(viewer: Viewer, search: string, most: number): Promise<string[]> {
    const typed = searchWords(search, 'search').join(' ');
    if (typed === '') return [];
    const conditions = new ListConditions();
    conditions.add(this.scope.sql(viewer, 'assessments.owner_id', conditions.nextParam));
    conditions.search(searchedText, search, { path: 'search' });
    // An Arabic word is also found without its article.
    const like = (...patterns: string[]) =>
      patterns.map((pattern) => `fold_text(title) like fold_text(${conditions.value(pattern)})`).join(' or ');
    const begun = literal(typed);
    const rank = `case when ${like(`${begun}%`, `ال${begun}%`)} then 0
      when ${like(`% ${begun}%`, `%-${begun}%`, `% ال${begun}%`)} then 1 else 2 end`;
    const text = `select id from assessments where ${conditions.sql}
      order by ${rank}, archived_at is not null, updated_at desc, id limit ${conditions.value(most)}`;
    const rows = await this.dataSource.query<{ id: string }[]>(text, conditions.values);
    return rows.map(({ id }) => id);
  }

  async ownerNames(ownerIds: readonly string[]): Promise<Map<string, string>> {
    const text = 'select id, name from users where id = any($1::uuid[])';
    const rows = await this.dataSource.query<{ id: string; name: string }[]>(text, [ownerIds]);
    return new Map(rows.map(({ id, name }) => [id, name]));
  }

  /** May be told twice, or late: only a newer moment counts. */
  async touchAssessmentsWith(questionId: string, changedAt: string): Promise<void> {
    await this.dataSource.query(
      `update assessments set updated_at = $2
       where updated_at < $2 and id in (select assessment_id from assessment_questions where question_id = $1)`,
      [questionId, changedAt],
    );
  }
}
