import { Injectable } from '@nestjs/common';
import type { ExamCredential } from '../../../platform/access';
import { Clock } from '../../../platform/clock';
import { UnitOfWork } from '../../../platform/database';
import type { Tx } from '../../../platform/database';
import { PaperSource, sittingLanguage } from '../../assessments';
import type { ContentLanguage } from '../../questions';
import {
  Attempt,
  ConsentRequired,
  ExamUnavailable,
  AttemptStarted,
  lockExtraTime,
  validInvitationOf,
} from '../attempt';
import { ChangeAttempt } from './change-attempt';
import { createAttempt } from './create-attempt';
import type { ConsentInput, StartAttemptInput } from './exam.inputs';
import type { ExamSittingNode } from './exam-sitting.type';
import type { ExamInvitation } from '../attempt';
import { AskForSnapshots, CONSENT_VERSION, needsConsent } from '../proctoring';
import { whyNotNow } from './why-not-now';
import { resuming } from './sit-exam.service';

interface Wish {
  consent: ConsentInput | null;
  language: ContentLanguage | null;
}

/** Creates the attempt with its frozen paper and opens the first question; an attempt that exists already is resumed. */
@Injectable()
export class StartAttempt {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
    private readonly papers: PaperSource,
    private readonly attempts: ChangeAttempt,
    private readonly snapshots: AskForSnapshots,
  ) {}

  /** @throws ExamUnavailable, PageTaken, ConsentRequired */
  execute(credential: ExamCredential, { pageId, consent, language }: StartAttemptInput): Promise<ExamSittingNode> {
    return this.unitOfWork.run(async (tx) => {
      const invitation = await validInvitationOf(credential, tx.manager);
      const { invitationId } = credential;
      if (!(await tx.manager.existsBy(Attempt, { invitationId })))
        await this.create(invitation, { consent: consent ?? null, language: language ?? null }, tx);
      return this.attempts.within(tx, credential, pageId, resuming(pageId, false));
    });
  }

  private async create(invitation: ExamInvitation, { consent, language }: Wish, tx: Tx): Promise<void> {
    const { manager } = tx;
    const now = this.clock.now();
    const paper = await this.papers.forAssessment(invitation.assessmentId, manager, invitation.id);
    const isOver = invitation.isCompleted || paper.questions.length === 0;
    const reason = isOver ? 'INACTIVE' : whyNotNow(invitation, paper.settings, now);
    if (reason) throw new ExamUnavailable({ reason });
    const isAgreed = consent?.version === CONSENT_VERSION;
    if (needsConsent(paper.settings) && !isAgreed) throw new ConsentRequired({ version: CONSENT_VERSION });
    const extraTimePercent = await lockExtraTime(invitation.id, manager);
    const granted = { ...invitation, extraTimePercent };
    const attemptId = await createAttempt(granted, paper, now, this.papers, manager, {
      consent,
      language: sittingLanguage(paper.settings, language ?? invitation.language),
    });
    if (!attemptId) return;
    await this.snapshots.begin(invitation.id, now, manager);
    tx.publish(new AttemptStarted({ attemptId }));
  }
}
