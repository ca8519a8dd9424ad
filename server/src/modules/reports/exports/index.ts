import { ExportPdf } from './export-pdf';
import { LoadReport } from './load-report';
import { Letterheads } from './letterheads';
import { MakePdf } from './make-pdf';
import { PdfExportsController } from './pdf-exports.controller';
import { TableExportsController } from './table-exports.controller';
import { OpenShareLink } from './share/open-share-link';
import { ShareLinksResolver } from './share/share-links.resolver';
import { ShareLinks } from './share/share-links.service';
import { AssessmentExportsController, wholeExport } from './whole';
import { ExportTable } from './tables/export-table';
import { InvitationRows } from './tables/invitation-rows.queries';

export { AssessmentExport, forgetExportsWith } from './whole';
export { ShareLink } from './share/share-link.entity';

export const exportControllers = [AssessmentExportsController, PdfExportsController, TableExportsController];

/** Results and candidates as files and behind links. */
export const exportParts = [
  ExportPdf,
  ExportTable,
  InvitationRows,
  LoadReport,
  Letterheads,
  MakePdf,
  OpenShareLink,
  ShareLinks,
  ShareLinksResolver,
  ...wholeExport,
];
