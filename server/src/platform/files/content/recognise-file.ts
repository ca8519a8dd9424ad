import { FileTypeNotAllowed } from '../../errors';
import { extensionOf } from '../file-name';
import { contentOf } from './content-of';
import type { FileType } from './file-types';

/** The one of these types that a file has by its bytes and by its name. @throws FileTypeNotAllowed */
export async function recogniseFile(name: string, bytes: Buffer, accepted: readonly FileType[]): Promise<FileType> {
  const content = await contentOf(bytes);
  const extension = extensionOf(name);
  const type = accepted.find((each) => each.content === content && each.extensions.includes(extension));
  if (!type) throw new FileTypeNotAllowed();
  return type;
}

/** The one of these types that the name promises; nobody has looked at the bytes. */
export function typeByName(name: string, accepted: readonly FileType[]): FileType | null {
  const extension = extensionOf(name);
  return accepted.find(({ extensions }) => extensions.includes(extension)) ?? null;
}

/** Whether a recording begins as its type says; its first part may be a few bytes short. @throws FileTypeNotAllowed */
export async function assertBeginsAs(type: FileType, head: Buffer): Promise<void> {
  if ((await contentOf(head)) !== type.content) throw new FileTypeNotAllowed();
}
