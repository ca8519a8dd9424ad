import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** Quick enough to be done for each answer, and a tenth smaller than gzip. */
const QUALITY = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/** In order of preference. */
const WAYS: [encoding: string, compress: (text: string) => Promise<Buffer>][] = [
  ['br', (text) => toBrotli(text, QUALITY)],
  ['gzip', (text) => toGzip(text)],
];

/** The text as small as a browser takes it by what it accepts; null where it takes it only as it is. */
export async function compressFor(accepted: string, text: string): Promise<{ encoding: string; body: Buffer } | null> {
  for (const [encoding, compress] of WAYS)
    if (takes(accepted, encoding)) return { encoding, body: await compress(text) };
  return null;
}

/** What is named, also by its refusal, is not what the star stands for. */
function takes(accepted: string, encoding: string): boolean {
  const asked = accepted.split(',').map((each) => each.trim().split(/\s*;\s*q=/));
  const found = asked.find(([name]) => name === encoding) ?? asked.find(([name]) => name === '*');
  return found !== undefined && Number(found[1] ?? 1) > 0;
}
