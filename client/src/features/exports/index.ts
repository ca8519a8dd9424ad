export { ExportListButton } from './export-list-button';
export { ReportMenu } from './report-menu';
