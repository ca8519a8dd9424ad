import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { StaffRecords } from '../../identity';

/** Somebody whom both owners know is one candidate afterwards, the receiver's. */
const takeOver = `
  update attempts set owner_id = $2, candidate_id = coalesce(
    (select known.id from candidates theirs join candidates known on lower(known.email) = lower(theirs.email)
     where theirs.id = attempts.candidate_id and known.owner_id = $2), candidate_id)
  where owner_id = $1`;

/** They go with their attempts, in an order that nobody chooses; late words may be on their way to several of them. */
const doomedAnswers = '$2::uuid is null and attempt_id in (select id from attempts where owner_id = $1)';

/** They are told as results, so none is counted here. */
@Injectable()
export class AttemptRecords extends StaffRecords {
  readonly order = 20;
  readonly locks = { attempts: 'owner_id = $1', answers: doomedAnswers };

  async handOver(manager: EntityManager, from: string, to: string): Promise<void> {
    await manager.query(takeOver, [from, to]);
  }

  async remove(manager: EntityManager, ownerId: string): Promise<void> {
    await manager.query('delete from attempts where owner_id = $1', [ownerId]);
  }
}
