import { Module } from '@nestjs/common';
import type { DynamicModule } from '@nestjs/common';
import { AccessRequestsModule } from './modules/access-requests';
import { AssessmentsModule } from './modules/assessments';
import { CandidatesModule } from './modules/candidates';
import { ExamModule } from './modules/exam';
import { FilesModule } from './modules/files';
import { GradingModule } from './modules/grading';
import { IdentityModule } from './modules/identity';
import { IntegrationsModule, ReturnPathModule, TrackingModule, WebhooksModule } from './modules/integrations';
import { InterchangeModule, QuestionsModule } from './modules/questions';
import { ReportsModule } from './modules/reports';
import { TestLibraryModule } from './modules/test-library';
import { PlatformModule } from './platform/platform.module';
import type { AppConfig } from './platform/config';

/** The domain, in dependency order: a module knows only those above it. */
export const domainModules = [
  IdentityModule,
  AccessRequestsModule,
  FilesModule,
  QuestionsModule,
  InterchangeModule,
  TestLibraryModule,
  AssessmentsModule,
  CandidatesModule,
  ExamModule,
  GradingModule,
  ReportsModule,
  IntegrationsModule,
  WebhooksModule,
  ReturnPathModule,
  TrackingModule,
];

@Module({})
export class AppModule {
  static with(config: AppConfig): DynamicModule {
    return { module: AppModule, imports: [PlatformModule.with(config), ...domainModules] };
  }
}
