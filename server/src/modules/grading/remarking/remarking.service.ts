import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { DataSource, In } from 'typeorm';
import type { EntityManager } from 'typeorm';
import type { Viewer } from '../../../platform/access';
import { Audit, auditAction } from '../../../platform/audit';
import type { RequestOrigin } from '../../../platform/audit';
import { Clock } from '../../../platform/clock';
import { retryOnDeadlock, UnitOfWork } from '../../../platform/database';
import type { Tx } from '../../../platform/database';
import { InvalidInput } from '../../../platform/errors';
import { Assessments } from '../../assessments';
import { staffFileUrl } from '../../files';
import { showRichText } from '../../questions';
import { Attempt, lockInvitationsOf } from '../../exam';
import {
  heldBand,
  RemarkingChanged,
  MarkCause,
  MarkChange,
  markSnapshot,
  Mark,
  pointsOf,
  Result,
  ScoreAttempt,
} from '../score';
import type { Totals } from '../score';
import { planRemarking, planUnmarked } from './plan-remarking';
import type { ChangedResult, CorrectedKey, PaperKey, PlacedQuestion, RemarkingPlan } from './plan-remarking';
import { readCorrections } from './read-corrections';
import { satPapers, unmarkedQuestions } from './remarking.queries';
import type { SatPapers } from './remarking.queries';
import { noteAside, placeAside } from './set-aside';
import type { Aside } from './set-aside';
import type { RemarkingInput, ApplyRemarkingInput } from './remarking.inputs';
import type { RemarkingPreview } from './remarking-preview';

const REMARK = auditAction('assessment.mark-again');

const withForm = (question: PlacedQuestion): PlacedQuestion => ({
  ...question,
  textHtml: showRichText(question.textHtml, staffFileUrl),
});

/** Marks papers again whose keys were corrected: the differences first, then, with a reason, for good. */
@Injectable()
export class Remarking {
  constructor(
    private readonly dataSource: DataSource,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
    private readonly assessments: Assessments,
    private readonly score: ScoreAttempt,
    private readonly audit: Audit,
  ) {}

  /** @throws AssessmentNotFound, InvalidInput below `corrections` */
  async preview(viewer: Viewer, input: RemarkingInput): Promise<RemarkingPreview> {
    await this.assessments.find(viewer, input.assessmentId);
    const { sat, ...plan } = await this.planOf(input, this.dataSource.manager);
    return {
      token: plan.token,
      questions: [...plan.corrected, ...plan.placed].map(withForm),
      changes: plan.changed.map(toChange),
      unchanged: sat.attempts.length - plan.changed.length,
      forgotten: sat.forgotten,
    };
  }

  /** @returns how many results changed. @throws AssessmentNotFound, InvalidInput at `reason`, RemarkingChanged */
  async apply(viewer: Viewer, origin: RequestOrigin, input: ApplyRemarkingInput): Promise<number> {
    const { assessmentId, token } = input;
    const reason = input.reason.trim();
    if (reason === '') throw InvalidInput.at('reason', 'required');
    const { title } = await this.assessments.find(viewer, assessmentId);
    const work = async (tx: Tx) => {
      await this.assessments.hold(tx.manager, viewer, assessmentId);
      const held = await lockAttempts(tx, assessmentId);
      const plan = await this.planOf(input, tx.manager);
      if (plan.token !== token) throw new RemarkingChanged();
      await writeKeys(tx, plan.papers);
      const unmarked = await placeUnmarked(tx, input, held);
      await this.markAgain(tx, viewer, plan, reason);
      const object = { type: 'assessment', id: assessmentId, label: `${title} · ${reason}` };
      await this.audit.record(tx, { by: viewer, origin, action: REMARK, object });
      const begun = await placeUnmarked(tx, input, await lockBegun(tx, assessmentId, held));
      const corrected = [...plan.corrected, ...unmarked, ...begun];
      await this.noteCorrections(tx, viewer, corrected, { assessmentId, reason });
      const noted = { assessmentId, reason, setAsideBy: viewer.userId, setAsideAt: this.clock.now() };
      if (isAsideOnly(input)) await noteAside(tx.manager, noted, asideOf(input));
      return plan.changed.length;
    };
    return retryOnDeadlock(() => this.unitOfWork.run(work));
  }

  private async planOf(input: RemarkingInput, manager: EntityManager): Promise<RemarkingPlan & { sat: SatPapers }> {
    const sat = await satPapers(input.assessmentId, manager, isAsideOnly(input));
    return { ...planRemarking(sat, correctionsOf(input), asideOf(input)), sat };
  }

  private async noteCorrections(
    tx: Tx,
    viewer: Viewer,
    corrected: readonly CorrectedKey[],
    { assessmentId, reason }: { assessmentId: string; reason: string },
  ): Promise<void> {
    const first = new Map(corrected.toReversed().map((key) => [key.questionId, key]));
    const keys = JSON.stringify([...first.values()]);
    await tx.manager.query(noteKeys, [assessmentId, keys, reason, viewer.userId, this.clock.now()]);
  }

