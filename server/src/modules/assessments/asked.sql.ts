/**
 * Every question that the assessments `$1` ask of everybody: those of the chosen tests, in the order of the tests and the
 * version that each test holds, then the assessment's own in their newest. What several places hold is asked once, at its
 * first place.
 */
export const asked = `
  select distinct on (placed.assessment_id, placed.question_id) placed.*
  from (
    select chosen.assessment_id, held.question_id, held.version, array[0, chosen.position, held.position] as place
    from assessment_tests chosen join test_questions held on held.test_id = chosen.test_id
    where chosen.assessment_id = any($1::uuid[])
    union all
    select own.assessment_id, own.question_id, questions.version, array[1, own.position, 0]
    from assessment_questions own join questions on questions.id = own.question_id
    where own.assessment_id = any($1::uuid[])
  ) placed
  order by placed.assessment_id, placed.question_id, placed.place`;
