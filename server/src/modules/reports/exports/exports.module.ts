import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AssessmentsModule } from '../../assessments';
import { CandidatesModule } from '../../candidates';
import { ExamModule } from '../../exam';
import { GradingModule } from '../../grading';
import { IdentityModule } from '../../identity';
import { CandidateReportsModule } from '../candidates';
import { ExportPdf } from './export-pdf';
import { ExportTurns } from './export-turns';
import { Letterheads } from './letterheads';
import { LoadReport } from './load-report';
import { MakePdf } from './make-pdf';
import { PdfExportsController } from './pdf-exports.controller';
import { OpenShareLink } from './share/open-share-link';
import { ShareLink } from './share/share-link.entity';
import { ShareLinksResolver } from './share/share-links.resolver';
import { ShareLinks } from './share/share-links.service';
import { TableExportsController } from './table-exports.controller';
import { ExportTable } from './tables/export-table';
import { InvitationRows } from './tables/invitation-rows.queries';
import { AssessmentExport } from './whole/assessment-export.entity';
import { AssessmentExportsController } from './whole/assessment-exports.controller';
import { AssessmentExportsQueries } from './whole/assessment-exports.queries';
import { AssessmentExportsResolver } from './whole/assessment-exports.resolver';
import { AssessmentExports } from './whole/assessment-exports.service';
import { ExportContents } from './whole/export-contents';
import { ExportFileUse } from './whole/export-file-use';
import { ExportReadyMail } from './whole/export-ready.mail';
import { ExportRecords } from './whole/export-records';
import { ExportRuns } from './whole/export-runs';
import { LiveExports } from './whole/live-exports';
import { NotifyExport } from './whole/notify-export';
import { RunExport } from './whole/run-export';
import { StoreArchive } from './whole/store-archive';
import { SweepExports } from './whole/sweep-exports';

@Module({
  imports: [
    AssessmentsModule,
    CandidatesModule,
    ExamModule,
    GradingModule,
    IdentityModule,
    CandidateReportsModule,
    TypeOrmModule.forFeature([AssessmentExport, ShareLink]),
  ],
  controllers: [AssessmentExportsController, PdfExportsController, TableExportsController],
  providers: [
    AssessmentExports,
    AssessmentExportsQueries,
    AssessmentExportsResolver,
    ExportContents,
    ExportFileUse,
    ExportPdf,
    ExportReadyMail,
    ExportRecords,
    ExportRuns,
    ExportTable,
    ExportTurns,
    InvitationRows,
    Letterheads,
    LiveExports,
    LoadReport,
    MakePdf,
    NotifyExport,
    OpenShareLink,
    RunExport,
    ShareLinks,
    ShareLinksResolver,
    StoreArchive,
    SweepExports,
  ],
})
export class ExportsModule {}
