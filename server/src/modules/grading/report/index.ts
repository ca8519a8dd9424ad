export { ReportHiding, hides } from './hiding/report-hiding.service';
export type { HiddenParts } from './hiding/report-part';
export { ReportHidingNode } from './hiding/report-part.type';
export type { Report, ReportQuestion } from './report';
export { toReport } from './to-report';
export { visibleReport } from './visible-report';
export type { WholeResult, WholeResultQuestion } from './whole-result';
export { ResultReportModule } from './report.module';