  private async markAgain(
    tx: Tx,
    viewer: Viewer,
    { papers, changed, placed }: RemarkingPlan,
    reason: string,
  ): Promise<void> {
    const counted = placed.length > 0 ? changed.map(({ attempt }) => attempt) : [];
    const ids = [...new Set([...papers, ...counted].map(({ attemptId }) => attemptId))].toSorted();
    await lockInvitationsOf(tx.manager, ids);
    const attempts = await tx.manager.find(Attempt, { where: { id: In(ids) }, order: { id: 'ASC' } });
    for (const attempt of attempts) {
      const before = await marksOf(tx.manager, attempt.id);
      await this.score.execute(tx, attempt, this.clock.now());
      const after = await marksOf(tx.manager, attempt.id);
      const changes = before.flatMap((mark) => {
        const now = after.find(({ questionId }) => questionId === mark.questionId);
        return now && now.score !== mark.score ? [{ mark, now }] : [];
      });
      const rows = changes.map(({ mark, now }) => ({
        id: randomUUID(),
        questionId: mark.questionId,
        attemptId: attempt.id,
        reason,
        changedAt: this.clock.now(),
        changedBy: viewer.userId,
        cause: MarkCause.REMARKING,
        before: markSnapshot(mark),
        after: markSnapshot(now),
      }));
      await tx.manager.insert(MarkChange, rows);
    }
  }
}

/** Who notes keys is alone with the table that stops beginnings, so that the next number is nobody else's. */
const noteKeys = `
  insert into key_corrections (id, assessment_id, question_id, question_version, number, before, after, reason, corrected_by, corrected_at)
  select gen_random_uuid(), $1, c."questionId",
    (select coalesce(max(v.version), 0) from question_versions v where v.question_id = c."questionId"),
    (select coalesce(max(number), 0) + 1 from key_corrections where assessment_id = $1), c.before, c.after, $3, $4, $5
  from jsonb_to_recordset($2::jsonb) as c ("questionId" uuid, before jsonb, after jsonb)`;

const others =
  'select id from attempts where assessment_id = $1 and id <> all($2::uuid[]) order by id for no key update';
const othersAtOnce = `${others} nowait`;

/** All that are there, so that nobody marks meanwhile. */
async function lockAttempts({ manager }: Tx, assessmentId: string): Promise<string[]> {
  const rows = await manager.query<{ id: string }[]>(others, [assessmentId, []]);
  return rows.map(({ id }) => id);
}

/** Waits for whoever is about to begin, and nobody else begins from here on: who does holds this table in `row share` mode. */
const stopBeginnings = 'lock table set_aside_questions in exclusive mode';

/**
 * Those that were begun since the others were held. Who has one of them may be waiting for one of those, so nobody is waited for: all of it
 * begins again then. @throws RemarkingChanged where one is marked already.
 */
async function lockBegun({ manager }: Tx, assessmentId: string, held: readonly string[]): Promise<string[]> {
  await manager.query(stopBeginnings);
  const rows = await manager.query<{ id: string }[]>(othersAtOnce, [assessmentId, held]);
  const begun = rows.map(({ id }) => id);
  if (await manager.existsBy(Result, { attemptId: In(begun) })) throw new RemarkingChanged();
  return begun;
}

/**
 * Questions that are set aside are so on all of these papers, and those that are not marked yet will be marked by the same keys. Their
 * attempts change with it, so that nobody marks by what was read before. @returns what was corrected.
 */
async function placeUnmarked(tx: Tx, input: RemarkingInput, attemptIds: readonly string[]): Promise<CorrectedKey[]> {
  const aside = asideOf(input);
  if (isAsideOnly(input)) await placeAside(tx.manager, attemptIds, aside);
  const questions = await unmarkedQuestions(input.assessmentId, attemptIds, tx.manager);
  const { corrected, papers } = planUnmarked(questions, correctionsOf(input), aside);
  await writeKeys(tx, papers);
  const touch = `update attempts t set question_count = question_count
    where t.id = any($1) and not exists (select from results r where r.attempt_id = t.id)`;
  await tx.manager.query(touch, [attemptIds]);
  return corrected;
}

async function writeKeys({ manager }: Tx, papers: readonly PaperKey[]): Promise<void> {
  await manager.query(
    `update attempt_questions set answer_key = corrected.key
     from unnest($1::uuid[], $2::jsonb[]) as corrected (id, key) where attempt_questions.id = corrected.id`,
    [papers.map(({ id }) => id), papers.map(({ key }) => JSON.stringify(key))],
  );
}

const marksOf = (manager: EntityManager, attemptId: string) => manager.findBy(Mark, { attemptId });

const isAsideOnly = ({ setAside, countAgain }: RemarkingInput) =>
  (setAside ?? []).length + (countAgain ?? []).length > 0;

const asideOf = ({ setAside, countAgain }: RemarkingInput): Aside => ({
  out: new Set(setAside),
  back: new Set(countAgain),
});

const correctionsOf = ({ corrections }: RemarkingInput) => readCorrections(corrections ?? []);

function toChange({ attempt, after }: ChangedResult) {
  const { attemptId, candidateId, candidateName, gradeBands } = attempt;
  const figures = ({ score, totalScore, percentage, status }: Totals) => ({
    score: pointsOf(score),
    totalScore: pointsOf(totalScore),
    percentage,
    status,
    band: heldBand({ gradeBands, percentage, status }),
  });
  return { attemptId, candidateId, candidateName, before: figures(attempt), after: figures(after) };
}
