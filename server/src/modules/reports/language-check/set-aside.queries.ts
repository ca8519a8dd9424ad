import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { staffFileUrl } from '../../files';
import { showRichText } from '../../questions';
import type { QuestionSetAside } from './language-check';

const questions = `
  select s.question_id as "questionId", s.reason, s.set_aside_at as "setAsideAt", u.name as "setAsideByName",
    coalesce(asked.text, n.text, '') as text, case when asked.text is null then n.text_html else asked.text_html end as "textHtml"
  from set_aside_questions s left join users u on u.id = s.set_aside_by left join questions n on n.id = s.question_id
    left join lateral (select q.text, q.text_html from attempt_questions q join attempts t on t.id = q.attempt_id
      where q.question_id = s.question_id and t.assessment_id = s.assessment_id limit 1) asked on true
  where s.assessment_id = $1 order by s.set_aside_at desc, s.question_id`;

/** Questions that count for nobody. Whoever asks may see the assessment. */
@Injectable()
export class SetAsideQueries {
  constructor(private readonly dataSource: DataSource) {}

  async of(assessmentId: string): Promise<QuestionSetAside[]> {
    const rows = await this.dataSource.query<QuestionSetAside[]>(questions, [assessmentId]);
    return rows.map((row) => ({ ...row, textHtml: showRichText(row.textHtml, staffFileUrl) }));
  }
}
