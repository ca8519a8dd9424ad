import { day, group, nullable } from '../../shape/declare';
import type { ValueOf } from '../../shape/shape';

const dateRange = group(
  'DateRange',
  { earliest: nullable(day()), latest: nullable(day()) },
  'Days as yyyy-mm-dd, both included; null leaves that end open.',
);

export const dateContent = { dateRange };

export type DateRange = ValueOf<typeof dateRange>;
