import { Injectable } from '@nestjs/common';
import { OwnerScope } from '../../../../platform/access';
import type { SqlFragment, Viewer } from '../../../../platform/access';
import { FileUse, isImageIn } from '../../../../platform/files';

const inPaper = `(${isImageIn('q.text_html')} or ${isImageIn(`(q.translation ->> 'textHtml')`)})`;

/** What candidates hand in is kept as long as their attempt, and so are the pictures in its frozen paper. */
@Injectable()
export class ExamFileUse extends FileUse {
  readonly holds = `exists (select from answer_files af where af.file_id = f.id)
    or exists (select from attempt_questions q where ${inPaper})`;

  constructor(private readonly scope: OwnerScope) {
    super();
  }

  override readableBy(viewer: Viewer, firstParam: number): SqlFragment {
    const { sql, params } = this.scope.sql(viewer, 't.owner_id', firstParam);
    const papers = 'attempt_questions q join attempts t on t.id = q.attempt_id';
    return { sql: `exists (select from ${papers} where ${inPaper} and ${sql})`, params };
  }
}
