import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { AppConfig } from '../../../platform/config';
import type { Tx } from '../../../platform/database';
import {
  AttemptQuestion,
  Attempt,
  transitionsForNext,
  transitionsForResuming,
  transitionsForTime,
  lockAttemptOf,
  ApplyTransitions,
  addSeconds,
} from '../attempt';
import type { Transition, LockedAttempt } from '../attempt';
import { saveAnswers, saveAnswersValues } from '../answers';
import { demoAnswer } from './demo-answer';
import type { DemoPlan } from './demo-plan';

/** The page of everybody who sits in the demo right now: whoever opens one of their links takes over, and is left alone then. */
export const DEMO_PAGE = '0d0e0000-0000-4000-8000-0000000005ee';

/** Works on for one of them when the open question has taken its time. */
export const GO_ON = 'continue-demo-exam';

/** Seconds that a candidate of the demo has spent on the question that is open at the moment of the seeding. */
const JUST_OPENED = 12;

interface Seat {
  tx: Tx;
  invitationId: string;
  plan: DemoPlan;
  pageId: string;
}

/** Sits an attempt of the demo data from its first question on: by the machine and the transitions of every exam, at given times. */
@Injectable()
export class SitDemoExam {
  constructor(
    private readonly config: AppConfig,
    private readonly transitions: ApplyTransitions,
  ) {}

  async execute(tx: Tx, invitationId: string, plan: DemoPlan, now: Date): Promise<void> {
    const seat: Seat = { tx, invitationId, plan, pageId: plan.startsAt ? randomUUID() : DEMO_PAGE };
    const paper = await this.paperOf(seat);
    let at = plan.startsAt ?? this.startFor(paper, plan, now);
    await tx.manager.update(Attempt, { invitationId }, { startedAt: at, pageId: seat.pageId, pageSeenAt: at });
    await this.change(seat, at, (attempt) => transitionsForResuming(attempt, this.rules(at)));
    for (const question of paper) {
      if (question.position === plan.stopsAt) return this.leave(seat, at, now);
      at = await this.answer(seat, question, at);
    }
    await tx.manager.update(Attempt, { invitationId }, { pageSeenAt: at });
  }

  /** So that the question which is never finished has just been opened now. */
  private startFor(paper: readonly AttemptQuestion[], { stopsAt, pace }: DemoPlan, now: Date): Date {
    const before = paper.filter(({ position }) => position < (stopsAt ?? 0));
    return addSeconds(now, -JUST_OPENED - before.reduce((sum, question) => sum + secondsFor(question, pace), 0));
  }

  /** @returns when the following question was asked for. */
  private async answer(seat: Seat, question: AttemptQuestion, at: Date): Promise<Date> {
    const { plan } = seat;
    const runsOut = plan.startsAt !== null && plan.chance.happens(0.05);
    const seconds =
      plan.startsAt === null
        ? secondsFor(question, plan.pace)
        : plan.chance.between(0.25, 0.9) * question.durationSeconds;
    const doneAt = addSeconds(at, runsOut ? question.durationSeconds + 1 : seconds);
    const value = demoAnswer(question, plan.ability, plan.chance);
    const savedAt = addSeconds(at, seconds * 0.9);
    if (value) await this.save(seat, question.id, { value, revision: 3, at: savedAt });
    await this.change(seat, doneAt, (attempt) => transitionsForNext(attempt, question.id, this.rules(doneAt)));
    if (plan.hasLateAnswer && question.type === 'open-ended' && value?.text) {
      const late = { value: { text: withAfterthought(value.text) }, revision: 4, at: addSeconds(doneAt, 40) };
      await this.save(seat, question.id, late);
    }
    return doneAt;
  }

  /** Nobody comes back, at least not yet: what time demands, up to now. */
  private async leave(seat: Seat, at: Date, now: Date): Promise<void> {
    const { tx, invitationId } = seat;
    await tx.manager.update(Attempt, { invitationId }, { pageSeenAt: at });
    await this.change(seat, now, (attempt) => transitionsForTime(attempt, this.rules(now)));
    if (seat.plan.startsAt === null) await this.goOn(tx, invitationId, seat.plan, now);
  }

