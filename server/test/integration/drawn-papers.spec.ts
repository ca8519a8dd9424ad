import { randomUUID } from 'node:crypto';
import type { MarkedPapers } from '../../src/modules/reports/analytics/marked-question';
import { ReadMarkedPapers } from '../../src/modules/reports/analytics/marked-papers';
import { PackedPapersQueries } from '../../src/modules/reports/analytics/packed-papers.queries';
import { createTestApp } from '../kit';
import type { TestApp } from '../kit';

const POOL = Array.from({ length: 9 }, () => randomUUID()).sort();
const ATTEMPTS = 90;
/** Its points were raised after a third of the attempts. */
const RAISED = POOL[4]!;

interface Asked {
  questionId: string;
  /** Hundredths, as the mark. */
  maximum: number;
  mark: number;
}

interface Sat {
  attemptId: string;
  asked: Asked[];
}

/** Which questions were drawn follows from the bits of a number, so that there are as many papers as numbers. */
function sit(index: number, papers: number): Sat {
  const bits = (index % papers) + 1;
  const asked = POOL.filter((_, place) => (bits >> (place % 7)) & 1).map((questionId, place) => {
    const maximum = questionId === RAISED && index >= ATTEMPTS / 3 ? 500 : 300;
    return { questionId, maximum, mark: ((index * 37 + place * 101) % 7) * 50 };
  });
  return { attemptId: randomUUID(), asked };
}

const sum = (values: readonly number[]) => values.reduce((all, value) => all + value, 0);
const totalOf = ({ asked }: Sat) => sum(asked.map(({ mark }) => mark)) / 100;
const bytesOf = (values: readonly number[]) =>
  `\\x${values.map((value) => value.toString(16).padStart(8, '0')).join('')}`;

const plant = `
  with sat as materialized (
    select * from jsonb_to_recordset($2) as sat ("attemptId" uuid, total numeric, "questionIds" uuid[], maxima int[], marks bytea)
  ), kept as (
    insert into results (attempt_id, owner_id, assessment_id, candidate_id, score, total_score, percentage, status, marked_at)
    select "attemptId", gen_random_uuid(), $1, gen_random_uuid(), total, 100, total, 'Passed', now() from sat
  ), asked as (
    insert into attempt_questions (id, attempt_id, question_id, position, type, text, content, answer_key,
      base_duration_seconds, duration_seconds, score, difficulty, skill, is_additional)
    select gen_random_uuid(), "attemptId", id, place, 'true-false', '', '{}', '{}', 30, 30, 1, 'Easy', '', false
    from sat cross join unnest("questionIds") with ordinality as question (id, place)
  )
  insert into result_items (result_id, paper, question_ids, maxima, marks, milliseconds)
  select "attemptId", md5("questionIds"::text || maxima::text)::uuid, "questionIds", maxima, marks, marks from sat`;

describe.each([
  ['many different papers', ATTEMPTS],
  ['a few different papers', 5],
])('the marks of %s', (_, papers) => {
  const sat = Array.from({ length: ATTEMPTS }, (_value, index) => sit(index, papers));
  let app: TestApp;
  let read: MarkedPapers;
  beforeAll(async () => {
    app = await createTestApp();
    const assessmentId = randomUUID();
    const rows = sat.map(({ attemptId, asked }, index) => ({
      attemptId,
      total: totalOf(sat[index]!),
      questionIds: asked.map(({ questionId }) => questionId),
      maxima: asked.map(({ maximum }) => maximum),
      marks: bytesOf(asked.map(({ mark }) => mark)),
    }));
    await app.owner.transaction(async (manager) => {
      await manager.query('set local session_replication_role = replica');
      await manager.query(plant, [assessmentId, JSON.stringify(rows)]);
    });
    read = await new ReadMarkedPapers(new PackedPapersQueries(app.dataSource)).of(assessmentId);
  });
  afterAll(() => app.close());

  const asking = (questionId: string) => sat.filter(({ asked }) => asked.some((one) => one.questionId === questionId));

  it('are found question by question, each with the greatest of its maxima', () => {
    const found = read.questions.map(({ questionId, attempts, maximum }) => ({ questionId, attempts, maximum }));
    const wanted = POOL.map((questionId) => {
      const those = asking(questionId).flatMap(({ asked }) => asked.filter((one) => one.questionId === questionId));
      return { questionId, attempts: those.length, maximum: Math.max(...those.map(({ maximum }) => maximum)) / 100 };
    });
    expect(found.toSorted((a, b) => (a.questionId < b.questionId ? -1 : 1))).toEqual(
      wanted.filter(({ attempts }) => attempts > 0),
    );
  });

  it('stay beside the total of whoever got them', () => {
    for (const { questionId, marks, totals } of read.questions) {
      const found = [...marks].map((mark, index) => `${mark} of ${totals?.[index]}`);
      const wanted = asking(questionId).map((one) => {
        const mark = one.asked.find((question) => question.questionId === questionId)!.mark / 100;
        return `${mark} of ${totalOf(one)}`;
      });
      expect(found.toSorted()).toEqual(wanted.toSorted());
    }
  });
});
