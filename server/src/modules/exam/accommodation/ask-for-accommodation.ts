import { Injectable } from '@nestjs/common';
import type { ExamCredential } from '../../../platform/access';
import { Clock } from '../../../platform/clock';
import { UnitOfWork } from '../../../platform/database';
import type { Tx } from '../../../platform/database';
import { InvalidInput } from '../../../platform/errors';
import { Mailer } from '../../../platform/mail';
import { Users } from '../../identity';
import { AccommodationTooLate, lockAttemptOf, validInvitationOf } from '../attempt';
import type { ExamInvitation } from '../attempt';
import { ACCOMMODATION_ASKED_MAIL } from './accommodation-asked.mail';
import { AccommodationRequest } from './accommodation-request.entity';
import type { AskForAccommodationInput } from './accommodation.inputs';

export interface AskedAccommodation {
  text: string;
  percent: number | null;
  askedAt: Date;
  decidedAt: Date | null;
  isGranted: boolean | null;
}

const ask = `
  insert into accommodation_requests as r (invitation_id, text, percent, asked_at) values ($1, $2, $3, $4)
  on conflict (invitation_id) do update
    set text = excluded.text, percent = excluded.percent, asked_at = excluded.asked_at, decided_at = null, decided_by = null, is_granted = null
    where (r.text, r.percent, r.decided_at is null) is distinct from (excluded.text, excluded.percent, true)
  returning invitation_id`;

/** A candidate asks for more time or another arrangement, before the exam; who invited them gets a mail. */
@Injectable()
export class AskForAccommodation {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
    private readonly users: Users,
    private readonly mailer: Mailer,
  ) {}

  /** The same words again change nothing; others take the place of the first. @throws ExamUnavailable, AccommodationTooLate, InvalidInput */
  execute(credential: ExamCredential, { text: given, percent }: AskForAccommodationInput): Promise<AskedAccommodation> {
    const text = given.trim();
    if (text === '') throw InvalidInput.at('text', 'required');
    return this.unitOfWork.run(async (tx) => {
      const invitation = await validInvitationOf(credential, tx.manager);
      const isBegun = invitation.isCompleted || (await lockAttemptOf(invitation.id, tx.manager)) !== null;
      if (isBegun) throw new AccommodationTooLate();
      const values = [invitation.id, text, percent ?? null, this.clock.now()];
      const asked = await tx.manager.query<object[]>(ask, values);
      if (asked.length > 0) await this.tell(tx, invitation);
      return tx.manager.findOneByOrFail(AccommodationRequest, { invitationId: invitation.id });
    });
  }

  /** The owner of the exam: whoever invited may be somebody above them. */
  private async tell(tx: Tx, { id: invitationId, ownerId }: ExamInvitation): Promise<void> {
    const receiver = await this.users.receiver(ownerId);
    if (!receiver) return;
    const { email: to, language, name: receiverName } = receiver;
    const params = { invitationId, receiverName };
    await this.mailer.send(tx, { to, template: ACCOMMODATION_ASKED_MAIL, language, params });
  }
}
