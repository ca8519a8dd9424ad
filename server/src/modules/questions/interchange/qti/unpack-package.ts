import { UnacceptableArchive, unpackArchive } from '../../../../platform/archives';
import { NotUnderstood } from '../not-understood';

const LIMITS = { entries: 12_000, unpackedBytes: 80 * 1024 * 1024 };

/** The files of a package by name. @throws NotUnderstood ARCHIVE_UNACCEPTABLE */
export async function unpackPackage(bytes: Uint8Array): Promise<Map<string, Buffer>> {
  try {
    return await unpackArchive(bytes, LIMITS);
  } catch (error) {
    if (!(error instanceof UnacceptableArchive)) throw error;
    throw new NotUnderstood('ARCHIVE_UNACCEPTABLE', { reason: error.problem });
  }
}
