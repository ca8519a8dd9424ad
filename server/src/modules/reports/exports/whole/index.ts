import { AssessmentExportsQueries } from './assessment-exports.queries';
import { AssessmentExportsResolver } from './assessment-exports.resolver';
import { AssessmentExports } from './assessment-exports.service';
import { ExportContents } from './export-contents';
import { ExportFileUse } from './export-file-use';
import { ExportReadyMail } from './export-ready.mail';
import { ExportRuns } from './export-runs';
import { LiveExports } from './live-exports';
import { NotifyExport } from './notify-export';
import { RunExport } from './run-export';
import { StoreArchive } from './store-archive';
import { SweepExports } from './sweep-exports';

export { AssessmentExport } from './assessment-export.entity';
export { AssessmentExportsController } from './assessment-exports.controller';
export { forgetExportsWith } from './forget-exports';

/** A whole assessment as one archive, made beside the requests. */
export const wholeExport = [
  AssessmentExports,
  AssessmentExportsQueries,
  AssessmentExportsResolver,
  LiveExports,
  ExportContents,
  ExportFileUse,
  ExportReadyMail,
  ExportRuns,
  NotifyExport,
  RunExport,
  StoreArchive,
  SweepExports,
];
