/**
 * The same item statistics as somebody would write them in SQL alone: facility, SD, discrimination, efficiency, weight. A
 * question that was drawn for some is held against the whole total.
 */
export const itemsByHand = ({ isDrawn }) => {
  const other = isDrawn ? 'total' : 'total - score';
  return `
  with marked as materialized (
    select q.question_id, m.attempt_id, m.score::float8 as score, m.max_score::float8 as maximum, r.score::float8 as total
    from results r join attempt_questions q using (attempt_id) join marks m on m.question_id = q.id
    where r.assessment_id = $1 and r.status <> 'Under review' and not q.is_additional
  ), sorted as (
    select question_id, score, row_number() over (partition by question_id order by score) as place from marked
  ), sorted_rest as (
    select question_id, ${other} as rest, row_number() over (partition by question_id order by ${other}) as place
    from marked
  ), most as (
    select question_id, covar_samp(score, rest) as covariance from sorted join sorted_rest using (question_id, place)
    group by question_id
  )
  select question_id as id, 100 * avg(score) / max(maximum) as facility, stddev_samp(score) as sd,
    100 * corr(score, ${other}) as discrimination,
    100 * covar_samp(score, ${other}) / max(most.covariance) as efficiency,
    sqrt(covar_samp(score, total)) as pull
  from marked join most using (question_id) group by question_id order by question_id`;
};

/** How often each choice was taken, and how those did who took it. */
export const choicesByHand = `
  select q.question_id as id, choice.id as choice, count(*)::int as count, avg(r.percentage)::float8 as "meanPercentage"
  from results r join attempt_questions q using (attempt_id) join answers a on a.question_id = q.id,
    lateral jsonb_array_elements_text(a.value -> 'choiceIds') as choice (id)
  where r.assessment_id = $1 and r.status <> 'Under review' and not q.is_additional
  group by q.question_id, choice.id`;

/** Of each language, who was asked and how they did. */
export const languagesByHand = `
  select q.question_id as id, count(*) filter (where t.language = 'en')::int as people,
    count(*) filter (where t.language = 'ar')::int as "translatedPeople",
    (100 * avg(m.score / m.max_score) filter (where t.language = 'en'))::float8 as facility,
    (100 * avg(m.score / m.max_score) filter (where t.language = 'ar'))::float8 as "translatedFacility"
  from results r join attempts t on t.id = r.attempt_id join attempt_questions q using (attempt_id)
    join marks m on m.question_id = q.id
  where r.assessment_id = $1 and r.status <> 'Under review' group by q.question_id`;
