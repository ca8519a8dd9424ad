import { Injectable } from '@nestjs/common';
import { isUUID } from 'class-validator';
import type { EntityManager } from 'typeorm';
import { DataSource } from 'typeorm';
import { OwnerScope } from '../../../platform/access';
import type { Viewer } from '../../../platform/access';
import { Audit, auditAction } from '../../../platform/audit';
import type { RequestOrigin } from '../../../platform/audit';
import { UnitOfWork } from '../../../platform/database';
import { InvalidInput } from '../../../platform/errors';
import { cleanLines, cleanText } from '../../../platform/text';
import { Mailer } from '../../../platform/mail';
import type { Language } from '../../../platform/mail';
import { examLanguage, saidTitleIn } from '../../assessments';
import { InvitationNotFound } from '../candidates.errors';
import { filledLetter, letterIn, unwritten } from './letter.policy';
import type { Letter, Letters } from './letter.policy';
import { LETTER_MAIL } from './letter.mail';

const INVITATION_LETTER = auditAction('invitation.letter');

interface Receiver {
  id: string;
  email: string;
  name: string;
  title: string;
  language: Language;
}

export interface AddressedLetter extends Letter {
  to: string;
  language: Language;
}

/** Writes to candidates, to each in the language of their exam. What a preview shows is what is sent. */
@Injectable()
export class MailCandidates {
  constructor(
    private readonly dataSource: DataSource,
    private readonly unitOfWork: UnitOfWork,
    private readonly scope: OwnerScope,
    private readonly mailer: Mailer,
    private readonly audit: Audit,
  ) {}

  /** @throws InvitationNotFound when none of them is there, InvalidInput where the language of one of them has no letter; then nobody is written to. */
  execute(
    { viewer, origin }: { viewer: Viewer; origin: RequestOrigin },
    { invitationIds, letters }: { invitationIds: readonly string[]; letters: Letters },
  ): Promise<number> {
    return this.unitOfWork.run(async (tx) => {
      const receivers = await this.receivers(tx.manager, viewer, invitationIds);
      assertWritten(letters, receivers);
      for (const receiver of receivers) {
        const { to, language, ...letter } = addressed(letters, receiver);
        const params = { invitationId: receiver.id, ...letter };
        await this.mailer.send(tx, { to, template: LETTER_MAIL, language, params });
        const object = { type: 'invitation', id: receiver.id, label: [to, letter.subject].join(' · ') };
        await this.audit.record(tx, { by: viewer, origin, action: INVITATION_LETTER, object });
      }
      return receivers.length;
    });
  }

  /** @throws InvitationNotFound when none of them is there. */
  async preview(viewer: Viewer, invitationIds: readonly string[], letters: Letters): Promise<AddressedLetter[]> {
    const receivers = await this.receivers(this.dataSource.manager, viewer, invitationIds);
    return receivers.map((receiver) => addressed(letters, receiver));
  }

  private async receivers(manager: EntityManager, viewer: Viewer, given: readonly string[]): Promise<Receiver[]> {
    const ids = [...new Set(given)].filter((id) => isUUID(id));
    const { sql, params } = this.scope.sql(viewer, 'i.owner_id', 2);
    const text = `select i.id, c.email, rtrim(c.first_name || ' ' || c.last_name) as name,
        ${saidTitleIn(examLanguage)} as title, ${examLanguage} as language
      from unnest($1::uuid[]) with ordinality as wanted (id, place) join invitations i on i.id = wanted.id
      join candidates c on c.id = i.candidate_id join assessments a on a.id = i.assessment_id
      left join attempts t on t.invitation_id = i.id
      where ${sql} order by wanted.place`;
    const found = await manager.query<Receiver[]>(text, [ids, ...params]);
    if (found.length === 0) throw new InvitationNotFound();
    return found;
  }
}

function addressed(letters: Letters, { email: to, language, ...facts }: Receiver): AddressedLetter {
  return { to, language, ...filledLetter(letterIn(letters, language), facts) };
}

function assertWritten(letters: Letters, receivers: readonly Receiver[]): void {
  const languages = receivers.map(({ language }) => language);
  const [missing] = unwritten(letters, languages);
  if (missing) throw InvalidInput.at(`letters.${missing}`, 'required');
}

/** As it is stored and sent: one line, and lines. */
export const cleanLetters = ({ en, ar }: Letters): Letters => ({ en: cleanLetter(en), ar: cleanLetter(ar) });

const cleanLetter = ({ subject, text }: Letter): Letter => ({ subject: cleanText(subject), text: cleanLines(text) });
