import sharp from 'sharp';
import type { Sharp } from 'sharp';
import { createTestApp, graphql } from '../kit';
import type { SignedIn, TestApp } from '../kit';
import { uploadAs } from '../kit/builders/files';

let app: TestApp;
let hr: SignedIn;
beforeAll(async () => {
  app = await createTestApp();
  hr = await app.as.hr();
});
afterAll(() => app.close());

const plain = (width: number, height: number): Sharp =>
  sharp({ create: { width, height, channels: 3, background: '#336699' } });

/** What others get to see of an uploaded picture. */
async function stored(name: string, content: Buffer): Promise<Buffer> {
  const { file, code } = await uploadAs(hr, { name, content });
  if (!file) throw new Error(code);
  return (await hr.request({ method: 'GET', url: file.url })).rawPayload;
}

const where = {
  IFD0: { Make: 'Somebody’s telephone' },
  IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '24/1 42/1 0/1', GPSLongitudeRef: 'E', GPSLongitude: '46/1 40/1 0/1' },
};

describe('a picture that somebody uploads', () => {
  it.each(['jpeg', 'png', 'webp'] as const)('as %s tells nobody where it was taken, and with what', async (format) => {
    const content = await plain(20, 10).toFormat(format).withExif(where).toBuffer();
    expect((await sharp(content).metadata()).exif).toBeDefined();
    const { exif, xmp, iptc, comments, ...left } = await sharp(await stored(`a.${format}`, content)).metadata();
    expect([exif, xmp, iptc, comments]).toEqual([undefined, undefined, undefined, undefined]);
    expect(left).toMatchObject({ format, width: 20, height: 10 });
  });

  it('stands upright without the note of the camera that it lies', async () => {
    const lying = await plain(20, 10).jpeg().withMetadata({ orientation: 6 }).toBuffer();
    const { width, height, orientation } = await sharp(await stored('a.jpg', lying)).metadata();
    expect([width, height, orientation]).toEqual([10, 20, undefined]);
  });

  it('loses what was hidden behind it', async () => {
    const hidden = '<script>alert(1)</script>PK';
    const content = Buffer.concat([await plain(4, 4).png().toBuffer(), Buffer.from(hidden)]);
    const [before, after] = [content, await stored('a.png', content)].map((bytes) => bytes.includes('<script>'));
    expect([before, after]).toEqual([true, false]);
  });

  it('goes on moving', async () => {
    const frames = Buffer.concat([Buffer.alloc(4 * 4 * 3, 0), Buffer.alloc(4 * 4 * 3, 255)]);
    const raw = { width: 4, height: 8, channels: 3 as const, pageHeight: 4 };
    const content = await sharp(frames, { raw })
      .gif({ delay: [100, 100] })
      .toBuffer();
    expect((await sharp(await stored('a.gif', content)).metadata()).pages).toBe(2);
  });

  it('of more pixels than anybody’s screen is refused, however small its file is', async () => {
    const bomb = await plain(5_000, 4_801).png({ compressionLevel: 9 }).toBuffer();
    expect(bomb.length).toBeLessThan(256_000);
    expect((await uploadAs(hr, { content: bomb })).code).toBe('PICTURE_TOO_LARGE');
  });

  it('that only begins like one is refused', async () => {
    const whole = await plain(200, 200).png({ compressionLevel: 0 }).toBuffer();
    expect((await uploadAs(hr, { content: whole.subarray(0, 300) })).code).toBe('FILE_TYPE_NOT_ALLOWED');
  });

  it('in parts is treated alike', async () => {
    const content = await plain(20, 10).jpeg().withExif(where).toBuffer();
    const begin = graphql(`
      mutation Pictures_startUpload($input: StartUploadInput!) {
        startUpload(input: $input) { upload { id } }
      }
    `);
    const input = {
      purpose: 'QUESTION_IMAGE' as const,
      name: 'a.jpg',
      contentType: 'image/jpeg',
      byteSize: content.length,
    };
    const { startUpload } = await hr.data(begin, { input });
    const uploadId = startUpload.upload.id;
    const middle = Math.floor(content.length / 2);
    for (const [index, part] of [content.subarray(0, middle), content.subarray(middle)].entries()) {
      const send = graphql(`
        mutation Pictures_uploadPart($input: UploadPartInput!) {
          uploadPart(input: $input) { upload { id } }
        }
      `);
      const file = { name: 'part', type: 'application/octet-stream', content: part };
      await hr.upload(send, { input: { uploadId, index, file: null } }, { 'input.file': file });
    }
    const finish = graphql(`
      mutation Pictures_finishUpload($id: ID!) {
        finishUpload(input: { uploadId: $id }) { file { byteSize url } }
      }
    `);
    const { finishUpload } = await hr.data(finish, {
      id: uploadId,
    });
    const { rawPayload } = await hr.request({ method: 'GET', url: finishUpload.file.url });
    expect(rawPayload.length).toBe(finishUpload.file.byteSize);
    expect((await sharp(rawPayload).metadata()).exif).toBeUndefined();
  });
});
