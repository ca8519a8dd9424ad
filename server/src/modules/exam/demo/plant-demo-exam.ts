import { Injectable } from '@nestjs/common';
import type { Tx } from '../../../platform/database';
import { PaperSource, sittingLanguage } from '../../assessments';
import type { Paper } from '../../assessments';
import { DEMO_OWNER_ID } from '../../identity';
import type { ContentLanguage } from '../../questions';
import { createAttempt } from '../candidate';
import { CONSENT_VERSION } from '../proctoring';
import type { DemoPlan } from './demo-plan';
import { demoWatchOf } from './demo-watch';
import { SitDemoExam } from './sit-demo-exam';
import { WatchDemoExam } from './watch-demo-exam';

const CONSENT = { version: CONSENT_VERSION, language: 'en' as const };

export interface DemoInvitation {
  id: string;
  ownerId: string;
  assessmentId: string;
  candidateId: string;
  extraTimePercent: number;
  language: ContentLanguage | null;
  invitedAt: Date;
  email: string;
}

const demoInvitations = `
  select i.id, i.owner_id as "ownerId", i.assessment_id as "assessmentId", i.candidate_id as "candidateId",
    i.extra_time_percent as "extraTimePercent", i.language, i.invited_at as "invitedAt", c.email
  from invitations i join candidates c on c.id = i.candidate_id
  where i.owner_id = $1 and i.stage = 'Invited' and ($2::text is null or c.email = $2) order by i.invited_at, c.email`;

/** Who of the demo has not begun yet; or only the one with this address. */
export const demoInvitationsOf = ({ manager }: Tx, email: string | null = null) =>
  manager.query<DemoInvitation[]>(demoInvitations, [DEMO_OWNER_ID, email]);

/** The exam of one of the demo's people: frozen, sat and watched as the plan says. */
@Injectable()
export class PlantDemoExam {
  constructor(
    private readonly papers: PaperSource,
    private readonly sit: SitDemoExam,
    private readonly watch: WatchDemoExam,
  ) {}

  async execute(tx: Tx, invitation: DemoInvitation, plan: DemoPlan, now: Date): Promise<void> {
    const watch = demoWatchOf(invitation.email);
    const paper = await this.papers.forAssessment(invitation.assessmentId, tx.manager, invitation.id);
    const given = watch ? paper : unwatched(paper);
    const consent = watch ? CONSENT : null;
    const language = sittingLanguage(paper.settings, invitation.language);
    await createAttempt(invitation, given, plan.startsAt ?? now, this.papers, tx.manager, { consent, language });
    await this.sit.execute(plan.startsAt === null ? quiet(tx) : silent(tx), invitation.id, plan, now);
    if (watch) await this.watch.execute(tx.manager, invitation.id, watch, now);
  }
}

/** Before the camera was asked for. */
function unwatched({ settings, ...paper }: Paper): Paper {
  const off = { webcamSnapshots: false, fullScreen: false, copyPaste: false };
  return { ...paper, settings: { ...settings, proctoring: { ...settings.proctoring, ...off } } };
}

/** Nobody watches the past: no mails about it, no news. */
function quiet(tx: Tx): Tx {
  return { ...tx, publish: () => undefined, afterCommit: () => undefined };
}

/** And nothing of it needs to be done any more. */
function silent(tx: Tx): Tx {
  return { ...quiet(tx), addJob: () => Promise.resolve() };
}
