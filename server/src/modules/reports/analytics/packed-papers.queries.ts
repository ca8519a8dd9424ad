import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { ContentLanguage } from '../../questions';
import type { QuestionFacts } from './marked-question';
import type { PackedPapers } from './packed-papers';
import type { KeyedPaper } from './place-questions';

export interface TimedPack extends PackedPapers {
  usedMilliseconds: number | null;
  timedAttempts: number;
  /** What could be earned, all attempts together. */
  totalScores: number;
}

/** Results a pack: some hundred kilobytes, so that reading one does not keep others waiting. */
const IN_ONE_PACK = 4_096;
/** With more different ones they were drawn from pools, and each comes with its result. */
const MOST_SHARED_PAPERS = 64;

/** Final results alone: what still waits for a person is left out, its marks are not the last word. */
const finalIn = (language: string) => `from results r join result_items i on i.result_id = r.attempt_id
    where r.assessment_id = $1 and r.status <> 'Under review' and (${language}::content_language is null or i.language = ${language})`;

const differentPapers = `select from (select distinct i.paper ${finalIn('$2')}) papers limit ${MOST_SHARED_PAPERS + 1}`;

/** `$2`: whether papers are shared; `$3`: a language, or null for both. All bytes of a group are joined in the same order. */
const packs = `
  select width, language, count(*)::int as attempts, string_agg(uuid_send(result_id), '') as ids,
    string_agg(marks, '') as marks, string_agg(milliseconds, '') as milliseconds,
    string_agg(int4send(total), '') as totals, string_agg(int4send(percentage), '') as percentages,
    string_agg(choices, '') as choices, coalesce(shared, string_agg(own, '')) as keys,
    sum(used_milliseconds)::float8 as "usedMilliseconds", count(used_milliseconds)::int as "timedAttempts",
    sum(total_score)::float8 as "totalScores"
  from (
    select i.result_id, case when $2 then i.question_keys end as shared, cardinality(i.question_ids) as width, i.marks,
      i.milliseconds, i.used_milliseconds, i.choices, i.language, (r.score * 100)::int as total, r.total_score, r.percentage,
      case when not $2 then i.question_keys end as own, row_number() over () / ${IN_ONE_PACK} as pack
    ${finalIn('$3')}
  ) packed group by shared, width, language, choices is null, pack`;

const papers = `
  select result_id as "attemptId", question_ids as "questionIds", maxima
  from result_items where result_id = any($1::uuid[])`;

const facts = `
  select attempt_id as "attemptId", q.question_id as "questionId", q.type, q.text, q.text_html as "textHtml", q.content, q.answer_key as "answerKey",
    q.language, q.translation
  from unnest($1::uuid[], $2::uuid[]) as sample (attempt_id, question_id)
    join attempt_questions q using (attempt_id, question_id)
  where not q.is_additional order by q.position, q.question_id`;

/** A question as the paper of one attempt has it. */
export interface Sample {
  attemptId: string;
  questionId: string;
}

/** What marking packed of an assessment's final results. Whoever asks may see the assessment. */
@Injectable()
export class PackedPapersQueries {
  constructor(private readonly dataSource: DataSource) {}

  /** Only of those who sat in the language where one is named. */
  async of(assessmentId: string, language: ContentLanguage | null): Promise<TimedPack[]> {
    const different = await this.dataSource.query<unknown[]>(differentPapers, [assessmentId, language]);
    const isShared = different.length <= MOST_SHARED_PAPERS;
    return this.dataSource.query<TimedPack[]>(packs, [assessmentId, isShared, language]);
  }

  papersOf(attemptIds: readonly string[]): Promise<KeyedPaper[]> {
    return this.dataSource.query<KeyedPaper[]>(papers, [attemptIds]);
  }

  /** In the order of a paper. */
  facts(samples: readonly Sample[]): Promise<(QuestionFacts & Sample)[]> {
    const columns = [samples.map(({ attemptId }) => attemptId), samples.map(({ questionId }) => questionId)];
    return this.dataSource.query<(QuestionFacts & Sample)[]>(facts, columns);
  }
}
