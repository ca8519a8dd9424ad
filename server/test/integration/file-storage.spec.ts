import { createWriteStream, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import S3rver from 's3rver';
import type { FileStorage } from '../../src/platform/files';
import { LocalStorage } from '../../src/platform/files/local-storage';
import { S3Storage } from '../../src/platform/files/s3-storage';

const folder = mkdtempSync(join(tmpdir(), 'mizan-storage-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const service = new S3rver({ port: 0, address: '127.0.0.1', silent: true, directory: join(folder, 's3') });
let endpoint: string;
beforeAll(async () => {
  const { port } = (await service.run()) as { port: number };
  endpoint = `http://127.0.0.1:${port}`;
});
afterAll(() => service.close());

const storages: Record<string, () => FileStorage> = {
  'a folder': () => new LocalStorage(join(folder, 'local')),
  'a bucket of S3 that was not there before': () =>
    new S3Storage({
      bucket: 'mizan',
      region: 'us-east-1',
      endpoint,
      forcePathStyle: true,
      accessKeyId: 'S3RVER',
      secretAccessKey: 'S3RVER',
    }),
};

const content = Buffer.from('0123456789'.repeat(40_000));

describe.each(Object.entries(storages))('%s', (_, make) => {
  let storage: FileStorage;
  beforeAll(() => (storage = make()));
  const read = async (key: string, start?: number, end?: number) =>
    buffer(await storage.read(key, start === undefined ? undefined : { start, end: end! }));

  it('gives back what was put in, whole and in part', async () => {
    await storage.put('ab/whole', Readable.from([content.subarray(0, 7), content.subarray(7)]), content.length);
    expect((await read('ab/whole')).equals(content)).toBe(true);
    expect((await read('ab/whole', 399_998, 399_999)).toString()).toBe('89');
  });

  it('replaces what was there', async () => {
    await storage.put('ab/twice', Readable.from([Buffer.from('one')]), 3);
    await storage.put('ab/twice', Readable.from([Buffer.from('two')]), 3);
    expect((await read('ab/twice')).toString()).toBe('two');
  });

  it('forgets what is removed, and does not mind being told again', async () => {
    await storage.put('ab/gone', Readable.from([Buffer.from('x')]), 1);
    await storage.remove('ab/gone');
    await storage.remove('ab/gone');
    await expect(read('ab/gone')).rejects.toThrow();
  });
});

describe('a folder whose disk is full', () => {
  /** Takes some bytes; then the kernel answers as for a full disk. */
  const startDraft = (path: string) => {
    writeFileSync(path, 'half of i');
    return createWriteStream('/dev/full');
  };

  it('keeps no half file, and what was there before', async () => {
    const place = join(folder, 'full');
    await new LocalStorage(place).put('ab/kept', Readable.from([Buffer.from('before')]));
    const full = new LocalStorage(place, startDraft);
    await expect(full.put('ab/kept', Readable.from([content]))).rejects.toMatchObject({ code: 'ENOSPC' });
    await expect(full.put('ab/new', Readable.from([content]))).rejects.toThrow();
    const files = readdirSync(place, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
    expect(files.map(({ name }) => name)).toEqual(['kept']);
    expect((await buffer(await full.read('ab/kept'))).toString()).toBe('before');
  });
});
