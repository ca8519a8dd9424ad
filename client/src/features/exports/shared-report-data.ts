import type { SharedReportQuery } from './share-link-generated';

export type SharedReportData = SharedReportQuery['sharedReport'];
