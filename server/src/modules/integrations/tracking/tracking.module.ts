import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AssessmentsModule } from '../../assessments';
import { CandidatesModule } from '../../candidates';
import { IntegrationsModule } from '../integrations.module';
import { WebhooksModule } from '../webhooks/webhooks.module';
import { AshbyAdapter } from './ashby/ashby-adapter';
import { AshbyController } from './ashby/ashby.controller';
import { ChangeConnections } from './change-connections';
import { GreenhouseAdapter } from './greenhouse/greenhouse-adapter';
import { GreenhouseController } from './greenhouse/greenhouse.controller';
import { RecordCalls } from './record-calls';
import { ReportOrders } from './report-orders';
import { TakeOrders } from './take-orders';
import { TrackingCall } from './tracking-call.entity';
import { TrackingConnection } from './tracking-connection.entity';
import { TrackingConnections } from './tracking-connections.service';
import { TrackingOrder } from './tracking-order.entity';
import { TrackingQueries } from './tracking.queries';
import { TrackingResolver } from './tracking.resolver';
import { WriteTrackingLetters } from './write-tracking-letters';

/** Applicant tracking systems: one port, and a folder with an adapter and a controller for each of them. */
@Module({
  imports: [
    AssessmentsModule,
    CandidatesModule,
    IntegrationsModule,
    WebhooksModule,
    TypeOrmModule.forFeature([TrackingCall, TrackingConnection, TrackingOrder]),
  ],
  controllers: [AshbyController, GreenhouseController],
  providers: [
    AshbyAdapter,
    GreenhouseAdapter,
    ChangeConnections,
    RecordCalls,
    ReportOrders,
    TakeOrders,
    TrackingConnections,
    TrackingQueries,
    TrackingResolver,
    WriteTrackingLetters,
  ],
})
export class TrackingModule {}
