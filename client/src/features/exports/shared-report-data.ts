import type { SharedReportQuery } from '../../graphql/generated';

export type SharedReportData = SharedReportQuery['sharedReport'];
