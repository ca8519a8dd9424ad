import { teamLeadership as english } from '../en/team-leadership';
import { teamLeadership as said } from '../en/said/team-leadership';
import type { ReadyTest } from '../ready-test';

const { title, jobRole, description } = said;

/** The same questions in both libraries, listed in either language. */
export const teamLeadership: ReadyTest = {
  ...english,
  key: 'team-leadership-ar',
  title,
  jobRole,
  description,
  language: 'ar',
  translation: { title: english.title, jobRole: english.jobRole, description: english.description },
};
