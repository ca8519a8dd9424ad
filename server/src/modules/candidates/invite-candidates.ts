import { Injectable } from '@nestjs/common';
import type { Viewer } from '../../platform/access';
import { Clock } from '../../platform/clock';
import { UnitOfWork } from '../../platform/database';
import type { Tx } from '../../platform/database';
import { InvalidInput } from '../../platform/errors';
import { AssessmentNotPublished, Assessments, unavailability } from '../assessments';
import type { Assessment } from '../assessments';
import { Credits } from '../identity';
import type { CreditsType } from '../identity';
import { InvitationSent } from './candidates.events';
import { AssessmentClosed, AssessmentInactive } from './candidates.errors';
import type { InviteCandidatesInput } from './candidates.inputs';
import { assertFits } from './invitation-life/invitation-window.policy';
import { InviteQueries } from './invite.queries';
import type { InvitationTerms } from './invite.queries';
import type { CandidateDetails } from './list/check-candidate';
import { normaliseEmail } from './list/email-address';
import { addInvitationMails } from './invitation-mail/mail-invitations';
import { alreadyInvited, readInvitees } from './read-invitees';

const MOST_EXTRA_TIME = 900;

export interface Invited {
  /** In the order of the input. */
  invitationIds: string[];
  credits: CreditsType;
}

/** Invites everybody on a list or, when anything stands in the way of one of them, nobody. */
@Injectable()
export class InviteCandidates {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
    private readonly assessments: Assessments,
    private readonly credits: Credits,
    private readonly queries: InviteQueries,
  ) {}

  async execute(viewer: Viewer, input: InviteCandidatesInput): Promise<Invited> {
    const assessment = await this.assessments.find(viewer, input.assessmentId);
    const invitedAt = this.clock.now();
    assertOpen(assessment, invitedAt);
    const extraTimePercent = readExtraTime(input.extraTimePercent ?? assessment.configuration.extraTimePercent);
    const people = await this.readPeople(assessment.id, input.candidates);
    const { id: assessmentId } = assessment;
    const window = { opensAt: input.opensAt ?? null, expiresAt: readExpiry(input.expiresAt ?? null, invitedAt) };
    assertFits(window, assessment.configuration);
    const terms = { assessmentId, invitedBy: viewer.userId, extraTimePercent, invitedAt, ...window };
    return this.unitOfWork.run(async (tx) => {
      const { ownerId } = await this.assessments.hold(tx.manager, viewer, assessmentId);
      const credits = await this.credits.take(tx, viewer.userId, people.length);
      const invitationIds = await this.invite(tx, { ownerId, ...terms }, people);
      await addInvitationMails(tx, invitationIds);
      for (const invitationId of invitationIds) tx.publish(new InvitationSent({ invitationId }));
      return { invitationIds, credits };
    });
  }

  private async readPeople(assessmentId: string, given: CandidateDetails[]): Promise<CandidateDetails[]> {
    const emails = given.map(({ email }) => normaliseEmail(email));
    return readInvitees(given, await this.queries.invitedAtByEmail(assessmentId, emails));
  }

  private async invite(tx: Tx, terms: InvitationTerms, people: CandidateDetails[]): Promise<string[]> {
    const invited = await this.queries.invite(tx.manager, terms, people);
    const ids = new Map(invited.map(({ email, invitationId }) => [email, invitationId]));
    const taken = people.flatMap(({ email }, index) => (ids.get(email) ? [] : [alreadyInvited(`candidates.${index}`)]));
    if (taken.length > 0) throw new InvalidInput({ fields: taken });
    return people.flatMap(({ email }) => ids.get(email) ?? []);
  }
}

function assertOpen(assessment: Assessment, now: Date): void {
  if (assessment.publishedAt === null) throw new AssessmentNotPublished();
  const reason = unavailability(assessment, now);
  if (reason === 'INACTIVE') throw new AssessmentInactive();
  if (reason === 'CLOSED') throw new AssessmentClosed({ closesAt: assessment.configuration.closesAt ?? '' });
}

function readExpiry(expiresAt: Date | null, now: Date): Date | null {
  if (expiresAt && expiresAt <= now) throw InvalidInput.at('expiresAt', 'future');
  return expiresAt;
}

function readExtraTime(percent: number): number {
  if (percent < 0) throw InvalidInput.at('extraTimePercent', 'min', { min: 0 });
  if (percent > MOST_EXTRA_TIME) throw InvalidInput.at('extraTimePercent', 'max', { max: MOST_EXTRA_TIME });
  return percent;
}
