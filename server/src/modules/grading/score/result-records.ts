import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { StaffRecords } from '../../identity';
import type { Holdings } from '../../identity';

/** Somebody whom both owners know is one candidate afterwards, the receiver's. */
const takeOver = `
  update results set owner_id = $2, candidate_id = coalesce(
    (select known.id from candidates theirs join candidates known on lower(known.email) = lower(theirs.email)
     where theirs.id = results.candidate_id and known.owner_id = $2), candidate_id)
  where owner_id = $1`;

@Injectable()
export class ResultRecords extends StaffRecords {
  readonly order = 10;
  readonly locks = { results: 'owner_id = $1' };

  override async count(manager: EntityManager, ownerId: string): Promise<Partial<Holdings>> {
    const text = 'select count(*)::int as results from results where owner_id = $1';
    const [found] = await manager.query<Partial<Holdings>[]>(text, [ownerId]);
    return found ?? {};
  }

  async handOver(manager: EntityManager, from: string, to: string): Promise<void> {
    await manager.query(takeOver, [from, to]);
  }

  async remove(manager: EntityManager, ownerId: string): Promise<void> {
    await manager.query('delete from results where owner_id = $1', [ownerId]);
  }
}
