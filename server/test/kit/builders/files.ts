import { randomBytes } from 'node:crypto';
import sharp from 'sharp';
import type { ApiClient, UploadFile } from '../api-client';
import { graphql } from '../graphql';
import type { ResultOf } from '../graphql';

/** One transparent pixel, as it is encoded here: storing it changes nothing. */
export const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAACXBIWXMAAAsSAAALEgHS3X78AAAADUlEQVQImWNgYPhfDwACggF/NGwuCgAAAABJRU5ErkJggg==',
  'base64',
);

/** A picture that nothing makes smaller: some 254,000 bytes of noise. */
export function noisyPng(): Promise<Buffer> {
  const raw = { width: 290, height: 290, channels: 3 as const };
  return sharp(randomBytes(290 * 290 * 3), { raw })
    .png()
    .toBuffer();
}

const uploadFile = graphql(`
  mutation KitFiles_uploadFile($input: UploadFileInput!) {
    uploadFile(input: $input) { file { id name contentType byteSize url } }
  }
`);

export type StoredFileAnswer = ResultOf<typeof uploadFile>['uploadFile']['file'];

/** The answer to an upload by staff, refusals included. */
export async function uploadAs(client: ApiClient, file: Partial<UploadFile> = {}) {
  const input = { purpose: 'QUESTION_IMAGE' as const, file: null };
  const image = { name: 'balance.png', type: 'image/png', content: png, ...file };
  const { body } = await client.upload(uploadFile, { input }, { 'input.file': image });
  return { file: body.data?.uploadFile.file, code: body.errors?.[0]?.extensions.code };
}

/** A stored question image of this user. */
export async function anImage(client: ApiClient): Promise<StoredFileAnswer> {
  const { file, code } = await uploadAs(client);
  if (!file) throw new Error(code);
  return file;
}
