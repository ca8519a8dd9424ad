import { Injectable } from '@nestjs/common';
import type { SqlFragment } from '../../platform/access';
import { FileUse } from '../../platform/files';
import { isImageInVersion } from '../questions';

/** The pictures in the questions of tests that are published to all are for all. */
@Injectable()
export class PublishedImages extends FileUse {
  /** They are held by their questions. */
  readonly holds = 'false';

  override readableBy(): SqlFragment {
    const sql = `exists (
      select from question_versions v
      join test_questions place on place.question_id = v.question_id and place.version = v.version
      join tests on tests.id = place.test_id
      where ${isImageInVersion} and tests.published_at is not null and tests.status = 'Active')`;
    return { sql, params: [] };
  }
}
