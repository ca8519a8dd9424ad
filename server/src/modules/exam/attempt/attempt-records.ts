import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { StaffRecords } from '../../identity';
import type { Holdings } from '../../identity';

/** Somebody whom both owners know is one candidate afterwards, the receiver's. */
const takeOver = `
  update attempts set owner_id = $2, candidate_id = coalesce(
    (select known.id from candidates theirs join candidates known on lower(known.email) = lower(theirs.email)
     where theirs.id = attempts.candidate_id and known.owner_id = $2), candidate_id)
  where owner_id = $1`;

@Injectable()
export class AttemptRecords extends StaffRecords {
  readonly order = 20;
  readonly tables = ['attempts'] as const;

  /** Attempts are told as results. */
  count(): Promise<Partial<Holdings>> {
    return Promise.resolve({});
  }

  async handOver(manager: EntityManager, from: string, to: string): Promise<void> {
    await manager.query(takeOver, [from, to]);
  }

  async remove(manager: EntityManager, ownerId: string): Promise<void> {
    await manager.query('delete from attempts where owner_id = $1', [ownerId]);
  }
}
