import { Injectable } from '@nestjs/common';
import { isUUID } from 'class-validator';
import { In } from 'typeorm';
import { OwnerScope } from '../../../platform/access';
import type { Viewer } from '../../../platform/access';
import { Clock } from '../../../platform/clock';
import { UnitOfWork } from '../../../platform/database';
import type { Tx } from '../../../platform/database';
import { Mailer } from '../../../platform/mail';
import { Users } from '../../identity';
import { InvitationNotFound } from '../candidates.errors';
import { Invitation } from '../invitation.entity';
import { ColleagueNotFound, NoteNotFound } from './deciding.errors';
import type { WriteNoteInput } from './deciding.inputs';
import { colleaguesAmong } from './deciding.queries';
import type { Colleague } from './deciding.queries';
import { Note } from './note.entity';
import { NOTE_MENTION_MAIL } from './note-mention.mail';

/** Notes of staff on somebody who is invited. */
@Injectable()
export class WriteNote {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly scope: OwnerScope,
    private readonly clock: Clock,
    private readonly users: Users,
    private readonly mailer: Mailer,
  ) {}

  /** @throws InvitationNotFound, ColleagueNotFound for somebody who could not see it. */
  execute(viewer: Viewer, { invitationId, text, mentionIds }: WriteNoteInput): Promise<Note> {
    return this.unitOfWork.run(async (tx) => {
      const { assessmentId } = await this.invitation(tx, viewer, invitationId);
      const mentioned = await mentionedOf(tx, assessmentId, mentionIds);
      const note = tx.manager.create(Note, {
        invitationId,
        text,
        writtenBy: viewer.userId,
        writtenByName: viewer.name,
        writtenAt: this.clock.now(),
        mentionedNames: mentioned.map(({ name }) => name),
      });
      await tx.manager.insert(Note, note);
      for (const { id } of mentioned) if (id !== viewer.userId) await this.tell(tx, id, note);
      return note;
    });
  }

  /** @throws NoteNotFound also for somebody else's. */
  async delete(viewer: Viewer, id: string): Promise<void> {
    if (!isUUID(id)) throw new NoteNotFound();
    await this.unitOfWork.run(async (tx) => {
      const gone = await tx.manager.delete(Note, { id, writtenBy: viewer.userId });
      if (gone.affected !== 1) throw new NoteNotFound();
    });
  }

  private async invitation({ manager }: Tx, viewer: Viewer, id: string): Promise<Invitation> {
    if (!isUUID(id)) throw new InvitationNotFound();
    const query = manager.createQueryBuilder(Invitation, 'invitation').where({ id: In([id]) });
    const found = await this.scope.where(query, viewer, 'invitation').getOne();
    if (!found) throw new InvitationNotFound();
    return found;
  }

  private async tell(tx: Tx, userId: string, { id: noteId, invitationId }: Note): Promise<void> {
    const receiver = await this.users.receiver(userId);
    if (!receiver) return;
    const { email: to, name: receiverName, language } = receiver;
    const params = { noteId, invitationId, receiverName };
    await this.mailer.send(tx, { to, template: NOTE_MENTION_MAIL, language, params });
  }
}

async function mentionedOf({ manager }: Tx, assessmentId: string, ids: readonly string[]): Promise<Colleague[]> {
  if (ids.length === 0) return [];
  const mentioned = [...new Set(ids)];
  if (!mentioned.every((id) => isUUID(id))) throw new ColleagueNotFound();
  const colleagues = await colleaguesAmong(manager, assessmentId, mentioned);
  return mentioned.map((id) => {
    const found = colleagues.find((colleague) => colleague.id === id);
    if (!found) throw new ColleagueNotFound();
    return found;
  });
}
