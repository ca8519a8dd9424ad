import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { EntityManager } from 'typeorm';
import { OwnerScope } from '../../../platform/access';
import type { Viewer } from '../../../platform/access';
import { SortDirection } from '../../../platform/graphql';
import { ListConditions, pageOfIds } from '../../../platform/listing';
import type { ListOrder, PageOfIds } from '../../../platform/listing';
import type { Pin } from '../questions.service';
import { QuestionHolders } from './question-holders';
import { QuestionSort } from './questions.args';
import type { QuestionFilter, QuestionsArgs } from './questions.args';

const searchedText = `text || ' ' || skill`;

const orders: Record<QuestionSort, ListOrder> = {
  updated_at: { key: 'updated_at', type: 'timestamptz', isDescending: true },
  created_at: { key: 'created_at', type: 'timestamptz', isDescending: true },
  // Cut, because an index takes no key of any length.
  text: { key: 'left(fold_text(text), 100)', type: 'text', isDescending: false },
  skill: { key: 'fold_text(skill)', type: 'text', isDescending: false },
  score: { key: 'score', type: 'numeric', isDescending: true },
};

@Injectable()
export class QuestionsQueries {
  constructor(
    private readonly dataSource: DataSource,
    private readonly scope: OwnerScope,
    private readonly holders: QuestionHolders,
  ) {}

  pageOfQuestions(viewer: Viewer, args: QuestionsArgs): Promise<PageOfIds> {
    const { filter, sort, direction } = args;
    const order = { ...orders[sort ?? QuestionSort.UPDATED_AT] };
    if (direction) order.isDescending = direction === SortDirection.DESC;
    return pageOfIds(this.dataSource, 'questions', this.conditions(viewer, filter ?? {}), order, args);
  }

  /**
   * Those of the questions that the viewer may read, in the version that they may read: the newest of what is in their
   * scope, the published one of what is shared with them. None of them is deleted before the transaction ends.
   */
  readable(viewer: Viewer, ids: readonly string[], manager: EntityManager = this.dataSource.manager): Promise<Pin[]> {
    const own = this.scope.sql(viewer, 'questions.owner_id', 2);
    const version = `case when ${own.sql} then questions.version else ${this.holders.sharedVersion} end`;
    const text = `
      select questions.id as "questionId", ${version} as version from questions
      where questions.id = any($1::uuid[]) and ${version} is not null for key share of questions`;
    return manager.query<Pin[]>(text, [ids, ...own.params]);
  }

  private conditions(viewer: Viewer, filter: QuestionFilter): ListConditions {
    const conditions = new ListConditions();
    const own = this.scope.sql(viewer, 'questions.owner_id', conditions.nextParam);
    const shared = `(not ${own.sql} and ${this.holders.sharedVersion} is not null)`;
    conditions.add(filter.isShared ? { ...own, sql: shared } : own);
    conditions.equals('status', filter.status).equals('language', filter.language);
    conditions.equals('difficulty', filter.difficulty).search(searchedText, filter.search);
    if (filter.translationStates?.length)
      conditions.where((param) => `translation_state = any(${param}::text[])`, filter.translationStates);
    if (filter.types?.length) conditions.where((param) => `type = any(${param}::question_type[])`, filter.types);
    if (filter.skill) conditions.where((param) => `fold_text(skill) = fold_text(${param})`, filter.skill.trim());
    if (filter.isUnused != null) conditions.add({ sql: `${this.holders.isUsed} = ${!filter.isUnused}`, params: [] });
    return conditions;
  }
}
