import { Field, ID, Int, ObjectType, registerEnumType } from '@nestjs/graphql';
import { UrlScalar } from '../../platform/graphql';
import { FileScan } from '../../platform/files';
import { StaffFilePurpose } from './shown-file';
import type { ShownFile } from './shown-file';
import type { UploadInParts } from './staff-uploads';

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
export class StoredFileNode implements ShownFile {
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
export class UploadInPartsNode implements UploadInParts {
  @Field(() => ID)
  id: string;

  @Field(() => Int, { description: 'The most that a part may have; only the last one is meant to have less.' })
  partBytes: number;

  @Field(() => [Int], { description: 'The parts that need not be sent again, from 0.' })
  receivedParts: number[];
}
