import { buffer } from 'node:stream/consumers';
import { ZipFile } from 'yazl';

/** A ZIP archive of these files, in their order. @param compressionLevel of zlib, 0 to 9 */
export function packArchive(files: ReadonlyMap<string, Buffer>, compressionLevel = 6): Promise<Buffer> {
  const zip = new ZipFile();
  for (const [name, content] of files) zip.addBuffer(content, name, { compressionLevel });
  zip.end();
  return buffer(zip.outputStream);
}
