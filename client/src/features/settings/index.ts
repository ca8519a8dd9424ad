export { AppearancePart } from './appearance-part';
export { ExamDefaultsPart, ReportDefaultsPart } from './defaults-part';
export { NotificationsPart } from './notifications-part';
