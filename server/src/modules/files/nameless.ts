import { extensionOf } from '../../platform/files';

/** Stands for a name that may tell whose file it is: the same on every visit, with the ending that it came with. */
export function neutralName({ id, name }: { id: string; name: string }): string {
  const extension = extensionOf(name);
  const end = /^[a-z0-9]{1,8}$/.test(extension) ? `.${extension}` : '';
  return `file-${id.slice(0, 8)}${end}`;
}
