import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { ExamCredential } from '../../../../platform/access';
import { Clock } from '../../../../platform/clock';
import { validInvitationOf, LiveProgress, readUuid } from '../../attempt';

const markRead = `
  update attempt_messages m set read_at = $3
  from attempts t where m.id = $1 and t.id = m.attempt_id and t.invitation_id = $2 and m.read_at is null
  returning t.id as "attemptId"`;

/** The candidate has read what staff wrote. */
@Injectable()
export class ReadMessage {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
    private readonly live: LiveProgress,
  ) {}

  /** Again, or of nobody's, changes nothing. @throws ExamUnavailable, InvalidInput */
  async execute(credential: ExamCredential, messageId: string): Promise<void> {
    await validInvitationOf(credential, this.dataSource.manager);
    const values = [readUuid(messageId, 'messageId'), credential.invitationId, this.clock.now()];
    const [rows] = await this.dataSource.query<[{ attemptId: string }[], number]>(markRead, values);
    for (const { attemptId } of rows) await this.live.announce(attemptId);
  }
}
