/** How an order writes the place of a row into a cursor. */
const MOMENT = (key) => `(extract(epoch from ${key}) * 1000000)::bigint::text`;
const COMPLETED = `coalesce(completed_at, timestamptz '1970-01-01Z')`;
const orders = {
  INVITED_AT: { key: MOMENT('invited_at'), by: 'invited_at desc, id desc' },
  NAME: { key: 'folded_name', by: 'folded_name, id' },
  STAGE: { key: `array_position(enum_range(null::stage), stage)::text`, by: 'stage, id' },
  COMPLETED_AT: { key: MOMENT(COMPLETED), by: `${COMPLETED} desc, id desc` },
  SCORE: { key: 'coalesce(percentage, -1)::text', by: 'coalesce(percentage, -1) desc, id desc' },
};

/** The cursor of the row in the middle of an assessment's list. */
export async function middleOf(database, assessmentId, sort) {
  const { key, by } = orders[sort];
  const text = `select i.id, ${key} as key from invitations i join candidates c on c.id = candidate_id
    where assessment_id = $1 order by ${by.replace(/\bid\b/g, 'i.id')}
    offset (select count(*) / 2 from invitations where assessment_id = $1) limit 1`;
  const { rows } = await database.query(text, [assessmentId]);
  return Buffer.from(JSON.stringify([rows[0].key, rows[0].id])).toString('base64url');
}
