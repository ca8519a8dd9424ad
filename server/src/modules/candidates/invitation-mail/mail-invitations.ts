import { Injectable } from '@nestjs/common';
import { UnitOfWork } from '../../../platform/database';
import type { Tx } from '../../../platform/database';
import { JobHandler } from '../../../platform/jobs';
import { Mailer } from '../../../platform/mail';
import type { Language } from '../../../platform/mail';
import { INVITATION_MAIL } from './invitation.mail';

const JOB = 'mail-invitations';
const MAILS_PER_JOB = 200;

interface Unmailed {
  id: string;
  email: string;
  language: Language;
}

/** Thousands of mails are written by jobs, so that the request that invites is as quick for many as for one. */
export async function addInvitationMails(tx: Tx, invitationIds: readonly string[]): Promise<void> {
  for (let start = 0; start < invitationIds.length; start += MAILS_PER_JOB) {
    await tx.addJob(JOB, { invitationIds: invitationIds.slice(start, start + MAILS_PER_JOB) });
  }
}

@Injectable()
export class MailInvitations {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly mailer: Mailer,
  ) {}

  /** A repeated job finds the invitations that have their mail and leaves them alone. */
  @JobHandler(JOB)
  async execute({ invitationIds }: { invitationIds: string[] }): Promise<void> {
    await this.unitOfWork.run(async (tx) => {
      const mailIds: [invitationId: string, mailId: string][] = [];
      for (const { id, email, language } of await lockUnmailed(tx, invitationIds)) {
        const mail = { to: email, template: INVITATION_MAIL, language, params: { invitationId: id } };
        mailIds.push([id, await this.mailer.send(tx, mail)]);
      }
      await noteMails(tx, mailIds);
    });
  }
}

function lockUnmailed(tx: Tx, invitationIds: string[]): Promise<Unmailed[]> {
  return tx.manager.query<Unmailed[]>(
    `select invitations.id, candidates.email, coalesce(invitations.language, assessments.language, 'en') as language
     from invitations join candidates on candidates.id = candidate_id join assessments on assessments.id = assessment_id
     where invitations.id = any($1::uuid[]) and is_mailed and mail_id is null and revoked_at is null
     order by invitations.id for no key update of invitations`,
    [invitationIds],
  );
}

async function noteMails(tx: Tx, mailIds: [string, string][]): Promise<void> {
  await tx.manager.query(
    `update invitations set mail_id = noted.mail_id
     from unnest($1::uuid[], $2::uuid[]) as noted (id, mail_id) where invitations.id = noted.id`,
    [mailIds.map(([id]) => id), mailIds.map(([, mailId]) => mailId)],
  );
}
