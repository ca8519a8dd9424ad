import { Injectable } from '@nestjs/common';
import { StaffRecords } from '../../../identity';

/** Archives go with their maker and with their assessment, by the database itself: all that can go is taken in order before. */
@Injectable()
export class ExportRecords extends StaffRecords {
  readonly order = 5;
  readonly locks = {
    assessment_exports: 'created_by = $1 or assessment_id in (select id from assessments where owner_id = $1)',
  };

  handOver(): Promise<void> {
    return Promise.resolve();
  }

  remove(): Promise<void> {
    return Promise.resolve();
  }
}
