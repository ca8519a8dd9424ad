import type { Erasure } from './erasure.entity';

/** The certificate as text; the same facts give the same bytes. */
export function certificateOf(erasure: Omit<Erasure, 'sha256'>): string {
  const { id, erasedAt, erasedByName, deleted, fileCount } = erasure;
  const rows = Object.entries(deleted).sort(([a], [b]) => (a < b ? -1 : 1));
  const facts = { certificate: id, erasedAt: erasedAt.toISOString(), erasedBy: erasedByName };
  return JSON.stringify({ ...facts, deletedRows: Object.fromEntries(rows), deletedFiles: fileCount }, null, 2);
}
