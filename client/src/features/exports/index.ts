export { ExportListButton } from './export-list-button';
export { ReportMenu } from './report-menu';
export { ShareButton } from './share-button';
export { SharedReport } from './shared-report';
