/**
 * Many who sat the same paper, at once: `$1` who and when, `$2` what each was asked and answered, `$3` the paper, `$4` the settings.
 * What the exam would have written step by step: the stage, the attempt, its frozen questions, its ledger and the answers.
 */
export const sitMany = `
  with sat as (
    select * from jsonb_to_recordset($1::jsonb) as sat (id uuid, "invitationId" uuid, language content_language,
      "startedAt" timestamptz, "submittedAt" timestamptz)
  ), enrolled as (
    update invitations i set stage = 'Completed', enrolled_at = "startedAt", completed_at = "submittedAt", viewed_at = "startedAt"
    from sat where i.id = sat."invitationId" returning i.id, owner_id, assessment_id, candidate_id
  ), begun as (
    insert into attempts (id, owner_id, invitation_id, assessment_id, candidate_id, settings, extra_time_percent, question_count,
      position, page_seen_at, started_at, expires_at, language, state, submitted_at, submitted_by)
    select sat.id, owner_id, enrolled.id, assessment_id, candidate_id, $4::jsonb, 0, jsonb_array_length($3::jsonb),
      jsonb_array_length($3::jsonb), "submittedAt", "startedAt", "submittedAt" + interval '1 hour', language, 'submitted', "submittedAt", 'candidate'
    from enrolled join sat on sat."invitationId" = enrolled.id
  ), asked as (
    select given.*, sat.language, sat."startedAt" from jsonb_to_recordset($2::jsonb) as given (id uuid, "attemptId" uuid, position integer, value jsonb,
      "openedAt" timestamptz, "closedAt" timestamptz) join sat on sat.id = "attemptId"
  ), paper as (
    select * from jsonb_to_recordset($3::jsonb) as q ("questionId" uuid, position integer, type question_type, text text,
      "textHtml" text, content jsonb, "answerKey" jsonb, "durationSeconds" integer, score numeric, difficulty difficulty, skill text,
      language content_language, translation jsonb)
  ), frozen as (
    insert into attempt_questions (id, attempt_id, question_id, position, type, text, text_html, content, answer_key,
      base_duration_seconds, duration_seconds, score, difficulty, skill, is_additional, is_set_aside, language, translation)
    select asked.id, "attemptId", "questionId", position, type, text, "textHtml", content, "answerKey", "durationSeconds",
      "durationSeconds", score, difficulty, skill, false, false, paper.language, translation
    from asked join paper using (position)
  ), noted as (
    insert into time_ledger (attempt_id, number, kind, at, question_id, seconds, closed_by)
    select "attemptId", fact.number, fact.kind::time_ledger_kind, fact.at, asked.id, fact.seconds, fact.by::closed_by
    from asked join paper using (position) cross join lateral (values
      (position, 'base', "startedAt", "durationSeconds", null),
      (jsonb_array_length($3::jsonb) + 2 * position - 1, 'opened', "openedAt", null, null),
      (jsonb_array_length($3::jsonb) + 2 * position, 'closed', "closedAt", null, 'candidate')
    ) as fact (number, kind, at, seconds, by)
  )
  insert into answers (question_id, attempt_id, opened_at, closes_at, closed_at, closed_by, value, revision, saved_at, language)
  select asked.id, "attemptId", "openedAt", "openedAt" + "durationSeconds" * interval '1 second', "closedAt", 'candidate',
    value, 1, "closedAt", asked.language
  from asked join paper using (position)`;
