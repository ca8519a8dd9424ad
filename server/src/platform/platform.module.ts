import { Global, Module } from '@nestjs/common';
import type { DynamicModule } from '@nestjs/common';
import { APP_FILTER, APP_GUARD, APP_PIPE, DiscoveryModule } from '@nestjs/core';
import { GraphQLModule } from '@nestjs/graphql';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AccessGuard, KeyAccess, OwnerScope } from './access';
import { Audit, AuditEntry, BoundedAudit } from './audit';
import { Clock } from './clock';
import { clockProvider } from './clock/clock.provider';
import { AppConfig } from './config';
import { dataSourceOptions, EventLog, NamedQueries, UnitOfWork } from './database';
import { Lanes, sharedPoolSize } from './database/lanes';
import { DemoData } from './demo/demo-data';
import { ProviderCatalogue } from './discovery';
import { EventDispatcher } from './events/event-dispatcher';
import { EventHandlers } from './events/event-handlers';
import { EventQueue } from './events/event-queue';
import { ForgetEvents } from './events/forget-events';
import { Outbox } from './events/outbox';
import { JoinParts, PartedFiles, ReadFile, SendFile, StoredFile, StoreFile } from './files';
import { FileBudget } from './files/file-budget';
import { fileStorageProvider } from './files/file-storage.provider';
import { CleanPictures } from './files/pictures/clean-pictures';
import { RemoveFiles } from './files/remove-files';
import { FileScans } from './files/scans/file-scans';
import { StoreBytes } from './files/store-bytes';
import { StoredFilePart } from './files/stored-file-part.entity';
import { graphqlOptions } from './graphql/graphql-options';
import { KnownOperations } from './graphql/known/known-operations';
import { OperationWatchings } from './graphql/operation-watchings';
import { SchemaDriver } from './graphql/schema-driver';
import { GraphqlSocket } from './graphql/socket/graphql-socket';
import { OpenSockets } from './graphql/socket/open-sockets';
import { InputPipe } from './graphql/input.pipe';
import { ErrorFilter } from './http/error.filter';
import { HealthController } from './http/health.controller';
import { IdempotencyKey } from './idempotency/idempotency-key.entity';
import { KeptAnswers } from './idempotency/kept-answers';
import { Jobs } from './jobs';
import { JobRunner } from './jobs/job-runner';
import { LiveBus } from './live';
import { liveBusProvider } from './live/live-bus.provider';
import { Mail, Mailer } from './mail';
import { KeptMails } from './mail/kept-mails';
import { MailTransport } from './mail/mail-transport.port';
import { SendMail } from './mail/send-mail';
import { SmtpTransport } from './mail/smtp-transport';
import { GuardedFetch, HostResolver } from './network';
import { createLog, Log } from './observability';
import { Metrics } from './observability/metrics';
import { Gauges } from './observability/metrics/gauges';
import { MetricsController } from './http/metrics.controller';
import { LookUps, RequestAllowances } from './throttle';
import { ForgetRateLimits } from './throttle/forget-rate-limits';
import { PromptThreads, ThreadOptions, Threads } from './threads';

const services = [
  AccessGuard,
  Audit,
  BoundedAudit,
  DemoData,
  EventDispatcher,
  EventHandlers,
  EventQueue,
  GuardedFetch,
  HostResolver,
  Jobs,
  JobRunner,
  JoinParts,
  KeptAnswers,
  KeyAccess,
  KnownOperations,
  Mailer,
  Metrics,
  NamedQueries,
  OperationWatchings,
  Outbox,
  OwnerScope,
  PartedFiles,
  PromptThreads,
  ProviderCatalogue,
  ReadFile,
  SendFile,
  StoreFile,
  ThreadOptions,
  Threads,
  UnitOfWork,
];

export const platformControllers = [HealthController, MetricsController] as const;

/** Everything that knows nothing about hiring. Global: domain modules inject its services without importing it. */
@Global()
@Module({})
export class PlatformModule {
  static with(config: AppConfig): DynamicModule {
    return {
      module: PlatformModule,
      imports: [
        DiscoveryModule,
        TypeOrmModule.forRoot({
          ...dataSourceOptions(config.databaseUrl, sharedPoolSize(config)),
          autoLoadEntities: true,
          retryAttempts: 0,
        }),
        TypeOrmModule.forFeature([AuditEntry, IdempotencyKey, Mail, StoredFile, StoredFilePart]),
        GraphQLModule.forRootAsync({
          driver: SchemaDriver,
          inject: [OperationWatchings, KnownOperations],
          useFactory: graphqlOptions,
        }),
      ],
      controllers: [...platformControllers],
      providers: [
        { provide: AppConfig, useValue: config },
        { provide: Log, useFactory: () => createLog(config.logLevel) },
        { provide: EventLog, useExisting: Outbox },
        { provide: MailTransport, useClass: SmtpTransport },
        { provide: APP_GUARD, useExisting: AccessGuard },
        { provide: APP_PIPE, useClass: InputPipe },
        { provide: APP_FILTER, useClass: ErrorFilter },
        clockProvider,
        fileStorageProvider,
        liveBusProvider,
        CleanPictures,
        FileBudget,
        FileScans,
        ForgetEvents,
        ForgetRateLimits,
        Gauges,
        GraphqlSocket,
        KeptMails,
        Lanes,
        LookUps,
        OpenSockets,
        RemoveFiles,
        RequestAllowances,
        SendMail,
        StoreBytes,
        ...services,
      ],
      exports: [AppConfig, Clock, Log, LiveBus, ...services],
    };
  }
}
