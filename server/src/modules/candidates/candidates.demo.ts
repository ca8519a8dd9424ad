import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock';
import type { Tx } from '../../platform/database';
import { DemoSeed } from '../../platform/demo';
import { Mail } from '../../platform/mail';
import type { Language } from '../../platform/mail';
import { Assessment, demoAssessments } from '../assessments';
import { Credits, DEMO_OWNER_ID } from '../identity';
import { demoLists } from './demo/lists';
import type { DemoList } from './demo/lists';
import { inTwoLanguages } from './demo/two-languages';
import { Invitation } from './invitation.entity';
import { INVITATION_MAIL } from './invitation-mail/invitation.mail';
import { InviteQueries } from './invite.queries';
import { checkCandidate } from './list/check-candidate';
import { readList } from './list/read-list';
import { readText } from './list/read-text';

const DAY_MS = 86_400_000;
/** When each of so many is invited to the assessment in two languages: some every week, in no week many more than in others. */
const WEEKS_AGO = [11, 10, 9, 9, 8, 7, 7, 6, 5, 5, 4, 3, 3, 3, 2, 1];

/** Twelve weeks of invitations; who of these people came and how they did is planted by the exam and the grading. */
@Injectable()
export class CandidatesDemo extends DemoSeed {
  readonly order = 40;

  constructor(
    private readonly clock: Clock,
    private readonly credits: Credits,
    private readonly queries: InviteQueries,
  ) {
    super();
  }

  async seed(tx: Tx): Promise<void> {
    for (const list of demoLists) await this.plant(tx, list);
    await this.plantBothLanguages(tx);
  }

  /** By a program, so that no mail of them is kept. */
  private async plantBothLanguages(tx: Tx): Promise<void> {
    const ids = { ownerId: DEMO_OWNER_ID, invitedBy: DEMO_OWNER_ID, assessmentId: demoAssessments.serviceDesk };
    await this.credits.take(tx, DEMO_OWNER_ID, inTwoLanguages.length);
    for (const weeks of new Set(WEEKS_AGO)) {
      const people = inTwoLanguages.filter((_, index) => WEEKS_AGO[index % WEEKS_AGO.length] === weeks);
      const how = { extraTimePercent: 0, isMailed: false, invitedAt: this.inDays(-7 * weeks) };
      await this.queries.invite(tx.manager, { ...ids, ...how }, people);
    }
  }

  private async plant(tx: Tx, { assessment, daysAgo, opensInDays, endsInDays, people }: DemoList): Promise<void> {
    const { id: assessmentId, language } = await tx.manager.findOneByOrFail(Assessment, {
      id: demoAssessments[assessment],
    });
    const invitedAt = this.inDays(-daysAgo);
    const window = {
      opensAt: opensInDays === undefined ? null : this.inDays(opensInDays),
      expiresAt: endsInDays === undefined ? null : this.inDays(endsInDays),
    };
    const details = readList(readText(people)).drafts.map((draft) => ({ ...checkCandidate(draft), ...nothingMore }));
    const ids = { ownerId: DEMO_OWNER_ID, invitedBy: DEMO_OWNER_ID, assessmentId };
    await this.credits.take(tx, DEMO_OWNER_ID, details.length);
    const invited = await this.queries.invite(
      tx.manager,
      { ...ids, ...window, extraTimePercent: 0, isMailed: true, invitedAt },
      details,
    );
    for (const { email, invitationId } of invited) {
      if (invitationId) await keepMail(tx, { email, invitationId, language: language ?? 'en', invitedAt });
    }
  }

  private inDays(days: number): Date {
    return new Date(this.clock.now().getTime() + days * DAY_MS);
  }
}

const nothingMore = { externalId: null, language: null, extraTimePercent: null, callbackUrl: null, returnUrl: null };

interface KeptMail {
  email: string;
  invitationId: string;
  language: Language;
  invitedAt: Date;
}

/** As without a mail server; there is no job behind it, so it never leaves, whatever is configured. */
async function keepMail(tx: Tx, { email, invitationId, language, invitedAt }: KeptMail): Promise<void> {
  const id = randomUUID();
  const mail = { id, recipient: email, template: INVITATION_MAIL, language, params: { invitationId } };
  await tx.manager.insert(Mail, { ...mail, status: 'kept', createdAt: invitedAt });
  await tx.manager.update(Invitation, { id: invitationId }, { mailId: id });
}
