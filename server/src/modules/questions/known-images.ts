import type { EntityManager } from 'typeorm';
import { FieldProblems } from './field-problems';
import { imagesOf } from './rich-text/show-rich-text';

/** The pictures among $1 that neither the writer nor the owner ($2) uploaded, or has in a question of theirs. */
const strangers = `
  select id from unnest($1::uuid[]) as id
  where not exists (select from stored_files f where f.id = id and f.purpose = 'question-image' and f.owner_id = any ($2::uuid[]))
    and not exists (
      select from question_versions v join questions q on q.id = v.question_id
      where q.owner_id = any ($2::uuid[]) and (image_ids(v.fields ->> 'textHtml') @> array[id]
        or image_ids(v.fields #>> '{translation,textHtml}') @> array[id]))`;

/**
 * Refuses pictures of other people: whoever sees a question sees its pictures, so naming somebody else's file would open it.
 *
 * @throws InvalidInput at `textHtml`
 */
export async function requireKnownImages(
  manager: EntityManager,
  texts: readonly (string | null)[],
  people: readonly string[],
): Promise<void> {
  const ids = [...new Set(texts.flatMap((html) => (html ? imagesOf(html) : [])))];
  if (ids.length === 0) return;
  const unknown = await manager.query<{ id: string }[]>(strangers, [ids, people]);
  if (unknown.length === 0) return;
  const problems = new FieldProblems();
  problems.add('textHtml', 'unknown-image');
  problems.throwIfAny();
}
