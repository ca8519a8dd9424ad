import { createHash, randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { isUUID } from 'class-validator';
import type { EntityManager } from 'typeorm';
import { OwnerScope } from '../../../platform/access';
import type { Viewer } from '../../../platform/access';
import { Audit, auditAction } from '../../../platform/audit';
import type { RequestOrigin } from '../../../platform/audit';
import { Clock } from '../../../platform/clock';
import { UnitOfWork } from '../../../platform/database';
import type { Tx } from '../../../platform/database';
import { REMOVE_FILES } from '../../../platform/files';
import { FORGET_KEPT_MAILS } from '../../../platform/mail';
import { lockAnswersOf } from '../../exam';
import { forgetExportsWith } from '../exports';
import { CandidateNotFound } from '../candidates';
import { certificateOf } from './certificate';
import { Erasure } from './erasure.entity';
import type { DeletedRows } from './erasure.entity';
import { queueUpToForget } from './queue-up-to-forget';
import { deleteJoinsOf, deleteMailsOf, filesOf, personalTablesOf, rowsOf } from './stored-about.queries';
import { tellOfDeleted } from './tell-of-deleted';

const CANDIDATE_ERASE = auditAction('candidate.erase');

/** What was sent about somebody goes with them, in any order: who changes several deliveries of an endpoint holds it too. */
const lockEndpointsToldOf = `
  select from webhook_endpoints where id in (
    select d.endpoint_id from webhook_deliveries d join webhook_messages m on m.id = d.message_id where m.candidate_id = $1)
  order by id for no key update`;

interface Doomed {
  ownerId: string;
  email: string;
}

/**
 * Deletes everything about a candidate in one transaction, with their name in the audit log. What remains is a certificate
 * that names nobody; its hash stands in the audit log too, so that it cannot be written anew.
 */
@Injectable()
export class EraseCandidate {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
    private readonly scope: OwnerScope,
    private readonly audit: Audit,
  ) {}

  /** @throws CandidateNotFound also when they are there, but not for this viewer. */
  execute(viewer: Viewer, origin: RequestOrigin, candidateId: string): Promise<Erasure> {
    if (!isUUID(candidateId)) throw new CandidateNotFound();
    return this.unitOfWork.run(async (tx) => {
      await queueUpToForget(tx.manager);
      const { ownerId, email } = await this.lock(tx, viewer, candidateId);
      const deleted = await countRows(tx, candidateId);
      const files = await filesOf(tx.manager, candidateId);
      const mailIds = await deleteMailsOf(tx.manager, candidateId);
      deleted.mails = mailIds.length;
      await forgetExportsWith(tx, candidateId);
      await tx.manager.query(lockEndpointsToldOf, [candidateId]);
      const recordIds = await recordIdsOf(tx, candidateId);
      await tellOfDeleted(tx, recordIds);
      await removeRows(tx, candidateId);
      if (mailIds.length > 0) await tx.addJob(FORGET_KEPT_MAILS, { mailIds });
      if (files.length > 0) await tx.addJob(REMOVE_FILES, { fileIds: files.map(({ id }) => id) });
      deleted.audit_entries = await forgetInAudit(tx, email, recordIds);
      const facts = { ownerId, erasedBy: viewer.userId, erasedByName: viewer.name, deleted, fileCount: files.length };
      const erasure = this.certify(facts);
      await tx.manager.insert(Erasure, erasure);
      const object = { type: 'candidate', id: erasure.id, label: `sha256 ${erasure.sha256}` };
      await this.audit.record(tx, { by: viewer, origin, action: CANDIDATE_ERASE, object });
      return erasure;
    });
  }

  private certify(facts: Omit<Erasure, 'id' | 'erasedAt' | 'sha256'>): Erasure {
    const unsigned = { ...facts, id: randomUUID(), erasedAt: this.clock.now() };
    return { ...unsigned, sha256: createHash('sha256').update(certificateOf(unsigned)).digest('hex') };
  }

  private async lock(tx: Tx, viewer: Viewer, candidateId: string): Promise<Doomed> {
    const { sql, params } = this.scope.sql(viewer, 'owner_id', 2);
    const text = `select owner_id as "ownerId", email from candidates where id = $1 and ${sql} for update`;
    const [found] = await tx.manager.query<Doomed[]>(text, [candidateId, ...params]);
    if (!found) throw new CandidateNotFound();
    await lockRecordsOf(tx.manager, candidateId);
    return found;
  }
}

/** Attempts before invitations, as whoever hands in; mails and files refer to both, and their removal would come to them in any order. */
async function lockRecordsOf(manager: EntityManager, candidateId: string): Promise<void> {
  const attempts = 'select id from attempts where candidate_id = $1 order by id for update';
  const held = await manager.query<{ id: string }[]>(attempts, [candidateId]);
  await lockAnswersOf(
    manager,
    held.map(({ id }) => id),
  );
  await manager.query('select from invitations where candidate_id = $1 order by id for update', [candidateId]);
}

async function countRows({ manager }: Tx, candidateId: string): Promise<DeletedRows> {
  const deleted: DeletedRows = {};
  for (const table of await personalTablesOf(manager)) {
    const { length } = await rowsOf(manager, table, candidateId);
    if (length > 0) deleted[table.name] = length;
  }
  return deleted;
}

/** What hangs on an attempt or an invitation goes with it. */
async function removeRows({ manager }: Tx, candidateId: string): Promise<void> {
  await deleteJoinsOf(manager, candidateId);
  await manager.query('delete from attempts where candidate_id = $1', [candidateId]);
  await manager.query('delete from invitations where candidate_id = $1', [candidateId]);
  await manager.query('delete from candidates where id = $1', [candidateId]);
}

/** What log entries name by its id: the candidate, their invitations and attempts. */
async function recordIdsOf({ manager }: Tx, candidateId: string): Promise<string[]> {
  const text = `
    select $1::text as id union select id::text from invitations where candidate_id = $1::uuid
    union select id::text from attempts where candidate_id = $1::uuid`;
  return (await manager.query<{ id: string }[]>(text, [candidateId])).map(({ id }) => id);
}

/**
 * That something happened stays; to whom goes, whether an entry says it by the address or by the name. The address counts as a
 * whole word: another one may end with it.
 */
async function forgetInAudit({ manager }: Tx, email: string, recordIds: readonly string[]): Promise<number> {
  const text = 'select forget_in_audit($1, $2::text[]) as count';
  const [forgotten] = await manager.query<{ count: number }[]>(text, [email, recordIds]);
  return forgotten?.count ?? 0;
}
