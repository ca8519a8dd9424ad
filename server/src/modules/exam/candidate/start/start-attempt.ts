import { Injectable } from '@nestjs/common';
import type { ExamCredential } from '../../../../platform/access';
import { Clock } from '../../../../platform/clock';
import { UnitOfWork } from '../../../../platform/database';
import type { Tx } from '../../../../platform/database';
import { PaperSource, sittingLanguage } from '../../../assessments';
import { Attempt, AttemptStarted, lockExtraTime, validInvitationOf } from '../../attempt';
import type { ExamInvitation } from '../../attempt';
import { AskForSnapshots } from '../../proctoring';
import { ChangeAttempt } from '../change-attempt';
import { createAttempt } from '../create-attempt';
import type { StartAttemptInput } from '../exam.inputs';
import { resuming } from '../sit-exam.service';
import { BeginAttempt } from './begin-attempt';
import { refuseEarlyStart } from './refuse-start';
import type { ExamSitting } from '../exam-sitting';

/** Creates the attempt with its frozen paper and opens the first question; an attempt that exists already is resumed. */
@Injectable()
export class StartAttempt {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
    private readonly papers: PaperSource,
    private readonly attempts: ChangeAttempt,
    private readonly snapshots: AskForSnapshots,
    private readonly begin: BeginAttempt,
  ) {}

  /** @throws ExamUnavailable, PageTaken, ConsentRequired */
  async execute(credential: ExamCredential, input: StartAttemptInput): Promise<ExamSitting> {
    return (await this.begin.execute(credential, input)) ?? this.underLock(credential, input);
  }

  private underLock(credential: ExamCredential, input: StartAttemptInput): Promise<ExamSitting> {
    return this.unitOfWork.run(async (tx) => {
      const invitation = await validInvitationOf(credential, tx.manager);
      const { invitationId } = credential;
      if (!(await tx.manager.existsBy(Attempt, { invitationId }))) await this.create(invitation, input, tx);
      return this.attempts.within(tx, credential, input.pageId, resuming(input.pageId, false));
    });
  }

  private async create(invitation: ExamInvitation, { consent, language }: StartAttemptInput, tx: Tx): Promise<void> {
    const { manager } = tx;
    const now = this.clock.now();
    const paper = await this.papers.forAssessment(invitation.assessmentId, manager, invitation.id);
    refuseEarlyStart(invitation, paper, consent, now);
    const extraTimePercent = await lockExtraTime(invitation.id, manager);
    const granted = { ...invitation, extraTimePercent };
    const attemptId = await createAttempt(granted, paper, now, this.papers, manager, {
      consent: consent ?? null,
      language: sittingLanguage(paper.settings, language ?? invitation.language),
    });
    if (!attemptId) return;
    await this.snapshots.begin(invitation.id, now, manager);
    tx.publish(new AttemptStarted({ attemptId }));
  }
}
