import { arabicTests } from './ar';
import { englishTests } from './en';
import { readyTestId } from './ready-test';
import type { ReadyTest } from './ready-test';

/** By subject, so that the library lists a subject in both languages side by side. */
export const readyTests: readonly ReadyTest[] = [...englishTests, ...arabicTests].sort((a, b) =>
  a.key < b.key ? -1 : 1,
);

/** Those that the demo's assessments are made of. */
export const demoTests = {
  excelForFinance: readyTestId('spreadsheets-en'),
  customerService: readyTestId('customer-service-en'),
  logicalReasoning: readyTestId('logical-reasoning-en'),
  englishForWork: readyTestId('business-english-en'),
  phoneServiceArabic: readyTestId('customer-service-ar'),
} as const;
