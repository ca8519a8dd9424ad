import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { EntityManager } from 'typeorm';
import type { ProctoringSettings } from '../../assessments';
import type { ExamCredential } from '../../../platform/access';
import { Clock } from '../../../platform/clock';
import { Overtaken, retryOnDeadlock, UnitOfWork } from '../../../platform/database';
import { FilePurpose, fileTypes, readUpload, StoreFile } from '../../../platform/files';
import { SnapshotNotFound, lockAttempt, validInvitationOf, readUuid } from '../attempt';
import { KeepSignals } from './keep-signals';
import type { FaceHint } from './proctor-snapshot.entity';
import type { UploadSnapshotInput } from './snapshot.inputs';
import type { SignalKind } from './signal-kind';

export interface UploadedSnapshot {
  id: string;
  serverNow: Date;
}

interface Asked {
  id: string;
  attemptId: string;
  ownerId: string;
  askedAt: Date;
  isTaken: boolean;
  rules: ProctoringSettings;
}

const asked = `
  select s.id, s.attempt_id as "attemptId", t.owner_id as "ownerId", s.asked_at as "askedAt",
    s.taken_at is not null as "isTaken", t.settings -> 'proctoring' as rules
  from proctor_snapshots s join attempts t on t.id = s.attempt_id
  where s.id = $1 and t.invitation_id = $2`;

const take = `
  update proctor_snapshots set file_id = $2, taken_at = $3, faces = $4 where id = $1 and taken_at is null returning id`;

/** The attempt comes before what hangs on it. */
const hold = 'select from attempts where id = $1 for no key update';

const done = 'update attempts set snapshot_due_id = null where id = $1 and snapshot_due_id = $2';

const worthALook: Partial<Record<FaceHint, SignalKind>> = { none: 'no-face', several: 'several-faces' };

/** Takes a picture that was asked for; a later one of the same name changes nothing. */
@Injectable()
export class TakeSnapshot {
  constructor(
    private readonly dataSource: DataSource,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
    private readonly files: StoreFile,
    private readonly keep: KeepSignals,
  ) {}

  /** @throws FileTooLarge, FileTypeNotAllowed, StorageFull, SnapshotNotFound, ExamUnavailable, TooBusy */
  async execute(credential: ExamCredential, input: UploadSnapshotInput): Promise<UploadedSnapshot> {
    await validInvitationOf(credential, this.dataSource.manager);
    const id = readUuid(input.snapshotId, 'snapshotId');
    await retryOnDeadlock(() => this.take([id, credential.invitationId], input));
    return { id, serverNow: this.clock.now() };
  }

  private async take(values: string[], input: UploadSnapshotInput): Promise<void> {
    const [snapshot] = await this.dataSource.query<Asked[]>(asked, values);
    if (!snapshot) throw new SnapshotNotFound();
    if (!snapshot.isTaken) await this.store(snapshot, input);
  }

  private async store(snapshot: Asked, { file, takenAt, faces }: UploadSnapshotInput): Promise<void> {
    const { bytes, type } = await readUpload(file, [fileTypes.jpeg]);
    const at = this.within(snapshot, takenAt);
    const picture = { bytes, type, name: `snapshot-${snapshot.askedAt.toISOString().replaceAll(':', '.')}.jpg` };
    await this.files.execute(picture, {
      ownerId: snapshot.ownerId,
      purpose: FilePurpose.SNAPSHOT,
      attach: async (manager, fileId) => {
        await manager.query(hold, [snapshot.attemptId]);
        const [, taken] = await manager.query<[unknown[], number]>(take, [snapshot.id, fileId, at, faces]);
        // The same picture was there first, or its row was erased: nobody would hold the file.
        if (taken === 0) throw new Overtaken();
        await manager.query(done, [snapshot.attemptId, snapshot.id]);
      },
    });
    await this.hint(snapshot, at, faces);
  }

  /** Not before it was asked for, and not after now. */
  private within({ askedAt }: Asked, takenAt: Date): Date {
    const now = this.clock.now().getTime();
    return new Date(Math.min(Math.max(takenAt.getTime(), askedAt.getTime()), now));
  }

  /** What a person may want to look at. It never counts. */
  private async hint(snapshot: Asked, at: Date, faces: FaceHint): Promise<void> {
    const kind = worthALook[faces];
    if (!kind) return;
    await this.unitOfWork.run(async ({ manager }) => {
      await lockAttempt(snapshot.attemptId, manager);
      await this.note(manager, snapshot, kind, at);
    });
  }

  private note(manager: EntityManager, { id, attemptId, rules }: Asked, kind: SignalKind, at: Date): Promise<void> {
    const moment = { startedAt: at, computerAt: at, receivedAt: this.clock.now(), lastedMs: 0, isOver: true };
    return this.keep.execute(manager, [{ id, attemptId, kind, ...moment, excuse: null, warningsSeen: 0 }], rules);
  }
}
