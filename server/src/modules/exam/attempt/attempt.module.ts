import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AssessmentsModule } from '../../assessments';
import { CandidatesModule } from '../../candidates';
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
import { AttemptLoader } from './staff-view/attempt-loader';
import { AttemptsQueries } from './staff-view/attempts.queries';
import { AttemptsResolver } from './staff-view/attempts.resolver';
import { InvitationAttemptFieldsResolver } from './staff-view/invitation-attempt.fields.resolver';

@Module({
  imports: [
    AssessmentsModule,
    CandidatesModule,
    TypeOrmModule.forFeature([Attempt, AttemptQuestion, Answer, TimeLedgerEntry]),
  ],
  providers: [
    AttemptLoader,
    AttemptRecords,
    AttemptsQueries,
    AttemptsResolver,
    InvitationAttemptFieldsResolver,
    CandidateNudges,
    CheckAttempts,
    AttemptCommands,
    ExplainTime,
    LiveProgress,
    ApplyTransitions,
    SubmissionWithdrawals,
  ],
  exports: [AttemptCommands, AttemptLoader, AttemptsQueries, CandidateNudges, LiveProgress, ApplyTransitions],
})
export class AttemptModule {}
