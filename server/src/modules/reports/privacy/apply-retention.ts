import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock';
import { UnitOfWork } from '../../../platform/database';
import type { Tx } from '../../../platform/database';
import { REMOVE_FILES } from '../../../platform/files';
import { JobHandler } from '../../../platform/jobs';
import { lockAnswersOf, lockDoomedAttempts, releaseAnswerFiles } from '../../exam';
import { queueUpToForget } from './queue-up-to-forget';
import { DataClass, RetentionRule } from './retention-rule.entity';
import { tellOfDeleted } from './tell-of-deleted';

const DAY_MS = 86_400_000;
const AT_ONCE = 200;

type Forget = (tx: Tx, before: Date, now: Date) => Promise<number>;

/** An explanation says what was read, and with which accepted answer it agrees. */
const unread = (explanation: string) => `jsonb_set(${explanation}, '{params}', (
  select coalesce(jsonb_object_agg(key, case when key in ('read', 'accepted') then '"…"' else value end), '{}')
  from jsonb_each(${explanation} -> 'params')))`;
const forgetInMarks = `update marks set derivation = null, explanation = ${unread('explanation')} where attempt_id = any($1::uuid[])`;
const unreadIn = (mark: string) => `jsonb_set(${mark}, '{explanation}', ${unread(`(${mark} -> 'explanation')`)})`;
const forgetInChanges = `
  update mark_changes set before = ${unreadIn('before')}, after = ${unreadIn('after')} where attempt_id = any($1::uuid[])`;

const forgetAnswersAt = `
  update attempts set answers_forgotten_at = coalesce(answers_forgotten_at, $2) where id = any($1::uuid[])`;

/** Marks stay and so does what follows from them; an answer that still waits for its mark stays as well. */
const answers: Forget = async ({ manager }, before, now) => {
  const attempts = await manager.query<{ id: string }[]>(
    `select t.id from attempts t where t.state = 'marked' and t.submitted_at < $1 and exists (select from answers a
       where a.attempt_id = t.id and (a.value is not null or a.late_value is not null)
       union all select from marks m where m.attempt_id = t.id and m.explanation #>> '{params,read}' <> '…')
     order by t.id limit $2 for no key update of t`,
    [before, AT_ONCE],
  );
  const ids = attempts.map(({ id }) => id);
  await lockAnswersOf(manager, ids);
  await manager.query('update answers set value = null, late_value = null where attempt_id = any($1::uuid[])', [ids]);
  await manager.query(forgetAnswersAt, [ids, now]);
  await manager.query('update result_items set choices = null where result_id = any($1::uuid[])', [ids]);
  for (const text of [forgetInMarks, forgetInChanges]) await manager.query(text, [ids]);
  return ids.length;
};

const recordings: Forget = async (tx, before) => {
  const attempts = await tx.manager.query<{ id: string }[]>(
    `select t.id from attempts t where t.state = 'marked' and t.submitted_at < $1
       and exists (select from answer_files f where f.attempt_id = t.id) order by t.id limit $2 for no key update of t`,
    [before, AT_ONCE],
  );
  for (const { id } of attempts) {
    await releaseAnswerFiles(tx, id);
    await tx.manager.query('delete from answer_files where attempt_id = $1', [id]);
  }
  return attempts.length;
};

/** Those of an installation that takes any. */
const snapshots: Forget = async (tx, before) => {
  const [known] = await tx.manager.query<{ isThere: boolean }[]>(
    `select to_regclass('proctor_snapshots') is not null as "isThere"`,
  );
  if (!known?.isThere) return 0;
  const old = await tx.manager.query<{ id: string; fileId: string }[]>(
    `select id, file_id as "fileId" from proctor_snapshots where file_id is not null and taken_at < $1
     order by id limit $2 for no key update skip locked`,
    [before, AT_ONCE],
  );
  const ids = old.map(({ id }) => id);
  await tx.manager.query('update proctor_snapshots set file_id = null where id = any($1::uuid[])', [ids]);
  if (old.length > 0) await tx.addJob(REMOVE_FILES, { fileIds: old.map(({ fileId }) => fileId) });
  return old.length;
};

const results: Forget = async (tx, before) => {
  const attempts = await tx.manager.query<{ id: string }[]>(
    `select t.id from attempts t where t.state = 'marked' and t.submitted_at < $1
       and exists (select from results r where r.attempt_id = t.id) order by t.id limit $2 for update of t`,
    [before, AT_ONCE],
  );
  const ids = attempts.map(({ id }) => id);
  await lockDoomedAttempts(tx.manager, ids);
  for (const id of ids) await releaseAnswerFiles(tx, id);
  await tellOfDeleted(tx, ids);
  await tx.manager.query('delete from attempts where id = any($1::uuid[])', [ids]);
  return ids.length;
};

const audit: Forget = async ({ manager }, before) => {
  await queueUpToForget(manager);
  const text = 'select forget_old_audit($1, $2) as count';
  const [forgotten] = await manager.query<{ count: number }[]>(text, [before, AT_ONCE]);
  return forgotten?.count ?? 0;
};

const duties: Record<DataClass, Forget> = { answers, recordings, snapshots, results, audit };

/**
 * Forgets what has been kept long enough. In small transactions, so that nobody waits for the past; each takes its attempts by id
 * (docs/adr/0010-lock-order.md).
 */
@Injectable()
export class ApplyRetention {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  @JobHandler('apply-retention', { cron: '11 2 * * *' })
  async execute(): Promise<void> {
    for (const dataClass of Object.values(DataClass)) while ((await this.batch(dataClass)) > 0);
  }

  /** By the rule as it is by now: one that was lifted while others were at work forgets nothing more. */
  private batch(dataClass: DataClass): Promise<number> {
    return this.unitOfWork.run(async (tx) => {
      const rule = await tx.manager.findOneBy(RetentionRule, { dataClass });
      const now = this.clock.now();
      return rule ? duties[dataClass](tx, new Date(now.getTime() - rule.days * DAY_MS), now) : 0;
    });
  }
}
