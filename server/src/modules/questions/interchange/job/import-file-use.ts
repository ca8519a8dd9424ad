import { Injectable } from '@nestjs/common';
import { FileUse } from '../../../../platform/files';

/** A bank stays for as long as an import of it may have to begin anew. Nobody reads it by an address. */
@Injectable()
export class ImportFileUse extends FileUse {
  readonly holds = 'exists (select from question_imports i where i.file_id = f.id and i.finished_at is null)';
}
