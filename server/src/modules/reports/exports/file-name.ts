import anyAscii from 'any-ascii';
import { cleanFileName } from '../../../platform/files';

const LONGEST_PART = 60;

/** `parts` in Latin letters, joined by a dash, the last one being the extension; nothing of it can be taken for a folder or a command. */
export function fileNameOf(...parts: [string, ...string[]]): string {
  const extension = parts.at(-1) ?? '';
  const named = parts
    .slice(0, -1)
    .map((part) =>
      anyAscii(part)
        .replace(/[^A-Za-z0-9_, -]+/gu, ' ')
        .replace(/\s+/gu, ' ')
        .trim()
        .slice(0, LONGEST_PART),
    )
    .filter((part) => part !== '');
  return cleanFileName(`${named.join(' - ') || 'mizan'}.${extension}`);
}
