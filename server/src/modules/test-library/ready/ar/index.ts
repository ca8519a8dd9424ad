import type { ReadyTest } from '../ready-test';
import { businessWriting } from './business-writing';
import { customerService } from './customer-service';
import { logicalReasoning } from './logical-reasoning';

export const arabicTests: readonly ReadyTest[] = [businessWriting, customerService, logicalReasoning];
