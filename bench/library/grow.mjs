/** Ten questions of every bank, whatever its size, hold the words and the skill that are looked for. */
const RARE = 10;
const ROWS_A_STATEMENT = 5_000;

const plant = `
  with made as (
    insert into questions (id, owner_id, type, text, content, answer_key, duration_seconds, score, difficulty, skill, language,
      created_at, updated_at)
    select gen_random_uuid(), $1, 'true-false',
      case when n % 2 = 0 then 'Question ' || md5(n::text) || ' about accruals and ' || md5((n * 7)::text)
        else 'سؤال ' || md5(n::text) || ' عن الاستحقاق والإيراد ' || md5((n * 7)::text) end
        || case when n <= ${RARE} then ' zirconium المغناطيسيّة' else '' end,
      '{}', '{"truth": true}', 30 + n % 90, 1 + n % 9, (enum_range(null::difficulty))[1 + n % 3],
      case when n <= ${RARE} then 'Rare skill' else 'Skill ' || n % 200 end,
      case when n % 2 = 0 then 'en' else 'ar' end::content_language,
      now() - n * interval '1 minute', now() - n * interval '1 minute'
    from generate_series($2::int, $3::int) as n returning *
  )
  insert into question_versions (question_id, version, fields, created_at, created_by)
  select id, 1, jsonb_build_object('type', type, 'text', text, 'content', content, 'answerKey', answer_key,
    'durationSeconds', duration_seconds, 'score', score, 'difficulty', difficulty, 'skill', skill, 'isAdditional', false),
    created_at, owner_id from made`;

/** The bank of the viewer has so many questions afterwards, and the planner knows it. */
export async function growTo({ database, viewer }, size) {
  const [{ count }] = await database.query('select count(*)::int as count from questions where owner_id = $1', [
    viewer.userId,
  ]);
  for (let from = count + 1; from <= size; from += ROWS_A_STATEMENT) {
    await database.query(plant, [viewer.userId, from, Math.min(from + ROWS_A_STATEMENT - 1, size)]);
  }
  for (const table of ['questions', 'question_versions']) await database.query(`vacuum (analyze) ${table}`);
}
