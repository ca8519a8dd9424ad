/**
 * Parts of a statement that changes rows of several attempts at once, named in `given (attempt_id, closed_id)`, which is ordered by
 * `closed_id`. They lock what is to be changed in the order of docs/adr/0010-lock-order.md, each table by id: the attempts, the answers that
 * are closed, the invitations. Whatever order the plan then changes them in, nobody can wait for it who holds what it wants. Each part
 * counts the one before, so that it comes after it; whoever uses the last has to count it too. Read by index whatever the statistics say:
 * `limit 1` keeps the look-ups apart from the join.
 */
export const heldAttempts = `held_attempts as materialized (
      select t.invitation_id from (select attempt_id from given order by attempt_id) wanted,
      lateral (select invitation_id from attempts where id = wanted.attempt_id limit 1 for no key update) t
    )`;

export const heldAnswers = `held_answers as materialized (
      select a.question_id from given,
      lateral (select question_id from answers where question_id = given.closed_id and (select count(*) from held_attempts) >= 0
        limit 1 for no key update) a
    )`;

export const heldInvitations = `held_invitations as materialized (
      select i.id from (select invitation_id from held_attempts order by invitation_id) wanted,
      lateral (select id from invitations where id = wanted.invitation_id and (select count(*) from held_answers) >= 0
        limit 1 for no key update) i
    )`;
