import { Injectable } from '@nestjs/common';
import type { Viewer } from '../../platform/access';
import { Clock } from '../../platform/clock';
import { Overtaken, UnitOfWork, violates } from '../../platform/database';
import type { Tx } from '../../platform/database';
import { ProviderCatalogue } from '../../platform/discovery';
import { InvalidInput } from '../../platform/errors';
import { AssessmentNotPublished, Assessments, unavailability } from '../assessments';
import type { Assessment } from '../assessments';
import { Credits } from '../identity';
import type { CreditsLeft } from '../identity';
import { CallbackAddresses } from './callback-addresses.port';
import { InvitationSent } from './candidates.events';
import { AssessmentClosed, AssessmentInactive } from './candidates.errors';
import { OnProblem } from './candidates.inputs';
import type { InviteCandidatesInput } from './candidates.inputs';
import { CheckInvitees } from './check-invitees';
import { assertFits } from './invitation-life/invitation-window.policy';
import { addInvitationMails } from './invitation-mail/mail-invitations';
import { InviteQueries } from './invite.queries';
import type { InvitationTerms, Invitee } from './invite.queries';
import { readExtraTime } from './read-invitees';

export interface CandidateProblem {
  field: string;
  rule: string;
}

export interface SkippedCandidate {
  index: number;
  problems: CandidateProblem[];
}

/** More of them would only make the answer long. */
const MAX_PROBLEMS = 100;
/** How often a list is read again because somebody invited the same people in that very moment. */
const MOST_ROUNDS = 3;

export interface Invited {
  /** In the order of the input, without those who were skipped. */
  invitationIds: string[];
  skipped: SkippedCandidate[];
  credits: CreditsLeft;
}

/** Invites everybody on a list or, when anything stands in the way of one of them, nobody; or those who can be, when asked to. */
@Injectable()
export class InviteCandidates {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
    private readonly assessments: Assessments,
    private readonly credits: Credits,
    private readonly check: CheckInvitees,
    private readonly queries: InviteQueries,
    private readonly catalogue: ProviderCatalogue,
  ) {}

  async execute(viewer: Viewer, input: InviteCandidatesInput): Promise<Invited> {
    const assessment = await this.assessments.find(viewer, input.assessmentId);
    const invitedAt = this.clock.now();
    assertOpen(assessment, invitedAt);
    const extraTimePercent = readExtraTime(input.extraTimePercent ?? assessment.configuration.extraTimePercent);
    const { id: assessmentId } = assessment;
    const window = { opensAt: input.opensAt ?? null, expiresAt: readExpiry(input.expiresAt ?? null, invitedAt) };
    assertFits(window, assessment.configuration);
    const { sendMail: isMailed = true } = input;
    const terms = { assessmentId, invitedBy: viewer.userId, extraTimePercent, invitedAt, isMailed, ...window };
    for (let round = 1; ; round += 1) {
      const { people, skipped } = await this.readPeople(viewer, input);
      const invited = await this.invite(viewer, terms, people);
      if (invited) return { ...invited, skipped };
      if (round === MOST_ROUNDS) throw new Error('The same people are being invited over and over.');
    }
  }

  private async readPeople(viewer: Viewer, { assessmentId, candidates, onProblem }: InviteCandidatesInput) {
    const read = await this.check.execute(viewer, assessmentId, candidates);
    const skipped = read.flatMap(({ problems }, index) => (problems.length > 0 ? [{ index, problems }] : []));
    if (onProblem !== OnProblem.SKIP && skipped.length > 0) {
      const fields = skipped.flatMap(({ index, problems }) =>
        problems.map((problem) => ({ ...problem, path: `candidates.${index}.${problem.path}` })),
      );
      throw new InvalidInput({ fields: fields.slice(0, MAX_PROBLEMS) });
    }
    const people = read.flatMap(({ invitee, problems }) => (problems.length > 0 ? [] : [invitee]));
    return { people, skipped: skipped.map(toSkipped) };
  }

  /** Null when somebody was quicker with one of them; then nothing is done, and the list is to be read again. */
  private async invite(viewer: Viewer, terms: Omit<InvitationTerms, 'ownerId'>, people: Invitee[]) {
    try {
      return await this.unitOfWork.run(async (tx) => {
        const { ownerId } = await this.assessments.hold(tx.manager, viewer, terms.assessmentId);
        const credits = await this.credits.take(tx, viewer.userId, people.length);
        const invited = await this.queries.invite(tx.manager, { ownerId, ...terms }, people);
        const ids = new Map(invited.map(({ email, invitationId }) => [email, invitationId]));
        const invitationIds = people.flatMap(({ email }) => ids.get(email) ?? []);
        if (invitationIds.length < people.length) throw new Overtaken();
        await this.prepareCallbacks(tx, viewer, people);
        if (terms.isMailed) await addInvitationMails(tx, invitationIds);
        for (const invitationId of invitationIds) tx.publish(new InvitationSent({ invitationId }));
        return { invitationIds, credits };
      });
    } catch (error) {
      if (error instanceof Overtaken || violates(error, 'invitations_external_id_once')) return null;
      throw error;
    }
  }

  private async prepareCallbacks(tx: Tx, { userId }: Viewer, people: readonly Invitee[]): Promise<void> {
    if (people.every(({ callbackUrl }) => callbackUrl === null)) return;
    for (const addresses of this.catalogue.instancesOf(CallbackAddresses)) await addresses.prepare(tx, userId);
  }
}

function toSkipped({ index, problems }: { index: number; problems: { path: string; rule: string }[] }) {
  return { index, problems: problems.map(({ path, rule }) => ({ field: path, rule })) };
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
