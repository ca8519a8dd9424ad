import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { EntityManager } from 'typeorm';
import type { RequestOrigin } from '../../../platform/audit';
import { Clock } from '../../../platform/clock';
import { UnitOfWork } from '../../../platform/database';
import type { Tx } from '../../../platform/database';
import { RateLimited } from '../../../platform/errors';
import { Mailer } from '../../../platform/mail';
import { addressGroup } from '../../../platform/network';
import { Throttle } from '../../../platform/throttle';
import { PublicLinkNotFound } from '../candidates.errors';
import type { CandidateDetails } from '../list/check-candidate';
import { readCandidate } from '../read-invitees';
import { JOIN_MAIL } from './join.mail';
import { PublicLinkJoin } from './public-link-join.entity';
import { PublicLink } from './public-link.entity';
import type { JoinAssessmentInput } from './public-link.inputs';
import { ReadJoinTerms } from './read-join-terms';

export interface AskedToJoin {
  resendAfterSeconds: number;
  isMailInOutbox: boolean;
}

const HOUR = 3_600;
const RESEND_SECONDS = 60;
const MAILS_PER_HOUR = 5;

/**
 * Somebody asks for a place by a public link and is mailed the way in. Does the same work for every address and looks none
 * of them up, so that nobody learns here who is known; `ConfirmJoin` does, for whoever can read the mail.
 */
@Injectable()
export class AskToJoin {
  private readonly fromPlace: Throttle;

  constructor(
    dataSource: DataSource,
    private readonly clock: Clock,
    private readonly unitOfWork: UnitOfWork,
    private readonly terms: ReadJoinTerms,
    private readonly mailer: Mailer,
  ) {
    // A whole room of applicants may share one address; one person does not try a hundred times.
    this.fromPlace = new Throttle(dataSource, { name: 'join-place', points: 200, seconds: HOUR });
  }

  /** @throws RateLimited, InvalidInput, PublicLinkNotFound, PublicLinkClosed */
  async execute(input: JoinAssessmentInput, origin: RequestOrigin): Promise<AskedToJoin> {
    await this.fromPlace.count(addressGroup(origin.ip));
    const person = readCandidate(input);
    await this.unitOfWork.run((tx) => this.ask(tx, input.code, person));
    return { resendAfterSeconds: RESEND_SECONDS, isMailInOutbox: this.mailer.isOutboxReadable };
  }

  private async ask(tx: Tx, code: string, person: CandidateDetails): Promise<void> {
    const { manager } = tx;
    const link = await manager.findOneBy(PublicLink, { code });
    if (!link) throw new PublicLinkNotFound();
    const askedAt = this.clock.now();
    const { language } = await this.terms.execute(manager, link, askedAt);
    const { firstName, lastName, email, phone } = person;
    await refuseTooMany(manager, { linkId: link.id, email }, askedAt);
    const id = randomUUID();
    await manager.insert(PublicLinkJoin, { id, linkId: link.id, firstName, lastName, email, phone, askedAt });
    await this.mailer.send(tx, { to: email, template: JOIN_MAIL, language, params: { joinId: id } });
  }
}

const earlier = `
  select extract(epoch from $3::timestamptz - asked_at)::float8 as "ageSeconds" from public_link_joins
  where link_id = $1 and email = $2 and asked_at > $3::timestamptz - make_interval(secs => $4)
  order by asked_at desc limit $5`;

/** Those who ask for one address queue up here, so that two at once are not two mails. @throws RateLimited */
async function refuseTooMany(
  manager: EntityManager,
  { linkId, email }: Pick<PublicLinkJoin, 'linkId' | 'email'>,
  now: Date,
): Promise<void> {
  await manager.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [`join ${linkId} ${email}`]);
  const values = [linkId, email, now, HOUR, MAILS_PER_HOUR];
  const before = await manager.query<{ ageSeconds: number }[]>(earlier, values);
  const sinceLast = before[0]?.ageSeconds ?? Infinity;
  const sinceFifth = before[MAILS_PER_HOUR - 1]?.ageSeconds ?? Infinity;
  const wait = Math.max(RESEND_SECONDS - sinceLast, HOUR - sinceFifth);
  if (wait > 0) throw new RateLimited({ retryAfterSeconds: Math.ceil(wait) });
}
