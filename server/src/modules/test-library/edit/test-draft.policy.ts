import type { ContentLanguage, FieldProblems, Level } from '../../questions';
import type { Test } from '../test.entity';
import { TestJobRoleRequired, TestTitleRequired } from '../test-library.errors';

/** What is left out stays as it is; null counts as left out, but for the description, which it empties. */
export interface TestDraft {
  title?: string | null;
  jobRole?: string | null;
  description?: string | null;
  level?: Level | null;
  language?: ContentLanguage | null;
}

type TestDetails = Pick<Test, 'title' | 'jobRole' | 'description' | 'level' | 'language'>;

const MAX_TITLE_LENGTH = 150;
const MAX_JOB_ROLE_LENGTH = 100;
const MAX_DESCRIPTION_LENGTH = 2_000;

/** Only what the draft names. @throws TestTitleRequired, TestJobRoleRequired when they are emptied, in that order. */
export function readTestDetails(draft: TestDraft, problems: FieldProblems): Partial<TestDetails> {
  const { title, jobRole, description, level, language } = draft;
  return {
    ...(title != null && { title: readTitle(title, problems) }),
    ...(jobRole != null && { jobRole: readJobRole(jobRole, problems) }),
    ...(description !== undefined && { description: readDescription(description, problems) }),
    ...(level != null && { level }),
    ...(language != null && { language }),
  };
}

function readTitle(value: string, problems: FieldProblems): string {
  const title = problems.text('title', value, { max: MAX_TITLE_LENGTH, singleLine: true, isOptional: true });
  if (title === '') throw new TestTitleRequired();
  return title;
}

function readJobRole(value: string, problems: FieldProblems): string {
  const jobRole = problems.text('jobRole', value, { max: MAX_JOB_ROLE_LENGTH, singleLine: true, isOptional: true });
  if (jobRole === '') throw new TestJobRoleRequired();
  return jobRole;
}

function readDescription(value: string | null, problems: FieldProblems): string {
  return problems.text('description', value, { max: MAX_DESCRIPTION_LENGTH, isOptional: true });
}
