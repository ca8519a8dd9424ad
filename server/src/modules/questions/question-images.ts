import { Injectable } from '@nestjs/common';
import { OwnerScope } from '../../platform/access';
import type { SqlFragment, Viewer } from '../../platform/access';
import { FileUse, isImageIn } from '../../platform/files';

/** SQL: whether the file `f.id` is a picture in either language of the version `v`. */
export const isImageInVersion = `(${isImageIn(`(v.fields ->> 'textHtml')`)}
  or ${isImageIn(`(v.fields #>> '{translation,textHtml}')`)})`;

/** The pictures in the texts of questions, in every version; whoever may see a question may see them, whoever uploaded them. */
@Injectable()
export class QuestionImages extends FileUse {
  readonly holds = `exists (select from question_versions v where ${isImageInVersion})`;

  constructor(private readonly scope: OwnerScope) {
    super();
  }

  override readableBy(viewer: Viewer, firstParam: number): SqlFragment {
    const { sql, params } = this.scope.sql(viewer, 'q.owner_id', firstParam);
    const versions = 'question_versions v join questions q on q.id = v.question_id';
    return { sql: `exists (select from ${versions} where ${isImageInVersion} and ${sql})`, params };
  }
}
