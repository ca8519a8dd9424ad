import type { Tx } from '../../../../platform/database';
import { REMOVE_FILES } from '../../../../platform/files';

/** Archives hold copies of what somebody gave: those in which a candidate can be are removed with them, taken in the order of their ids. */
export async function forgetExportsWith(tx: Tx, candidateId: string): Promise<void> {
  const text = `
    with held as materialized (
      select id from assessment_exports
      where assessment_id in (select assessment_id from invitations where candidate_id = $1) order by id for update
    )
    delete from assessment_exports e using held where e.id = held.id returning e.file_id as "fileId"`;
  const [removed] = await tx.manager.query<[{ fileId: string | null }[], number]>(text, [candidateId]);
  const fileIds = removed.flatMap(({ fileId }) => fileId ?? []);
  if (fileIds.length > 0) await tx.addJob(REMOVE_FILES, { fileIds });
}
