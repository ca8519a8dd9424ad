import { arabicTests } from './ar';
import { englishTests } from './en';
import { readyTestId } from './ready-test';
import type { ReadyTest } from './ready-test';

export const readyTests: readonly ReadyTest[] = [...englishTests, ...arabicTests];

/** Those that the demo's assessments are made of. */
export const demoTests = {
  excelForFinance: readyTestId('spreadsheets-en'),
  customerService: readyTestId('customer-service-en'),
  logicalReasoning: readyTestId('logical-reasoning-en'),
  englishForWork: readyTestId('business-english-en'),
  phoneServiceArabic: readyTestId('customer-service-ar'),
} as const;
