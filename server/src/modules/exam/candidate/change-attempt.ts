import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { ExamCredential } from '../../../platform/access';
import { Clock } from '../../../platform/clock';
import { AppConfig } from '../../../platform/config';
import { UnitOfWork } from '../../../platform/database';
import type { Tx } from '../../../platform/database';
import type { ContentLanguage } from '../../questions';
import { Attempt, lockAttemptOf, AttemptNotStarted, PageTaken, validInvitationOf, ApplyTransitions } from '../attempt';
import type { Transition, Rules, LockedAttempt } from '../attempt';
import { ExamFileLinks } from '../answers';
import { viewSitting } from './view-sitting';
import type { ExamSitting } from './exam-sitting';

export interface AttemptChange {
  /** Whether this page may act; `false` answers PAGE_TAKEN. */
  mayAct(attempt: LockedAttempt, now: Date): boolean;
  transitionsFor(attempt: LockedAttempt, rules: Rules): Transition[];
  /** In which it goes on, where candidates may change that. */
  language?: ContentLanguage;
}

const languageChange = `update attempts set language = $2
  where id = $1 and settings #>> '{configuration,languages}' in ('switch', 'beside')`;

async function changeLanguage(id: string, language: ContentLanguage, manager: EntityManager): Promise<void> {
  await manager.query(languageChange, [id, language]);
}

/** Everything that a candidate does to an attempt: one transaction under the attempt's lock, then how it stands. */
@Injectable()
export class ChangeAttempt {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
    private readonly config: AppConfig,
    private readonly transitions: ApplyTransitions,
    private readonly links: ExamFileLinks,
  ) {}

  /** @throws ExamUnavailable, AttemptNotStarted, PageTaken */
  execute(credential: ExamCredential, pageId: string, change: AttemptChange): Promise<ExamSitting> {
    return this.unitOfWork.run(async (tx) => {
      await validInvitationOf(credential, tx.manager);
      return this.within(tx, credential, pageId, change);
    });
  }

  /** The same inside a transaction that has looked at the invitation already. */
  async within(tx: Tx, credential: ExamCredential, pageId: string, change: AttemptChange): Promise<ExamSitting> {
    const attempt = await lockAttemptOf(credential.invitationId, tx.manager);
    if (!attempt) throw new AttemptNotStarted();
    // Asked for under the lock: who waited for it must not go back in time.
    const now = this.clock.now();
    if (attempt.state === 'in-progress') {
      if (!change.mayAct(attempt, now)) throw new PageTaken();
      await tx.manager.update(Attempt, attempt.id, { pageId, pageSeenAt: now });
      if (change.language) await changeLanguage(attempt.id, change.language, tx.manager);
      const rules = { now, graceSeconds: this.config.saveGraceSeconds };
      await this.transitions.execute(tx, attempt, change.transitionsFor(attempt, rules), now);
    }
    const urlOf = (fileId: string) => this.links.urlFor(credential, fileId);
    return viewSitting(attempt.id, { now, urlOf }, tx.manager);
  }
}
