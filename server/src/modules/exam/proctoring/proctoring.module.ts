import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AnswersModule } from '../answers';
import { AttemptModule } from '../attempt';
import { AskForSnapshots } from './ask-for-snapshots';
import { DrawMoments } from './draw-moments';
import { ForgetProctoring } from './forget-proctoring';
import { ForgiveWarnings } from './forgive-warnings';
import { IncidentCounts } from './incident-counts';
import { KeepSignals } from './keep-signals';
import { OwnProctoringResolver } from './own-proctoring.resolver';
import { OwnRecord } from './own-record';
import { ProctorEvent } from './proctor-event.entity';
import { ProctorSignal } from './proctor-signal.entity';
import { ProctorSnapshot } from './proctor-snapshot.entity';
import { ReportSignals } from './report-signals';
import { ReviewEvent } from './review-event';
import { ShowSnapshot } from './show-snapshot';
import { ShowTimeline } from './show-timeline';
import { SnapshotUse } from './snapshot-use';
import { SnapshotsController } from './snapshots.controller';
import { TakeSnapshot } from './take-snapshot';
import { TimelineQueries } from './timeline.queries';
import { TimelineResolver } from './timeline.resolver';
import { ViewProctorState } from './view-proctor-state';

@Module({
  imports: [AnswersModule, AttemptModule, TypeOrmModule.forFeature([ProctorEvent, ProctorSignal, ProctorSnapshot])],
  controllers: [SnapshotsController],
  providers: [
    AskForSnapshots,
    DrawMoments,
    ForgetProctoring,
    ForgiveWarnings,
    IncidentCounts,
    KeepSignals,
    OwnProctoringResolver,
    OwnRecord,
    ReportSignals,
    ReviewEvent,
    ShowSnapshot,
    ShowTimeline,
    SnapshotUse,
    TakeSnapshot,
    TimelineQueries,
    TimelineResolver,
    ViewProctorState,
  ],
  exports: [AskForSnapshots, IncidentCounts, KeepSignals],
})
export class ProctoringModule {}
