import { Field, ID, Int, ObjectType, registerEnumType } from '@nestjs/graphql';
import { UrlScalar } from '../../platform/graphql';
import { FilePurpose, FileScan } from '../../platform/files';
import type { StoredFile } from '../../platform/files';
import { neutralName } from './nameless';

/** What staff upload; what candidates send has operations of its own. */
export const StaffFilePurpose = {
  QUESTION_IMAGE: FilePurpose.QUESTION_IMAGE,
  WELCOME_VIDEO: FilePurpose.WELCOME_VIDEO,
  QUESTION_BANK: FilePurpose.QUESTION_BANK,
} as const;
export type StaffFilePurpose = (typeof StaffFilePurpose)[keyof typeof StaffFilePurpose];
registerEnumType(StaffFilePurpose, { name: 'FilePurpose', description: 'What staff upload a file for.' });
registerEnumType(FileScan, {
  name: 'FileScan',
  description: 'What the virus scanner says of a file.',
  valuesMap: {
    WAITING: { description: 'It has not looked yet; nobody can open the file.' },
    CLEAN: { description: 'It found nothing.' },
    INFECTED: { description: 'It found something; nobody can open the file.' },
  },
});

@ObjectType('StoredFile', { description: 'A file that the server holds.' })
export class StoredFileNode {
  @Field(() => ID)
  id: string;

  @Field(() => String)
  name: string;

  @Field(() => String, { description: 'By its content, whatever its sender called it.' })
  contentType: string;

  @Field(() => Int)
  byteSize: number;

  @Field(() => UrlScalar, { description: 'For signed-in staff, relative to the server; add `?download` to save it.' })
  url: string;

  @Field(() => FileScan, { nullable: true, description: 'Null when it came while no scanner was set up.' })
  scan: FileScan | null;
}

@ObjectType('UploadInParts', { description: 'A file of which parts may still be missing.' })
export class UploadInPartsNode {
  @Field(() => ID)
  id: string;

  @Field(() => Int, { description: 'The most that a part may have; only the last one is meant to have less.' })
  partBytes: number;

  @Field(() => [Int], { description: 'The parts that need not be sent again, from 0.' })
  receivedParts: number[];
}

type Described = Pick<StoredFile, 'id' | 'name' | 'contentType' | 'byteSize' | 'scan'>;

export function toStoredFileNode({ id, name, contentType, byteSize, scan }: Described): StoredFileNode {
  return { id, name, contentType, byteSize, scan, url: staffFileUrl(id) };
}

/** Says nothing of whose it is, neither here nor when it is saved. */
export function namelessly(file: StoredFileNode): StoredFileNode {
  const { id, contentType, byteSize, scan } = file;
  return { id, contentType, byteSize, scan, name: neutralName(file), url: `${staffFileUrl(id)}/nameless` };
}

/** Behind the session, by the rule of scope. */
export function staffFileUrl(fileId: string): string {
  return `/api/v1/files/${fileId}`;
}
