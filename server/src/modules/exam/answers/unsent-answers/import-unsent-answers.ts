import type { KeyObject } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { EntityManager } from 'typeorm';
import { OwnerScope } from '../../../../platform/access';
import type { ExamCredential, SqlFragment, Viewer } from '../../../../platform/access';
import { Audit, auditAction } from '../../../../platform/audit';
import type { RequestOrigin } from '../../../../platform/audit';
import { Clock } from '../../../../platform/clock';
import { AppConfig } from '../../../../platform/config';
import { UnitOfWork } from '../../../../platform/database';
import type { Tx } from '../../../../platform/database';
import { InvalidInput } from '../../../../platform/errors';
import { readPart } from '../../../../platform/files';
import type { UploadedFile } from '../../../../platform/graphql';
import {
  UnsentAnswersChanged,
  UnsentAnswersImported,
  UnsentAnswersUnreadable,
  ExamUnavailable,
  UnsentAnswersOfOther,
  LiveProgress,
} from '../../attempt';
import { AnswerFilesQueries } from '../files/answer-files.queries';
import { readValue } from '../read-value';
import type { AnswerValueInput } from '../save-answer.inputs';
import { saveAnswers, saveAnswersValues } from '../save-answer.queries';
import type { AnswerSave, StoredAnswer } from '../save-answer.queries';
import { leftOutOf } from './left-out-answers';
import type { LeftOutAnswer } from './left-out-answers';
import { answersSecretOf, readUnsentAnswers } from './unsent-answers';
import type { FiledAnswers, ReadUnsentAnswers } from './unsent-answers';
import { UnsentAnswers } from './unsent-answers.entity';

export interface ImportedAnswers {
  candidateName: string;
  assessmentTitle: string;
  inTimeCount: number;
  lateCount: number;
  skippedCount: number;
  leftOut: LeftOutAnswer[];
}

const TAKE = auditAction('unsent-answers.import');

interface FoundSitting extends ExamCredential {
  attemptId: string;
  isRevoked: boolean;
  candidateName: string;
  assessmentTitle: string;
}

const sittingWhere = (condition: string) => `
  select t.id as "attemptId", i.id as "invitationId", i.token_version as "tokenVersion", i.revoked_at is not null as "isRevoked",
    rtrim(c.first_name || ' ' || c.last_name) as "candidateName", t.settings ->> 'title' as "assessmentTitle"
  from attempts t join invitations i on i.id = t.invitation_id join candidates c on c.id = t.candidate_id
  where t.id = $1 and ${condition}`;

export interface Bringer {
  /** Null when the candidate brings it. */
  viewer: Viewer | null;
  origin: RequestOrigin;
  /** What may be brought: condition on the attempt `t`, its parameters counting from $2. */
  scope: SqlFragment;
}

/**
 * Takes in what a page could not send: by the very rule of a save, at the moment of its arrival, so that a file is worth no more
 * than the line would have been. Taking one in again changes nothing and says so, unless something of it found no place.
 */
@Injectable()
export class ImportUnsentAnswers {
  private readonly key: KeyObject;
  private readonly formerKeys: readonly KeyObject[];

  constructor(
    private readonly dataSource: DataSource,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
    private readonly config: AppConfig,
    private readonly scope: OwnerScope,
    private readonly audit: Audit,
    private readonly files: AnswerFilesQueries,
    private readonly live: LiveProgress,
  ) {
    this.key = config.keyFor('answers file');
    this.formerKeys = config.keysFor('answers file').slice(1);
  }

  secretOf(attemptId: string): string {
    return answersSecretOf(attemptId, this.key);
  }

  /** @throws FileTooLarge, UnsentAnswersUnreadable, UnsentAnswersChanged, UnsentAnswersOfOther, UnsentAnswersImported, ExamUnavailable */
  byStaff(viewer: Viewer, origin: RequestOrigin, file: UploadedFile): Promise<ImportedAnswers> {
    return this.take({ viewer, origin, scope: this.scope.sql(viewer, 't.owner_id', 2) }, file);
  }

  byCandidate(
    { invitationId, tokenVersion }: ExamCredential,
    origin: RequestOrigin,
    file: UploadedFile,
  ): Promise<ImportedAnswers> {
    const sql = 't.invitation_id = $2 and i.token_version = $3';
    return this.take({ viewer: null, origin, scope: { sql, params: [invitationId, tokenVersion] } }, file);
  }

