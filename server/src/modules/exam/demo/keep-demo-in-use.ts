import { Injectable } from '@nestjs/common';
import type { OnApplicationBootstrap } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Clock } from '../../../platform/clock';
import { AppConfig } from '../../../platform/config';
import { UnitOfWork } from '../../../platform/database';
import { JobHandler, Jobs } from '../../../platform/jobs';
import { demoAssessments } from '../../assessments';
import { InviteCandidates } from '../../candidates';
import { DEMO_OWNER_ID } from '../../identity';
import { Chance } from './chance';
import { sittingPlan } from './demo-plan';
import { demoVisitor, MOST_VISITORS } from './demo-visitors';
import { demoInvitationsOf, PlantDemoExam } from './plant-demo-exam';
import { DEMO_PAGE, GO_ON, SitDemoExam } from './sit-demo-exam';

const KEEP = 'keep-demo-in-use';

/** With fewer than these in an exam somebody else comes. */
const LEAST = 2;
const AFTER_START_MS = 5_000;
const MINUTE_MS = 60_000;
/** Nobody comes for a product that nobody has looked at for so long: a demo that is left alone does not grow. */
const LOOKED_AT_MS = 15 * MINUTE_MS;
const INVITED_BEFORE_MS = 26 * 60 * MINUTE_MS;

const whoSits = `
  select a.invitation_id as "invitationId", c.email, a.position from attempts a join candidates c on c.id = a.candidate_id
  where a.page_id = $1 and a.state = 'in-progress'`;

const isLookedAt = `select exists (select from sessions where last_used_at > $1) as found`;

const whoCame = `select count(*)::int as came from candidates where email = any($1)`;

interface Sitter {
  invitationId: string;
  email: string;
  position: number;
}

/** Somebody of the demo is in an exam whenever one looks: who sits goes on, and when too few are left somebody else comes. */
@Injectable()
export class KeepDemoInUse implements OnApplicationBootstrap {
  constructor(
    private readonly config: AppConfig,
    private readonly clock: Clock,
    private readonly dataSource: DataSource,
    private readonly unitOfWork: UnitOfWork,
    private readonly jobs: Jobs,
    private readonly invite: InviteCandidates,
    private readonly plant: PlantDemoExam,
    private readonly sit: SitDemoExam,
  ) {}

  /** Whoever starts it looks at it, and wants the first page before the people on it. */
  async onApplicationBootstrap(): Promise<void> {
    if (!this.config.demoData) return;
    const runAt = new Date(this.clock.now().getTime() + AFTER_START_MS);
    await this.jobs.add(KEEP, { isLookedAt: true }, { key: KEEP, runAt });
  }

  @JobHandler(GO_ON)
  async goOn({ invitationId }: { invitationId: string }): Promise<void> {
    const now = this.clock.now();
    const sitter = (await this.sitters()).find((one) => one.invitationId === invitationId);
    if (!sitter) return;
    const plan = sittingPlan(sitter.email, sitter.position);
    await this.unitOfWork.run((tx) => this.sit.goOn(tx, invitationId, plan, now));
  }

  @JobHandler(KEEP, { cron: '* * * * *' })
  async keep(given: { isLookedAt?: boolean } = {}): Promise<void> {
    if (!this.config.demoData) return;
    const now = this.clock.now();
    // The safety net: a process that is killed takes what it was at with it.
    for (const { invitationId } of await this.sitters()) await this.goOn({ invitationId });
    if (given.isLookedAt || (await this.isLookedAt(now))) await this.fill(now);
  }

  /** As many as are missing come, each as far as somebody who began a while ago. */
  async fill(now: Date): Promise<void> {
    if (!(await this.hasOwner())) return;
    const missing = LEAST - (await this.sitters()).length;
    for (let come = 0; come < missing; come += 1) await this.letCome(now);
  }

  private async letCome(now: Date): Promise<void> {
    const visitors = Array.from({ length: MOST_VISITORS }, (_, n) => demoVisitor(n));
    const [known] = await this.dataSource.query<{ came: number }[]>(whoCame, [visitors.map(({ email }) => email)]);
    const visitor = visitors[known?.came ?? 0];
    if (!visitor) return;
    const owner = { userId: DEMO_OWNER_ID, role: 'super-admin' as const, sessionId: DEMO_OWNER_ID, name: '' };
    const { seniorAccountant: assessmentId } = demoAssessments;
    await this.invite.execute(owner, { assessmentId, candidates: [visitor], sendMail: false });
    await this.unitOfWork.run(async (tx) => {
      const invitedAt = new Date(now.getTime() - INVITED_BEFORE_MS);
      for (const invitation of await demoInvitationsOf(tx, visitor.email)) {
        await tx.manager.query('update invitations set invited_at = $2 where id = $1', [invitation.id, invitedAt]);
        const position = 2 + Math.floor(5 * new Chance(visitor.email).next());
        await this.plant.execute(tx, invitation, sittingPlan(visitor.email, position), now);
      }
    });
  }

  private sitters(): Promise<Sitter[]> {
    return this.dataSource.query<Sitter[]>(whoSits, [DEMO_PAGE]);
  }

  private async isLookedAt(now: Date): Promise<boolean> {
    const since = new Date(now.getTime() - LOOKED_AT_MS);
    const [row] = await this.dataSource.query<{ found: boolean }[]>(isLookedAt, [since]);
    return row?.found === true;
  }

  private async hasOwner(): Promise<boolean> {
    const sql = 'select from assessments where id = $1 and owner_id = $2';
    return (await this.dataSource.query<unknown[]>(sql, [demoAssessments.seniorAccountant, DEMO_OWNER_ID])).length > 0;
  }
}
