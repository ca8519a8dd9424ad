import { readdirSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** Not the pages themselves: the server writes a nonce into them on every request. */
const COMPRESSIBLE = /\.(js|css|svg|json)$/;
/** Below this a compressed copy saves less than one network packet. */
const SMALLEST_BYTES = 1024;

/** Writes `.br` and `.gz` beside every text file, at the strength that only a build can afford. */
export async function precompress(folder) {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && COMPRESSIBLE.test(entry.name) && !entry.name.endsWith('manifest.json'))
    .map((entry) => path.join(entry.parentPath, entry.name));
  await Promise.all(files.map(compressFile));
}

async function compressFile(file) {
  const content = await readFile(file);
  if (content.length < SMALLEST_BYTES) return;
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: content.length };
  const [br, gz] = await Promise.all([
    promisify(brotliCompress)(content, { params }),
    promisify(gzip)(content, { level: 9 }),
  ]);
  await Promise.all([writeFile(`${file}.br`, br), writeFile(`${file}.gz`, gz)]);
}
