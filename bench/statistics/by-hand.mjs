/** The same item statistics as somebody would write them in SQL alone: facility, SD, discrimination, efficiency, weight. */
export const byHand = `
  with marked as materialized (
    select q.question_id, m.attempt_id, m.score::float8 as score, m.max_score::float8 as maximum, r.score::float8 as total
    from results r join attempt_questions q using (attempt_id) join marks m on m.question_id = q.id
    where r.assessment_id = $1 and r.status <> 'Under review' and not q.is_additional
  ), sorted as (
    select question_id, score, row_number() over (partition by question_id order by score) as place from marked
  ), sorted_rest as (
    select question_id, total - score as rest, row_number() over (partition by question_id order by total - score) as place
    from marked
  ), most as (
    select question_id, covar_samp(score, rest) as covariance from sorted join sorted_rest using (question_id, place)
    group by question_id
  )
  select question_id as id, 100 * avg(score) / max(maximum) as facility, stddev_samp(score) as sd,
    100 * corr(score, total - score) as discrimination,
    100 * covar_samp(score, total - score) / max(most.covariance) as efficiency,
    sqrt(covar_samp(score, total)) as pull
  from marked join most using (question_id) group by question_id order by question_id`;
