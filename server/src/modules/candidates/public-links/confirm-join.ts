import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Audit, auditAction } from '../../../platform/audit';
import type { RequestOrigin } from '../../../platform/audit';
import { Clock } from '../../../platform/clock';
import { UnitOfWork } from '../../../platform/database';
import type { Tx } from '../../../platform/database';
import { Credits, NotEnoughRequests } from '../../identity';
import { JoinTicketOver, PublicLinkClosed } from '../candidates.errors';
import { InvitationSent } from '../candidates.events';
import { ExamLinks } from '../exam-links';
import { addInvitationMails } from '../invitation-mail/mail-invitations';
import { examLanguageOf, holdInviters, invitationByEmail, joinAsCandidate } from './join.queries';
import type { Joined } from './join.queries';
import { JOIN_DAYS } from './join.mail';
import { JoinTickets } from './join-tickets';
import { PublicLinkJoin } from './public-link-join.entity';
import { PublicLink } from './public-link.entity';
import { ReadJoinTerms } from './read-join-terms';

const JOIN = auditAction('public-link.join');
const DAY_MS = 86_400_000;

/**
 * Whoever reads the mail of the address takes the place, or finds the invitation that the address has already. Who holds
 * the link's row lock decides about the last place.
 */
@Injectable()
export class ConfirmJoin {
  constructor(
    private readonly clock: Clock,
    private readonly unitOfWork: UnitOfWork,
    private readonly terms: ReadJoinTerms,
    private readonly tickets: JoinTickets,
    private readonly credits: Credits,
    private readonly links: ExamLinks,
    private readonly audit: Audit,
  ) {}

  /** The address of the exam. @throws JoinTicketOver, PublicLinkClosed */
  async execute(ticket: string, origin: RequestOrigin): Promise<string> {
    const joinId = this.tickets.read(ticket);
    if (joinId === null) throw new JoinTicketOver();
    const confirm = () => this.unitOfWork.run((tx) => this.confirm(tx, joinId, origin));
    // Invited by staff in that very moment: the second look finds the invitation.
    const joined = (await confirm()) ?? (await confirm());
    if (!joined) throw new JoinTicketOver();
    const language = await this.unitOfWork.run(({ manager }) => examLanguageOf(manager, joined.id));
    return this.links.url(joined, language);
  }

  private async confirm(tx: Tx, joinId: string, origin: RequestOrigin): Promise<Joined | null> {
    const { manager } = tx;
    const now = this.clock.now();
    await holdInviters(manager, joinId);
    const join = await lockJoin(manager, joinId, now);
    const { invitationId, tokenVersion, linkId } = join;
    if (invitationId !== null && tokenVersion !== null) return { id: invitationId, tokenVersion };
    const link = await manager.findOneOrFail(PublicLink, {
      where: { id: linkId },
      lock: { mode: 'pessimistic_write' },
    });
    const known = await invitationByEmail(manager, link.assessmentId, join.email);
    const joined = known ?? (await this.invite(tx, { link, join, origin, now }));
    if (joined) await manager.update(PublicLinkJoin, { id: joinId }, noted(joined));
    return joined;
  }

  /** Null when staff have invited the same address in this very moment. */
  private async invite(tx: Tx, { link, join, origin: at, now }: Joining): Promise<Joined | null> {
    const terms = await this.terms.execute(tx.manager, link, now);
    await this.takeRequest(tx, terms.invitedBy);
    const joined = await joinAsCandidate(tx.manager, terms, join);
    if (!joined) return null;
    await tx.manager.increment(PublicLink, { id: link.id }, 'joinedCount', 1);
    await addInvitationMails(tx, [joined.id]);
    tx.publish(new InvitationSent({ invitationId: joined.id }));
    const object = { type: 'invitation', id: joined.id, label: join.email };
    await this.audit.record(tx, { by: null, origin: at, action: JOIN, object });
    return joined;
  }

  private async takeRequest(tx: Tx, userId: string): Promise<void> {
    try {
      await this.credits.take(tx, userId, 1);
    } catch (error) {
      throw error instanceof NotEnoughRequests ? new PublicLinkClosed({ reason: 'FULL' }) : error;
    }
  }
}

interface Joining {
  link: PublicLink;
  join: PublicLinkJoin;
  origin: RequestOrigin;
  now: Date;
}

const noted = ({ id, tokenVersion }: Joined) => ({ invitationId: id, tokenVersion });

/** @throws JoinTicketOver */
async function lockJoin(manager: EntityManager, id: string, now: Date): Promise<PublicLinkJoin> {
  const join = await manager.findOne(PublicLinkJoin, { where: { id }, lock: { mode: 'pessimistic_write' } });
  if (!join || now.getTime() - join.askedAt.getTime() >= JOIN_DAYS * DAY_MS) throw new JoinTicketOver();
  return join;
}
