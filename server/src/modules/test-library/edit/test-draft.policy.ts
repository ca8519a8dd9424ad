import type { ContentLanguage, FieldProblems, Level } from '../../questions';
import type { TestTranslation } from './test-translation';
import type { Test } from '../test.entity';
import { TestJobRoleRequired, TestTitleRequired } from '../test-library.errors';

/** What is left out stays as it is; null counts as left out, but for the description, which it empties. */
export interface TestDraft {
  title?: string | null;
  jobRole?: string | null;
  description?: string | null;
  level?: Level | null;
  language?: ContentLanguage | null;
  translation?: TestTranslationDraft | null;
}

/** What is left out stays; an empty text takes one back. */
export type TestTranslationDraft = { [Text in keyof TestTranslation]?: string | null };

type TestDetails = Pick<Test, 'title' | 'jobRole' | 'description' | 'level' | 'language' | 'translation'>;

const MAX_TITLE_LENGTH = 150;
const MAX_JOB_ROLE_LENGTH = 100;
const MAX_DESCRIPTION_LENGTH = 2_000;

/** Only what the draft names. @throws TestTitleRequired, TestJobRoleRequired when they are emptied, in that order. */
export function readTestDetails(
  draft: TestDraft,
  problems: FieldProblems,
  before: TestTranslation | null = null,
): Partial<TestDetails> {
  const { title, jobRole, description, level, language, translation } = draft;
  return {
    ...(title != null && { title: readTitle(title, problems) }),
    ...(jobRole != null && { jobRole: readJobRole(jobRole, problems) }),
    ...(description !== undefined && { description: readDescription(description, problems) }),
    ...(level != null && { level }),
    ...(language != null && { language }),
    ...(translation != null && { translation: readTestTranslation(before, translation, problems) }),
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

const lengths = { title: MAX_TITLE_LENGTH, jobRole: MAX_JOB_ROLE_LENGTH, description: MAX_DESCRIPTION_LENGTH };

function readTestTranslation(
  before: TestTranslation | null,
  draft: TestTranslationDraft,
  problems: FieldProblems,
): TestTranslation | null {
  const text = (field: keyof TestTranslation) => {
    const said = draft[field];
    if (said === undefined) return before?.[field] ?? '';
    const options = { max: lengths[field], singleLine: field !== 'description', isOptional: true };
    return problems.text(`translation.${field}`, said, options);
  };
  const said = { title: text('title'), jobRole: text('jobRole'), description: text('description') };
  return Object.values(said).some((one) => one !== '') ? said : null;
}