  /** Each question is answered once it has taken its time, however late this is looked at; nothing while the clocks stand still. */
  async goOn(tx: Tx, invitationId: string, plan: DemoPlan, now: Date): Promise<void> {
    const seat: Seat = { tx, invitationId, plan, pageId: DEMO_PAGE };
    for (let at = now; at <= now;) {
      const attempt = await lockAttemptOf(invitationId, tx.manager);
      if (attempt?.state !== 'in-progress' || attempt.pageId !== DEMO_PAGE || attempt.pausedAt) return;
      const open = await this.openQuestion(seat, attempt);
      at = open?.doneAt ?? now;
      if (!open) await this.change(seat, now, (locked) => transitionsForResuming(locked, this.rules(now)));
      else if (at <= now) await this.finish(seat, open.question, at);
      else await this.waitFor(seat, at);
    }
  }

  private async finish(seat: Seat, question: AttemptQuestion, at: Date): Promise<void> {
    const value = demoAnswer(question, seat.plan.ability, seat.plan.chance);
    if (value) await this.save(seat, question.id, { value, revision: 3, at });
    await this.change(seat, at, (attempt) => transitionsForNext(attempt, question.id, this.rules(at)));
  }

  /** Until then the page is taken to be there: it would give its sign every ten seconds. */
  private async waitFor({ tx, invitationId }: Seat, runAt: Date): Promise<void> {
    await tx.manager.update(Attempt, { invitationId }, { pageSeenAt: runAt });
    await tx.addJob(GO_ON, { invitationId }, { runAt, key: `${GO_ON}:${invitationId}` });
  }

  private async openQuestion(seat: Seat, { open }: LockedAttempt) {
    const question = open && (await this.paperOf(seat)).find(({ id }) => id === open.questionId);
    if (!open || !question) return null;
    const seconds = secondsFor(question, seat.plan.pace);
    return { question, doneAt: addSeconds(open.closesAt, seconds - question.durationSeconds) };
  }

  private async save(
    { tx, invitationId, pageId }: Seat,
    questionId: string,
    { value, revision, at }: { value: object; revision: number; at: Date },
  ): Promise<void> {
    const save = {
      invitationId,
      pageId,
      questionId,
      revision,
      tokenVersion: 1,
      language: null,
      value: JSON.stringify(value),
    };
    const values = saveAnswersValues([{ ...save, receivedAt: at.getTime() }], this.config.saveGraceSeconds);
    await tx.manager.query(saveAnswers.text, values);
  }

  private async change(
    { tx, invitationId }: Seat,
    at: Date,
    transitionsFor: (attempt: LockedAttempt) => Transition[],
  ): Promise<void> {
    const attempt = await lockAttemptOf(invitationId, tx.manager);
    if (attempt) await this.transitions.execute(tx, attempt, transitionsFor(attempt), at);
  }

  private async paperOf({ tx, invitationId }: Seat): Promise<AttemptQuestion[]> {
    const { id: attemptId } = await tx.manager.findOneByOrFail(Attempt, { invitationId });
    return tx.manager.find(AttemptQuestion, { where: { attemptId }, order: { position: 'ASC' } });
  }

  private rules(now: Date) {
    return { now, graceSeconds: this.config.saveGraceSeconds };
  }
}

const secondsFor = ({ durationSeconds }: AttemptQuestion, pace: number): number => Math.round(durationSeconds * pace);

/** What was typed while the line was down. */
function withAfterthought(text: string): string {
  const isArabic = /\p{Script=Arabic}/u.test(text);
  return `${text} ${isArabic ? 'وأدوّن ذلك كله في سجل العميل.' : 'I would also write down what we agreed, so that nobody has to ask again.'}`;
}
