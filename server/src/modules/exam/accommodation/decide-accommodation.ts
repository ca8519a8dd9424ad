import { Injectable } from '@nestjs/common';
import type { Viewer } from '../../../platform/access';
import { Clock } from '../../../platform/clock';
import type { Tx } from '../../../platform/database';
import { Mailer } from '../../../platform/mail';
import type { Language } from '../../../platform/mail';
import { ACCOMMODATION_DECIDED_MAIL } from './accommodation-decided.mail';

const decide = `
  update accommodation_requests set decided_at = $2, decided_by = $3, is_granted = $4
  where invitation_id = $1 and decided_at is null returning invitation_id`;

/** Nobody whose link was withdrawn, and nobody whom the program tells that invited them. */
const receiver = `
  select c.email, coalesce(i.language, a.language, 'en') as language, i.extra_time_percent as percent
  from invitations i join candidates c on c.id = i.candidate_id join assessments a on a.id = i.assessment_id
  where i.id = $1 and i.revoked_at is null and i.is_mailed`;

interface Receiver {
  email: string;
  language: Language;
  percent: number;
}

/** Answers what a candidate asked for, and mails it to those to whom we write; nothing where nothing waits. */
@Injectable()
export class DecideAccommodation {
  constructor(
    private readonly clock: Clock,
    private readonly mailer: Mailer,
  ) {}

  /** @returns whether something waited. The caller has looked at the scope, and holds the invitation. */
  async execute(tx: Tx, viewer: Viewer, invitationId: string, isGranted: boolean): Promise<boolean> {
    const values = [invitationId, this.clock.now(), viewer.userId, isGranted];
    const [decided] = await tx.manager.query<[object[]]>(decide, values);
    if (decided.length === 0) return false;
    const [found] = await tx.manager.query<Receiver[]>(receiver, [invitationId]);
    if (!found) return true;
    const { email: to, language, percent } = found;
    const params = { invitationId, isGranted, percent };
    await this.mailer.send(tx, { to, template: ACCOMMODATION_DECIDED_MAIL, language, params });
    return true;
  }
}
