import type { ReadyTest } from '../ready-test';
import { businessEnglish } from './business-english';
import { customerService } from './customer-service';
import { javascript } from './javascript';
import { logicalReasoning } from './logical-reasoning';
import { spreadsheets } from './spreadsheets';

export const englishTests: readonly ReadyTest[] = [
  businessEnglish,
  customerService,
  javascript,
  logicalReasoning,
  spreadsheets,
];
