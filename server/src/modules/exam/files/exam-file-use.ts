import { Injectable } from '@nestjs/common';
import { FileUse } from '../../../platform/files';

/** What candidates hand in is kept as long as their attempt. */
@Injectable()
export class ExamFileUse extends FileUse {
  readonly holds = 'exists (select from answer_files af where af.file_id = f.id)';
}
