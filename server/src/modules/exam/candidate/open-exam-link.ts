import { Injectable } from '@nestjs/common';
import type { ExamCredential } from '../../../platform/access';
import { Clock } from '../../../platform/clock';
import { NamedQueries, UnitOfWork } from '../../../platform/database';
import { InvitationViewed } from '../../candidates';
import type { ExamEntryNode } from './exam-entry.type';
import { ShowExamEntry } from './show-exam-entry';

const unseen = {
  name: 'exam_unseen_invitation',
  text: 'select from invitations where id = $1 and token_version = $2 and viewed_at is null and revoked_at is null',
};
const see = `
  update invitations set viewed_at = $3
  where id = $1 and token_version = $2 and viewed_at is null and revoked_at is null returning id`;

/** Shows the page before the exam, and notes once that somebody has opened it. */
@Injectable()
export class OpenExamLink {
  constructor(
    private readonly entry: ShowExamEntry,
    private readonly queries: NamedQueries,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  /** @throws Unauthenticated when there is no such invitation. */
  async execute(credential: ExamCredential): Promise<ExamEntryNode> {
    const shown = await this.entry.execute(credential);
    const values = [credential.invitationId, credential.tokenVersion];
    if ((await this.queries.query(unseen, values)).length > 0) await this.noteView(values);
    return shown;
  }

  private async noteView(values: unknown[]): Promise<void> {
    await this.unitOfWork.run(async (tx) => {
      const [[seen]] = await tx.manager.query<[{ id: string }[], number]>(see, [...values, this.clock.now()]);
      if (seen) tx.publish(new InvitationViewed({ invitationId: seen.id }));
    });
  }
}
