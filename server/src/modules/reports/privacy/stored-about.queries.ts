import type { EntityManager } from 'typeorm';

/** A table that holds something about a candidate, and how its rows lead to them. */
export interface PersonalTable {
  name: string;
  /** The one of these columns that it has. */
  by: 'id' | 'candidate_id' | 'invitation_id' | 'attempt_id';
}

/** Found by the columns that name people, so that no table of a later day is forgotten. */
const personalTables = `
  select c.table_name as name, (array_agg(c.column_name::text order by
    array_position(array['candidate_id', 'invitation_id', 'attempt_id'], c.column_name::text)))[1] as by
  from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
  where c.table_schema = current_schema() and t.table_type = 'BASE TABLE'
    and c.column_name in ('candidate_id', 'invitation_id', 'attempt_id')
  group by c.table_name order by c.table_name`;

const ofCandidate: Record<PersonalTable['by'], string> = {
  id: 'x.id = $1',
  candidate_id: 'x.candidate_id = $1',
  invitation_id: 'x.invitation_id in (select i.id from invitations i where i.candidate_id = $1)',
  attempt_id: 'x.attempt_id in (select t.id from attempts t where t.candidate_id = $1)',
};

/** Of staff, not of the candidate: what is right, and how marks are made. */
const KEPT_BACK = ['answer_key', 'settings', 'token_version', 'derivation'];

/** Also of a place that was only asked for, which no invitation stands behind yet. */
const joinsOfCandidate = `
  join assessments a on a.owner_id = c.owner_id join public_links l on l.assessment_id = a.id
  join public_link_joins j on j.link_id = l.id and j.email = lower(c.email) where c.id = $1::uuid`;

/** About an exam, or a wish for a place, that is not there any more: only the address says whom it went to. */
const isLeftOver = `m.params ?| array['attemptId', 'joinId']
  and not exists (select from attempts t where t.id::text = m.params ->> 'attemptId')
  and not exists (select from public_link_joins j where j.id::text = m.params ->> 'joinId')`;

const mailsAbout = `
  select m.id from mails m
  where m.params ->> 'candidateId' = $1::text
    or m.params ->> 'invitationId' in (select i.id::text from invitations i where i.candidate_id = $1::uuid)
    or m.params ->> 'joinId' in (select j.id::text from candidates c ${joinsOfCandidate})
    or m.params ->> 'attemptId' in (select t.id::text from attempts t where t.candidate_id = $1::uuid)
    or lower(m.recipient) = (select lower(c.email) from candidates c where c.id = $1::uuid) and ${isLeftOver}`;

export async function personalTablesOf(manager: EntityManager): Promise<PersonalTable[]> {
  const found = await manager.query<PersonalTable[]>(personalTables);
  return [{ name: 'candidates', by: 'id' }, ...found];
}

export async function rowsOf(
  manager: EntityManager,
  { name, by }: PersonalTable,
  candidateId: string,
): Promise<Record<string, unknown>[]> {
  const text = [`select to_jsonb(x) - $2::text[] as row from`, quoted(name), 'x where', ofCandidate[by]].join(' ');
  const rows = await manager.query<{ row: Record<string, unknown> }[]>(text, [candidateId, KEPT_BACK]);
  return rows.map(({ row }) => row);
}

export async function mailsOf(manager: EntityManager, candidateId: string): Promise<Record<string, unknown>[]> {
  const text = `select m.id, m.recipient, m.template, m.language, m.status, m.created_at
    from mails m where m.id in (${mailsAbout}) order by m.created_at`;
  return manager.query(text, [candidateId]);
}

/** @returns the ids of those that were there. */
export async function deleteMailsOf(manager: EntityManager, candidateId: string): Promise<string[]> {
  const text = `delete from mails where id in (${mailsAbout}) returning id`;
  const [gone] = await manager.query<[{ id: string }[], number]>(text, [candidateId]);
  return gone.map(({ id }) => id);
}

export async function deleteJoinsOf(manager: EntityManager, candidateId: string): Promise<void> {
  const text = `delete from public_link_joins where id in (select j.id from candidates c ${joinsOfCandidate})`;
  await manager.query(text, [candidateId]);
}

const fileColumns = `
  select c.conrelid::regclass::text as "table", a.attname as "column"
  from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
  where c.contype = 'f' and c.confrelid = 'stored_files'::regclass
    and exists (select from pg_attribute o where o.attrelid = c.conrelid and o.attname = 'attempt_id' and not o.attisdropped)`;

export interface PersonalFile {
  id: string;
  name: string;
  contentType: string;
  byteSize: number;
  createdAt: Date;
}

/** Everything that came from them as a file, also what never came whole: what they handed in, and the pictures that were taken. */
export async function filesOf(manager: EntityManager, candidateId: string): Promise<PersonalFile[]> {
  const holders = await manager.query<{ table: string; column: string }[]>(fileColumns);
  const ids = holders.map(({ table, column }) =>
    ['select', quoted(column), 'from', quoted(table), 'x where', ofCandidate.attempt_id].join(' '),
  );
  if (ids.length === 0) return [];
  const text = `select f.id, f.name, f.content_type as "contentType", f.byte_size as "byteSize", f.created_at as "createdAt"
    from stored_files f where f.id in (${ids.join(' union ')}) order by f.created_at, f.id`;
  return manager.query<PersonalFile[]>(text, [candidateId]);
}

/** Names from the catalogue itself, never from outside. */
function quoted(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}
