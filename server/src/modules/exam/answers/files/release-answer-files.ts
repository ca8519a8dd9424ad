import type { Tx } from '../../../../platform/database';
import { REMOVE_FILES } from '../../../../platform/files';

/** Call it before an attempt is deleted: once that is done, what was handed in goes from the storage as well. */
export async function releaseAnswerFiles(tx: Tx, attemptId: string): Promise<void> {
  const sql = `
    select file_id as id from answer_files where attempt_id = $1
    union select file_id from proctor_snapshots where attempt_id = $1 and file_id is not null`;
  const files = await tx.manager.query<{ id: string }[]>(sql, [attemptId]);
  if (files.length > 0) await tx.addJob(REMOVE_FILES, { fileIds: files.map(({ id }) => id) });
}
