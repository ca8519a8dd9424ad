import { Injectable } from '@nestjs/common';
import type { Staff } from '../../../../platform/audit';
import { InvalidInput } from '../../../../platform/errors';
import { MOST_ADDED_SECONDS, AttemptCommands, AttemptsQueries } from '../../attempt';
import type { ShownAttempt } from '../../attempt';
import type {
  AddTimeInput,
  ContinueAttemptInput,
  EndAttemptInput,
  PauseAttemptInput,
  ReopenAttemptInput,
} from './control.inputs';
import { MailReopening } from './mail-reopening';
import {
  ATTEMPT_ADD_TIME,
  ATTEMPT_CONTINUE,
  ATTEMPT_END,
  ATTEMPT_PAUSE,
  ATTEMPT_REOPEN,
  causeOf,
  ChangeAsStaff,
} from './change-as-staff';

/** The controls of the monitor. Each answers with how the attempt stands afterwards. */
@Injectable()
export class SuperviseAttempt {
  constructor(
    private readonly staff: ChangeAsStaff,
    private readonly commands: AttemptCommands,
    private readonly attempts: AttemptsQueries,
    private readonly mail: MailReopening,
  ) {}

  /** @throws AttemptNotFound, AttemptEnded, InvalidInput */
  async pause(by: Staff, input: PauseAttemptInput): Promise<ShownAttempt> {
    const cause = causeOf(by, input);
    await this.staff.execute(by, ATTEMPT_PAUSE, input.attemptId, (tx, it) => this.commands.pause(tx, it, cause));
    return this.attempts.one(input.attemptId);
  }

  /** @throws AttemptNotFound, AttemptEnded */
  async continue(by: Staff, input: ContinueAttemptInput): Promise<ShownAttempt> {
    const cause = causeOf(by, input);
    await this.staff.execute(by, ATTEMPT_CONTINUE, input.attemptId, (tx, it) => this.commands.resume(tx, it, cause));
    return this.attempts.one(input.attemptId);
  }

  /** @throws AttemptNotFound, InvalidInput */
  async end(by: Staff, input: EndAttemptInput): Promise<ShownAttempt> {
    const cause = causeOf(by, input);
    await this.staff.execute(by, ATTEMPT_END, input.attemptId, (tx, it) => this.commands.end(tx, it, cause));
    return this.attempts.one(input.attemptId);
  }

  /** @throws AttemptNotFound, AttemptEnded, NoQuestionLeft, InvalidInput */
  async addTime(by: Staff, input: AddTimeInput): Promise<ShownAttempt> {
    const { attemptId } = input;
    const seconds = readSeconds('seconds', input.seconds, 1);
    const cause = causeOf(by, input);
    await this.staff.execute(by, ATTEMPT_ADD_TIME, attemptId, (tx, it) =>
      this.commands.addTime(tx, it, seconds, cause),
    );
    return this.attempts.one(attemptId);
  }

  /** @throws AttemptNotFound, ReopeningNeedsTime, AnswersForgotten, InvalidInput */
  async reopen(by: Staff, input: ReopenAttemptInput): Promise<ShownAttempt> {
    const { attemptId } = input;
    const seconds = readSeconds('addSeconds', input.addSeconds ?? 0, 0);
    const cause = causeOf(by, input);
    await this.staff.execute(by, ATTEMPT_REOPEN, attemptId, async (tx, it) => {
      const isReopened = await this.commands.reopen(tx, it, seconds, cause);
      if (isReopened) await this.mail.execute(tx, attemptId);
      return isReopened;
    });
    return this.attempts.one(attemptId);
  }
}

function readSeconds(path: string, seconds: number, min: number): number {
  if (seconds < min) throw InvalidInput.at(path, 'min', { min });
  if (seconds > MOST_ADDED_SECONDS) throw InvalidInput.at(path, 'max', { max: MOST_ADDED_SECONDS });
  return seconds;
}
