import { ExportPdf } from './export-pdf';
import { PdfExportsController } from './pdf-exports.controller';
import { LoadReport } from './load-report';

export const exportControllers = [PdfExportsController];

/** Results and candidates as files and behind links. */
export const exportParts = [ExportPdf, LoadReport];
