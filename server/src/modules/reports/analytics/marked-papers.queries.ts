import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { gatherMarks } from './gather-marks';
import type { PackedMarks, PackedPaper } from './gather-marks';
import type { MarkedPapers, QuestionFacts } from './marked-question';

interface PackRow extends PackedMarks {
  /** An attempt with this paper. */
  sample: string;
  usedMilliseconds: number | null;
  timedAttempts: number;
}

interface PaperRow extends PackedPaper {
  paper: string;
  attemptId: string;
}

/** Results a pack: some hundred kilobytes, so that reading one does not keep others waiting. */
const IN_ONE_PACK = 4_096;

/** Final results alone: what still waits for a person is left out, its marks are not the last word. */
const packs = `
  select paper, count(*)::int as attempts, min(result_id::text) as sample, string_agg(marks, '') as marks,
    string_agg(milliseconds, '') as milliseconds, string_agg(int4send(total), '') as totals,
    sum(used_milliseconds)::float8 as "usedMilliseconds", count(used_milliseconds)::int as "timedAttempts"
  from (
    select i.result_id, i.paper, i.marks, i.milliseconds, i.used_milliseconds, (r.score * 100)::int as total,
      row_number() over () / ${IN_ONE_PACK} as pack
    from results r join result_items i on i.result_id = r.attempt_id
    where r.assessment_id = $1 and r.status <> 'Under review'
  ) packed group by paper, pack`;

const papers = `
  select result_id as "attemptId", paper, question_ids as "questionIds", maxima
  from result_items where result_id = any($1::uuid[])`;

const facts = `
  select q.question_id as "questionId", q.type, q.text, q.content, q.answer_key as "answerKey"
  from unnest($1::uuid[], $2::uuid[]) as sample (attempt_id, question_id)
    join attempt_questions q using (attempt_id, question_id)
  where not q.is_additional order by q.position, q.question_id`;

/** The marks of an assessment's final results, question by question. Whoever asks may see the assessment. */
@Injectable()
export class MarkedPapersQueries {
  constructor(private readonly dataSource: DataSource) {}

  async of(assessmentId: string): Promise<MarkedPapers> {
    const rows = await this.dataSource.query<PackRow[]>(packs, [assessmentId]);
    const found = await this.papersOf(rows);
    const marks = gatherMarks(rows, new Map(found.map((row) => [row.paper, row])));
    const questions = (await this.factsOf(found)).flatMap((question) => {
      const gathered = marks.get(question.questionId);
      return gathered ? [{ ...question, ...gathered }] : [];
    });
    return { questions, averageSeconds: averageSecondsOf(rows) };
  }

  private papersOf(rows: readonly PackRow[]): Promise<PaperRow[]> {
    const samples = new Map(rows.map(({ paper, sample }) => [paper, sample]));
    return this.dataSource.query<PaperRow[]>(papers, [[...samples.values()]]);
  }

  /** In the order of a paper. */
  private factsOf(found: readonly PaperRow[]): Promise<QuestionFacts[]> {
    const samples = new Map(found.flatMap(({ attemptId, questionIds }) => questionIds.map((id) => [id, attemptId])));
    return this.dataSource.query<QuestionFacts[]>(facts, [[...samples.values()], [...samples.keys()]]);
  }
}

function averageSecondsOf(rows: readonly PackRow[]): number | null {
  const attempts = rows.reduce((sum, { timedAttempts }) => sum + timedAttempts, 0);
  const milliseconds = rows.reduce((sum, { usedMilliseconds }) => sum + (usedMilliseconds ?? 0), 0);
  return attempts > 0 ? milliseconds / attempts / 1_000 : null;
}
