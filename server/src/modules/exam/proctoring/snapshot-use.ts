import { Injectable } from '@nestjs/common';
import { FileUse } from '../../../platform/files';

/** A picture is kept as long as its row. Staff read it by an address of its own, which logs who looked. */
@Injectable()
export class SnapshotUse extends FileUse {
  readonly holds = 'exists (select from proctor_snapshots s where s.file_id = f.id)';
}
