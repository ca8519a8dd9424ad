import { Injectable } from '@nestjs/common';
import { FileUse } from '../../../../platform/files';

/** An archive is kept as long as its row. Staff read it by an address of its own, which logs who took it. */
@Injectable()
export class ExportFileUse extends FileUse {
  readonly holds = 'exists (select from assessment_exports e where e.file_id = f.id)';
}
