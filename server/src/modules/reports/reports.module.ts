import { Module } from '@nestjs/common';
import { AfterExamModule } from './after-exam';
import { AnalyticsModule } from './analytics';
import { CandidateReportsModule } from './candidates';
import { ComparisonModule } from './comparison';
import { DashboardModule } from './dashboard';
import { ReportsDemoModule } from './demo';
import { ExportsModule } from './exports';
import { FeedbackModule } from './feedback';
import { FiguresModule } from './figures';
import { LanguageCheckModule } from './language-check';
import { StaffReportsModule } from './people';
import { PrivacyModule } from './privacy';
import { ReportsRestModule } from './rest';
import { StandingModule } from './standing';
import { WordingsModule } from './wordings';

/** Figures over everything, in rooms that each know only those before them. They read any table through their own queries, and nothing depends on them. */
@Module({
  imports: [
    FiguresModule,
    DashboardModule,
    StaffReportsModule,
    AnalyticsModule,
    LanguageCheckModule,
    StandingModule,
    ComparisonModule,
    CandidateReportsModule,
    AfterExamModule,
    ExportsModule,
    FeedbackModule,
    WordingsModule,
    PrivacyModule,
    ReportsRestModule,
    ReportsDemoModule,
  ],
})
export class ReportsModule {}