  private async take(bringer: Bringer, file: UploadedFile): Promise<ImportedAnswers> {
    const read = this.read(await readPart(file));
    if (!read) throw new UnsentAnswersUnreadable();
    if (!read.isSealed) throw new UnsentAnswersChanged();
    const { filed } = read;
    const values = [filed.attemptId, ...bringer.scope.params];
    const [sitting] = await this.dataSource.query<FoundSitting[]>(sittingWhere(bringer.scope.sql), values);
    if (!sitting) throw new UnsentAnswersOfOther();
    if (sitting.isRevoked) throw new ExamUnavailable({ reason: 'REVOKED' });
    const saves = await this.savesOf(sitting, filed);
    return this.unitOfWork.run((tx) => this.keep(tx, bringer, { sitting, read, saves }));
  }

  private read(bytes: Buffer): ReadUnsentAnswers | null {
    const read = readUnsentAnswers(bytes, this.key);
    if (!read || read.isSealed) return read;
    const known = this.formerKeys.map((key) => readUnsentAnswers(bytes, key)).find((one) => one?.isSealed);
    return known ?? read;
  }

  private async keep(
    tx: Tx,
    { viewer, origin: at }: Bringer,
    { sitting, read, saves }: { sitting: FoundSitting; read: ReadUnsentAnswers; saves: AnswerSave[] },
  ): Promise<ImportedAnswers> {
    const { attemptId, candidateName, assessmentTitle } = sitting;
    await this.noteOnce(tx.manager, { digest: read.digest, attemptId, takenBy: viewer?.userId ?? null });
    const parameters = saveAnswersValues(saves, this.config.saveGraceSeconds);
    const rows = saves.length > 0 ? await tx.manager.query<[StoredAnswer[]]>(saveAnswers.text, parameters) : [[]];
    const leftOut = await leftOutOf(tx.manager, saves, rows[0]);
    if (leftOut.length > 0) await tx.manager.delete(UnsentAnswers, { digest: read.digest });
    const object = { type: 'attempt', id: attemptId, label: candidateName };
    await this.audit.record(tx, { by: viewer, origin: at, action: TAKE, object });
    this.live.announceAfterCommit(tx, attemptId);
    return { candidateName, assessmentTitle, ...countsOf(read.filed, saves, rows[0]), leftOut };
  }

  private async noteOnce(manager: EntityManager, given: Omit<UnsentAnswers, 'takenAt'>): Promise<void> {
    const insert = manager.createQueryBuilder().insert().into(UnsentAnswers);
    const noted = await insert
      .values({ ...given, takenAt: this.clock.now() })
      .orIgnore()
      .returning('digest')
      .execute();
    if ((noted.raw as unknown[]).length > 0) return;
    const { takenAt } = await manager.findOneByOrFail(UnsentAnswers, { digest: given.digest });
    throw new UnsentAnswersImported({ takenAt: takenAt.toISOString() });
  }

  /** Each answer once, its newest; what names files that are not its own, or is no value that a save takes, is skipped. */
  private async savesOf(sitting: FoundSitting, { pageId, answers }: FiledAnswers): Promise<AnswerSave[]> {
    const newest = new Map<string, AnswerSave>();
    const receivedAt = this.clock.now().getTime();
    const { invitationId, tokenVersion } = sitting;
    for (const { questionId, revision, value } of answers) {
      if (revision <= (newest.get(questionId)?.revision ?? 0)) continue;
      const { fileIds } = value;
      if (fileIds?.length && !(await this.files.areOwn(sitting, questionId, fileIds))) continue;
      const text = textOf(value);
      if (text === null) continue;
      const save = { questionId, invitationId, tokenVersion, pageId, revision, receivedAt, language: null };
      newest.set(questionId, { ...save, value: text });
    }
    return [...newest.values()];
  }
}

function textOf(value: AnswerValueInput): string | null {
  try {
    return JSON.stringify(readValue(value));
  } catch (error) {
    if (error instanceof InvalidInput) return null;
    throw error;
  }
}

function countsOf({ answers }: FiledAnswers, saves: readonly AnswerSave[], rows: readonly StoredAnswer[]) {
  const stored = new Map(rows.map((row) => [row.questionId, row]));
  const count = (isSo: (row: StoredAnswer, sent: number) => boolean) =>
    saves.filter(({ questionId, revision }) => {
      const row = stored.get(questionId);
      return row !== undefined && !row.isLeftOut && isSo(row, revision);
    }).length;
  const inTimeCount = count((row, sent) => row.revision === sent);
  const lateCount = count((row, sent) => row.revision !== sent && row.lateRevision === sent);
  const all = new Set(answers.map(({ questionId }) => questionId)).size;
  const leftOutCount = rows.filter(({ isLeftOut }) => isLeftOut).length;
  return { inTimeCount, lateCount, skippedCount: all - inTimeCount - lateCount - leftOutCount };
}
