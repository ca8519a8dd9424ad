import { Module } from '@nestjs/common';
import { AssessmentsModule } from '../../assessments';
import { CandidatesModule } from '../../candidates';
import { IdentityModule } from '../../identity';
import { AccommodationModule } from '../accommodation';
import { AttemptModule } from '../attempt';
import { ControlResolver } from './control/control.resolver';
import { MailReopening } from './control/mail-reopening';
import { MessageCandidate } from './control/message-candidate';
import { ReopeningMail } from './control/reopening.mail';
import { SetExtraTime } from './control/set-extra-time';
import { SuperviseAttempt } from './control/supervise-attempt';
import { ChangeAsStaff } from './control/change-as-staff';
import { AttemptFiguresFieldsResolver } from './live/attempt-figures.fields.resolver';
import { AttemptFiguresQueries } from './live/attempt-figures.queries';
import { LiveAttemptsResolver } from './live/live-attempts.resolver';
import { WatchAttempts } from './live/watch-attempts';
import { NotifySubmission } from './notices/notify-submission';
import { SubmissionMail } from './notices/submission.mail';

@Module({
  imports: [AssessmentsModule, CandidatesModule, IdentityModule, AttemptModule, AccommodationModule],
  providers: [
    AttemptFiguresFieldsResolver,
    AttemptFiguresQueries,
    LiveAttemptsResolver,
    WatchAttempts,
    ControlResolver,
    MailReopening,
    MessageCandidate,
    NotifySubmission,
    ReopeningMail,
    SetExtraTime,
    SuperviseAttempt,
    ChangeAsStaff,
    SubmissionMail,
  ],
})
export class SupervisionModule {}
