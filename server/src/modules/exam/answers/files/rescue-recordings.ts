import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Clock } from '../../../../platform/clock';
import { JobHandler } from '../../../../platform/jobs';
import { FileTypeNotAllowed } from '../../../../platform/errors';
import { JoinParts, UploadIncomplete } from '../../../../platform/files';
import type { StoredFile } from '../../../../platform/files';
import type { QuestionType } from '../../../questions';
import { recordingType } from './accepted-types';

const PATIENCE_HOURS = 24;
const MOST_AT_ONCE = 200;

interface Abandoned extends StoredFile {
  type: QuestionType;
}

const abandoned = `
  select f.id, f.content_type as "contentType", f.finished_at as "finishedAt", q.type
  from stored_files f
  join answer_files af on af.file_id = f.id join attempt_questions q on q.id = af.question_id
  where f.finished_at is null and f.created_at < $1::timestamptz - make_interval(hours => $2)
    and not exists (select from stored_file_parts p where p.file_id = f.id
      and p.stored_at >= $1::timestamptz - make_interval(hours => $2))
  order by f.created_at limit $3`;

/**
 * What a candidate recorded before their browser died is kept and shown to the reviewer, as far as it arrived; of what
 * never arrived only the trace goes, and then the sweep takes the rest.
 */
@Injectable()
export class RescueRecordings {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
    private readonly parts: JoinParts,
  ) {}

  @JobHandler('rescue-recordings', { cron: '11 * * * *' })
  async execute(): Promise<void> {
    const values = [this.clock.now(), PATIENCE_HOURS, MOST_AT_ONCE];
    for (const file of await this.dataSource.query<Abandoned[]>(abandoned, values)) {
      if (!(await this.rescue(file))) {
        await this.dataSource.query('delete from answer_files where file_id = $1', [file.id]);
      }
    }
  }

  private async rescue(file: Abandoned): Promise<boolean> {
    const type = recordingType(file.type, file.contentType);
    if (!type) return false;
    try {
      await this.parts.execute(file, type, 'unbroken');
      return true;
    } catch (error) {
      if (error instanceof UploadIncomplete || error instanceof FileTypeNotAllowed) return false;
      throw error;
    }
  }
}
