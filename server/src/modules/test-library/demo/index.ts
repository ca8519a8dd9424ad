import { arabicBusinessWriting } from './arabic-business-writing';
import { customerService } from './customer-service';
import { englishForWork } from './english-for-work';
import { excelForFinance } from './excel-for-finance';
import { javascriptBasics } from './javascript-basics';
import { logicalReasoning } from './logical-reasoning';
import { logicalReasoningArabic } from './logical-reasoning-arabic';
import { phoneServiceArabic } from './phone-service-arabic';
import type { ReadyTest } from './ready-test';

/** By id, so that planting twice changes nothing and later demo data can choose them. */
export const demoTests = {
  excelForFinance: '0d0e0000-0000-4000-8000-000000000201',
  customerService: '0d0e0000-0000-4000-8000-000000000202',
  logicalReasoning: '0d0e0000-0000-4000-8000-000000000203',
  englishForWork: '0d0e0000-0000-4000-8000-000000000204',
  javascriptBasics: '0d0e0000-0000-4000-8000-000000000205',
  arabicBusinessWriting: '0d0e0000-0000-4000-8000-000000000206',
  phoneServiceArabic: '0d0e0000-0000-4000-8000-000000000207',
  logicalReasoningArabic: '0d0e0000-0000-4000-8000-000000000208',
} as const;

export const readyTests: Record<keyof typeof demoTests, ReadyTest> = {
  excelForFinance,
  customerService,
  logicalReasoning,
  englishForWork,
  javascriptBasics,
  arabicBusinessWriting,
  phoneServiceArabic,
  logicalReasoningArabic,
};
