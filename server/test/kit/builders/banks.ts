import { randomUUID } from 'node:crypto';
import type { SignedIn } from '../viewers';
import { graphql } from '../graphql';

const PART = 256_000;
const START = graphql(`
  mutation KitBanks_startUpload($input: StartUploadInput!) {
    startUpload(input: $input) { upload { id } }
  }
`);
const SEND = graphql(`
  mutation KitBanks_uploadPart($input: UploadPartInput!) {
    uploadPart(input: $input) { upload { receivedParts } }
  }
`);
const FINISH = graphql(`
  mutation KitBanks_finishUpload($input: FinishUploadInput!) {
    finishUpload(input: $input) { file { id } }
  }
`);

/** A bank of questions, sent in parts as the page does; the id of the upload. */
export async function aSentBank(client: SignedIn, name: string, content: Buffer): Promise<string> {
  const about = { name, purpose: 'QUESTION_BANK' as const, contentType: 'text/plain', byteSize: content.length };
  const uploadId = randomUUID();
  await client.data(START, { input: { uploadId, ...about } });
  for (let index = 0; index * PART < content.length; index++) {
    const part = content.subarray(index * PART, (index + 1) * PART);
    const files = { 'input.file': { name: 'part', type: 'application/octet-stream', content: part } };
    await client.upload(SEND, { input: { uploadId, index, file: null } }, files);
  }
  await client.data(FINISH, { input: { uploadId } });
  return uploadId;
}

/** GIFT with so many questions, each of which stands once. */
export function aBank(count: number): Buffer {
  const questions = Array.from(
    { length: count },
    (_, at) =>
      `::Q${at}::What is ${at} + 1, and why does it matter to a bank of questions of a usual size? {=${at + 1} ~${at} ~${at + 2}}\n`,
  );
  return Buffer.from(questions.join('\n'));
}
