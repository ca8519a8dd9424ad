import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { ExamCredential } from '../../../platform/access';
import { Clock } from '../../../platform/clock';
import { UnitOfWork } from '../../../platform/database';
import { AttemptNotStarted, ProctorEventNotFound, validInvitationOf } from '../attempt';
import { assertNotesOpen } from './assert-notes-open';
import type { NoteProctorEventInput } from './proctoring.inputs';
import { ViewProctorState } from './view-proctor-state';
import type { ProctorState } from './proctor-state';

const note = `
  update proctor_events set candidate_note = $3, candidate_noted_at = $4
  where id = $1 and attempt_id = $2 returning id`;

/** What the candidate sees of the record, and their word on it; also after the exam was handed in. */
@Injectable()
export class OwnRecord {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
    private readonly view: ViewProctorState,
  ) {}

  /** @throws ExamUnavailable, AttemptNotStarted */
  show(credential: ExamCredential): Promise<ProctorState> {
    return this.unitOfWork.run(async ({ manager }) =>
      this.view.of(credential, await attemptOf(credential, manager), manager),
    );
  }

  /** @throws ExamUnavailable, AttemptNotStarted, ProctorEventNotFound, ProctorNotesClosed */
  note(credential: ExamCredential, input: NoteProctorEventInput): Promise<ProctorState> {
    return this.unitOfWork.run(async ({ manager }) => {
      const attemptId = await attemptOf(credential, manager);
      const now = this.clock.now();
      await assertNotesOpen(manager, attemptId, now);
      const [noted] = await manager.query<[unknown[], number]>(note, [input.eventId, attemptId, input.note, now]);
      if (noted.length === 0) throw new ProctorEventNotFound();
      return this.view.of(credential, attemptId, manager);
    });
  }
}

async function attemptOf(credential: ExamCredential, manager: EntityManager): Promise<string> {
  await validInvitationOf(credential, manager);
  const sql = 'select id from attempts where invitation_id = $1';
  const [attempt] = await manager.query<{ id: string }[]>(sql, [credential.invitationId]);
  if (!attempt) throw new AttemptNotStarted();
  return attempt.id;
}
