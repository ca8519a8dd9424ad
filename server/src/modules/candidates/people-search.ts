import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { ListConditions } from '../../platform/listing';
import { foldDigits } from '../questions';

/** Who is looked for in a list: by words of name, e-mail and phone, or by the whole id that another system has for them. */
@Injectable()
export class PeopleSearch {
  constructor(private readonly dataSource: DataSource) {}

  /** Conditions of a list that has `candidate_id` and the columns of its candidate. */
  async add(conditions: ListConditions, text: string): Promise<void> {
    const known = await this.knownAs(text);
    // Only where somebody is: with the alternative, no index finds the words.
    const or = known.length > 0 ? `candidate_id = any(${conditions.value(known)})` : undefined;
    conditions.search('folded_words', asWritten(text), { or, isFolded: true });
  }

  private async knownAs(text: string): Promise<string[]> {
    const id = text.replaceAll('\0', ' ').trim();
    if (id === '') return [];
    const found = `select distinct candidate_id as id from invitations
      where external_id is not null and fold_text(external_id) = fold_text($1)`;
    return (await this.dataSource.query<{ id: string }[]>(found, [id])).map((row) => row.id);
  }
}

/** A number is looked for by its digits, however it is spaced, and with or without the zeros of a dialling prefix. */
function asWritten(text: string): string {
  const compact = foldDigits(text).replace(/[\s+().-]/gu, '');
  return /^\d{5,20}$/u.test(compact) ? compact.replace(/^0+/u, '') : text;
}
