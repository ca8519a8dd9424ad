import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { Answer } from './answer.entity';
import { AttemptQuestion } from './attempt-question.entity';
import { AttemptRecords } from './attempt-records';
import { Attempt } from './attempt.entity';
import { CandidateNudges } from './candidate-nudges';
import { CheckAttempts } from './check-attempts';
import { AttemptCommands } from './attempt-commands';
import { LiveProgress } from './live-progress';
import { ApplyTransitions } from './apply-transitions';
import { SubmissionWithdrawals } from './submission-withdrawals';
import { ExplainTime } from './time-ledger/explain-time';
import { TimeLedgerEntry } from './time-ledger/time-ledger-entry.entity';
import { TimeLedgerResolver } from './time-ledger/time-ledger.resolver';

@Module({
  imports: [TypeOrmModule.forFeature([Attempt, AttemptQuestion, Answer, TimeLedgerEntry])],
  providers: [
    AttemptRecords,
    CandidateNudges,
    CheckAttempts,
    AttemptCommands,
    ExplainTime,
    LiveProgress,
    ApplyTransitions,
    SubmissionWithdrawals,
    TimeLedgerResolver,
  ],
  exports: [AttemptCommands, CandidateNudges, LiveProgress, ApplyTransitions],
})
export class AttemptModule {}
