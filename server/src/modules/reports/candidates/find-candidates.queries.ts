import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { OwnerScope } from '../../../platform/access';
import type { Viewer } from '../../../platform/access';
import { literal } from '../../../platform/listing';

/** Of those in whose name a later word begins so, that many are put in order: more fit no list that somebody reads. */
const MOST_SORTED = 200;

/** Who has no invitation any more stands in no list and has no report. */
const isInvited = 'exists (select from invitations i where i.candidate_id = c.id)';

/** What is typed stands for itself, and an Arabic name is also found without its article. */
const beginnings = (text: string): string[] => [`${text}%`, `ال${text}%`];
const laterBeginnings = (text: string): string[] => [`% ${text}%`, `%-${text}%`, `% ال${text}%`];

/** People by how their name begins. Each part reads by an index and ends with the number that is wanted. */
@Injectable()
export class FindCandidatesQueries {
  constructor(
    private readonly dataSource: DataSource,
    private readonly scope: OwnerScope,
  ) {}

  /** Ids of those whose whole name begins with it, in the order of names. */
  beginningWith(viewer: Viewer, typed: string, most: number): Promise<string[]> {
    const { sql, params } = this.scope.sql(viewer, 'c.owner_id', 4);
    // One by one, so that the index gives the first of each and nothing is sorted.
    const parts = ['$1', '$2'].map(
      (pattern) => `(select c.id, c.folded_name from candidates c
        where ${sql} and c.folded_name like fold_text(${pattern}) and ${isInvited}
        order by c.folded_name using ~<~, c.id limit $3)`,
    );
    const text = `select id from (${parts.join(' union ')}) as found order by folded_name, id limit $3`;
    return this.ids(text, [...beginnings(literal(typed)), most, ...params]);
  }

  /** Ids of others in whose name a later word begins with it. */
  withWordBeginning(viewer: Viewer, typed: string, most: number, others: readonly string[]): Promise<string[]> {
    const { sql, params } = this.scope.sql(viewer, 'c.owner_id', 6);
    // One by one, since an index finds each. It holds all words of a person, and the name is the first of them.
    const parts = ['$1', '$2', '$3'].map(
      (pattern) => `(select c.id, c.folded_name from candidates c
        where ${sql} and c.folded_words like fold_text(${pattern}) and c.folded_name like fold_text(${pattern})
          and c.id <> all($4::uuid[]) and ${isInvited} limit ${MOST_SORTED})`,
    );
    const text = `select id from (${parts.join(' union ')}) as found order by folded_name, id limit $5`;
    return this.ids(text, [...laterBeginnings(literal(typed)), others, most, ...params]);
  }

  private async ids(text: string, values: unknown[]): Promise<string[]> {
    return (await this.dataSource.query<{ id: string }[]>(text, values)).map(({ id }) => id);
  }
}
