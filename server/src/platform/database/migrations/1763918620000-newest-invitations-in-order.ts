import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Who is invited once more has another newest invitation: of several people they are locked by id, as everywhere. */
export class NewestInvitationsInOrder1763918620000 implements MigrationInterface {
  readonly name = 'NewestInvitationsInOrder1763918620000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(inOrder);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(inAnyOrder);
  }
}

const newest = `select distinct on (candidate_id) candidate_id, id from invitations
       where candidate_id = any(candidate_ids) order by candidate_id, invited_at desc, id desc`;

const inOrder = `
  create or replace function find_newest_invitation(candidate_ids uuid[]) returns void language sql as $$
     with held as materialized (
       select invitations.id, invitations.id = newest.id as is_newest
       from invitations join (${newest}) newest on newest.candidate_id = invitations.candidate_id
       where invitations.is_newest is distinct from (invitations.id = newest.id)
       order by invitations.id for no key update of invitations
     )
     update invitations set is_newest = held.is_newest from held where invitations.id = held.id
   $$`;

const inAnyOrder = `
  create or replace function find_newest_invitation(candidate_ids uuid[]) returns void language sql as $$
     update invitations set is_newest = (invitations.id = newest.id)
     from (${newest}) newest
     where invitations.candidate_id = newest.candidate_id
       and invitations.is_newest is distinct from (invitations.id = newest.id)
   $$`;
