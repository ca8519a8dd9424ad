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
import { MonitorQueries } from './monitor/monitor.queries';
import { MonitorResolver } from './monitor/monitor.resolver';
import { WatchMonitor } from './monitor/watch-monitor';
import { NotifySubmission } from './notices/notify-submission';
import { SubmissionMail } from './notices/submission.mail';
import { AttemptProgressQueries } from './progress/attempt-progress.queries';
import { AttemptProgressResolver } from './progress/attempt-progress.resolver';
import { InvitationProgressFieldsResolver } from './progress/invitation-progress.fields.resolver';
import { WatchProgress } from './progress/watch-progress';

@Module({
  imports: [AssessmentsModule, CandidatesModule, IdentityModule, AttemptModule, AccommodationModule],
  providers: [
    AttemptProgressQueries,
    AttemptProgressResolver,
    ControlResolver,
    InvitationProgressFieldsResolver,
    MailReopening,
    MessageCandidate,
    MonitorQueries,
    MonitorResolver,
    NotifySubmission,
    ReopeningMail,
    SetExtraTime,
    SuperviseAttempt,
    ChangeAsStaff,
    SubmissionMail,
    WatchMonitor,
    WatchProgress,
  ],
})
export class SupervisionModule {}
