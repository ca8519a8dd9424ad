import type { Tx } from '../../../../platform/database';
import { REMOVE_FILES } from '../../../../platform/files';

/** Archives hold copies of what somebody gave: those in which a candidate can be are removed with them. */
export async function forgetExportsWith(tx: Tx, candidateId: string): Promise<void> {
  const text = `delete from assessment_exports e using invitations i
    where i.assessment_id = e.assessment_id and i.candidate_id = $1 returning e.file_id as "fileId"`;
  const [removed] = await tx.manager.query<[{ fileId: string | null }[], number]>(text, [candidateId]);
  const fileIds = removed.flatMap(({ fileId }) => fileId ?? []);
  if (fileIds.length > 0) await tx.addJob(REMOVE_FILES, { fileIds });
}
