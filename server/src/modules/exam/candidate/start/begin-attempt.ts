import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { ExamCredential } from '../../../../platform/access';
import { Clock } from '../../../../platform/clock';
import { AppConfig } from '../../../../platform/config';
import { NamedQueries, withNamedStatements } from '../../../../platform/database';
import { Outbox } from '../../../../platform/events';
import type { Told } from '../../../../platform/events';
import { PaperSource, sittingLanguage } from '../../../assessments';
import type { Paper } from '../../../assessments';
import { ExamFileLinks } from '../../answers';
import { addSeconds, AttemptStarted, ExamUnavailable, LiveProgress } from '../../attempt';
import { freezePaper, toExamQuestion, withCorrectedKeys } from '../../paper';
import { AskForSnapshots } from '../../proctoring';
import type { StartAttemptInput } from '../exam.inputs';
import { BatchedReads } from '../batched-reads';
import { listSlots } from '../slots/list-slots';
import { readableIn, toSitting } from '../view-sitting';
import { beginningOf, invitationsToBegin } from './begin-attempt.queries';
import type { AttemptBeginning, InvitationRow } from './begin-attempt.queries';
import { firstTimes } from './first-times';
import { refuseEarlyStart } from './refuse-start';
import type { QuestionSlot } from '../slots/question-slot';
import type { ExamSitting } from '../exam-sitting';

/** An attempt that nobody has begun, in three statements: the invitation, how the paper stands, and all that is written. */
@Injectable()
export class BeginAttempt {
  private readonly invitations: BatchedReads<InvitationRow>;

  constructor(
    private readonly dataSource: DataSource,
    private readonly queries: NamedQueries,
    private readonly clock: Clock,
    private readonly config: AppConfig,
    private readonly papers: PaperSource,
    private readonly snapshots: AskForSnapshots,
    private readonly outbox: Outbox,
    private readonly live: LiveProgress,
    private readonly links: ExamFileLinks,
  ) {
    this.invitations = new BatchedReads(queries, invitationsToBegin);
  }

  /**
   * @returns null where it was begun before, or at this moment by somebody else, and where its questions are drawn; nothing was done then.
   * @throws ExamUnavailable, ConsentRequired
   */
  async execute(credential: ExamCredential, input: StartAttemptInput): Promise<ExamSitting | null> {
    const invitation = await this.invitations.of(credential);
    if (!invitation?.isTokenValid) throw new ExamUnavailable({ reason: 'REVOKED' });
    const paper = invitation.isStarted ? null : await this.papers.withoutDraws(invitation.assessmentId);
    if (!paper) return null;
    const now = this.clock.now();
    refuseEarlyStart(invitation, paper, input.consent, now);
    const beginning = this.beginningOf(credential, input, invitation, paper, now);
    const [told] = await this.queries.query<Told>(...beginningOf(beginning));
    if (!told) return null;
    this.outbox.handOn(beginning.entry, told);
    void this.live.announce(beginning.attemptId);
    return this.view(credential, beginning);
  }

  private beginningOf(
    { tokenVersion }: ExamCredential,
    { pageId, consent, language }: StartAttemptInput,
    invitation: InvitationRow,
    paper: Paper,
    now: Date,
  ): AttemptBeginning {
    const attemptId = randomUUID();
    const { extraTimePercent } = invitation;
    const frozen = freezePaper(paper, { id: attemptId, extraTimePercent });
    const questions = withCorrectedKeys(frozen, invitation.corrections);
    const times = firstTimes(questions, extraTimePercent, now);
    return {
      ...times,
      attemptId,
      invitation,
      tokenVersion,
      pageId,
      consent: consent ?? null,
      settings: paper.settings,
      language: sittingLanguage(paper.settings, language ?? invitation.language),
      questions,
      now,
      checkAt: addSeconds(times.closesAt, this.config.saveGraceSeconds),
      nextSnapshotAt: this.snapshots.firstOf(attemptId, paper.settings, now),
      entry: this.outbox.entryOf([new AttemptStarted({ attemptId })]),
    };
  }

  private slotsOf(attemptId: string, now: Date): Promise<QuestionSlot[]> {
    return withNamedStatements(() => listSlots(attemptId, now, this.dataSource.manager));
  }

  private async view(credential: ExamCredential, beginning: AttemptBeginning): Promise<ExamSitting> {
    const { attemptId, invitation, settings, language, questions, now, closesAt, expiresAt } = beginning;
    const urlOf = (fileId: string) => this.links.urlFor(credential, fileId);
    const slots = settings.configuration.allowBack ? await this.slotsOf(attemptId, now) : [];
    const open = questions.slice(0, 1).map((first) => ({
      question: toExamQuestion(Object.assign(first, { openedAt: now, closesAt }), {
        urlOf,
        languages: readableIn(beginning),
      }),
      answer: null,
      answerRevision: 0,
      answerSavedAt: null,
      addedSeconds: 0,
      visit: 1,
    }));
    const row = {
      attemptId,
      settings,
      language,
      state: 'in-progress',
      questionCount: questions.length,
      position: 1,
      isPaused: false,
      sittingEndsAt: expiresAt,
      candidateFirstName: invitation.candidateFirstName,
      message: null,
    } as const;
    return toSitting(row, open[0] ?? null, { now, answerFiles: [], slots });
  }
}
