import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Overtaken, violates } from '../../platform/database';
import { StaffRecords } from '../identity';
import type { Holdings } from '../identity';
import { keepStagesInForce } from './deciding/keep-stages-in-force';

const counts = `
  select (select count(*)::int from candidates where owner_id = $1) as candidates,
    (select count(*)::int from invitations where owner_id = $1) as invitations`;

/** Somebody whom both owners know is one candidate afterwards, the receiver's. */
const takeOverInvitations = `
  update invitations set owner_id = $2, candidate_id = coalesce(
    (select known.id from candidates theirs join candidates known on lower(known.email) = lower(theirs.email)
     where theirs.id = invitations.candidate_id and known.owner_id = $2), candidate_id)
  where owner_id = $1`;

const dropKnown = `
  delete from candidates theirs where owner_id = $1
    and exists (select from candidates known where known.owner_id = $2 and lower(known.email) = lower(theirs.email))`;

/**
 * Of the receiver, those whom both know. They are locked as whoever invites them locks them: which of somebody's invitations is the newest is
 * decided by what can be seen, so of an invitation that is moved and one that is being made the later sees the earlier.
 */
const isKnown = `owner_id = $2 and lower(email) in (select lower(email) from candidates where owner_id = $1)`;
const known = `select id from candidates where ${isKnown}`;

@Injectable()
export class InvitedRecords extends StaffRecords {
  /** Before the assessments, whose stages are looked at while they are still of who goes. */
  readonly order = 30;
  readonly locks = {
    candidates: `owner_id = $1 or (${isKnown})`,
    invitations: `owner_id = $1 or candidate_id in (${known})`,
  };

  override async count(manager: EntityManager, ownerId: string): Promise<Partial<Holdings>> {
    const [found] = await manager.query<Partial<Holdings>[]>(counts, [ownerId]);
    return found ?? {};
  }

  async handOver(manager: EntityManager, from: string, to: string): Promise<void> {
    await keepStagesInForce(manager, from, to);
    await manager.query(takeOverInvitations, [from, to]);
    await manager.query(dropKnown, [from, to]);
    try {
      await manager.query('update candidates set owner_id = $2 where owner_id = $1', [from, to]);
    } catch (error) {
      // The receiver came to know one of them in this very moment: at the next try they are one person.
      throw violates(error, 'candidates_one_per_email') ? new Overtaken() : error;
    }
  }

  async remove(manager: EntityManager, ownerId: string): Promise<void> {
    await manager.query('delete from invitations where owner_id = $1', [ownerId]);
    await manager.query('delete from candidates where owner_id = $1', [ownerId]);
  }
}
