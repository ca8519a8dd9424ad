import type { ReadyTest } from '../ready-test';
import { accounting } from './accounting';
import { attentionToDetail } from './attention-to-detail';
import { businessEnglish } from './business-english';
import { customerService } from './customer-service';
import { itSecurity } from './it-security';
import { javascript } from './javascript';
import { logicalReasoning } from './logical-reasoning';
import { numericalReasoning } from './numerical-reasoning';
import { projectManagement } from './project-management';
import { sales } from './sales';
import { situationalJudgement } from './situational-judgement';
import { spreadsheets } from './spreadsheets';
import { sql } from './sql';
import { teamLeadership } from './team-leadership';

export const englishTests: readonly ReadyTest[] = [
  accounting,
  attentionToDetail,
  businessEnglish,
  customerService,
  itSecurity,
  javascript,
  logicalReasoning,
  numericalReasoning,
  projectManagement,
  sales,
  situationalJudgement,
  spreadsheets,
  sql,
  teamLeadership,
];
