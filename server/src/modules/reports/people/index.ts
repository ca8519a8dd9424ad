export { HrReports } from './hr-reports.service';
export type { ReportedRecords } from './hr-reports.service';
export { StaffReportsModule } from './people.module';
