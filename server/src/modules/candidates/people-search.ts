import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { MOST_FOUND } from '../../platform/graphql';
import { literal, searchWords, type ListConditions } from '../../platform/listing';
import { foldDigits } from '../questions';

/** What `letter_pairs` of the database keeps. */
const MOST_LETTERS = 2;

/** Who is looked for in a list: by words of name, e-mail and phone, or by the whole id that another system has for them. */
@Injectable()
export class PeopleSearch {
  constructor(private readonly dataSource: DataSource) {}

  /** Conditions of a list that has `candidate_id` and the columns of its candidate. */
  async add(conditions: ListConditions, text: string): Promise<void> {
    const known = await this.knownAs(text);
    const number = numberIn(text);
    const words = number ?? text;
    const few = await this.withFewLetters(words);
    if (few) {
      conditions.where((param) => `candidate_id = any(${param}::uuid[])`, [...few, ...known]);
      return;
    }
    // Only where somebody is: with the alternative, no index finds the words.
    const others = known.length > 0 ? [`candidate_id = any(${conditions.value(known)})`] : [];
    // An address may begin with the number of its student or employee.
    if (number) others.push(`folded_words like fold_text(${conditions.value(`%${literal(text.trim())}%`)})`);
    conditions.search('folded_words', words, { or: others.join(' or ') || undefined, isFolded: true });
  }

  /**
   * Who has all of these words, where each is of one or two letters and not many have them: no index of longer parts finds those. Null of
   * other words, and where so many are found that a page of them is full at once.
   */
  private async withFewLetters(text: string): Promise<string[] | null> {
    const words = searchWords(text, 'filter.search');
    if (words.length === 0 || words.some((word) => lettersOf(word) > MOST_LETTERS)) return null;
    const folding = 'select fold_text(word) as word from unnest($1::text[]) word';
    const folded = (await this.dataSource.query<{ word: string }[]>(folding, [words])).map(({ word }) => word);
    // One letter may stand for several, and a mark for none.
    if (folded.some((word) => word === '' || lettersOf(word) > MOST_LETTERS)) return null;
    const found = 'select id from candidates where letter_pairs(folded_words) @> $1::text[] limit $2';
    const people = await this.dataSource.query<{ id: string }[]>(found, [folded, MOST_FOUND]);
    return people.length === MOST_FOUND ? null : people.map(({ id }) => id);
  }

  private async knownAs(text: string): Promise<string[]> {
    const id = text.replaceAll('\0', ' ').trim();
    if (id === '') return [];
    const found = `select distinct candidate_id as id from invitations
      where external_id is not null and fold_text(external_id) = fold_text($1)`;
    return (await this.dataSource.query<{ id: string }[]>(found, [id])).map((row) => row.id);
  }
}

/**
 * The digits by which a number is looked for: however it is spaced, and with or without the zeros of a dialling prefix, unless
 * hardly anything but zeros was typed.
 */
function numberIn(text: string): string | null {
  const compact = foldDigits(text).replace(/[\s+().-]/gu, '');
  return /^(?=\d{5,20}$)0*(?<number>[1-9]\d{2,})$/u.exec(compact)?.groups?.number ?? null;
}

/** As the database counts them. */
function lettersOf(word: string): number {
  return Array.from(word).length;
}
