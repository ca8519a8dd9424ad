import { mixed, object, string } from 'yup';
import type { ContentLanguage, Level, TestDetails_TestFragment } from '../../../graphql/generated';
import { fieldMessage } from '../../../lib/forms/field-message';

/** As the server checks them. */
export const limits = { title: 150, jobRole: 100, description: 2000 } as const;

export interface TestDetailsDraft {
  title: string;
  jobRole: string;
  description: string;
  level: Level;
  language: ContentLanguage;
}

const tooLong = (max: number) => fieldMessage('tests:problem.tooLong', { max });

/** The specification's messages stand beside the fields as well as where somebody tries to go on. */
export const testDetailsSchema = object({
  title: string().trim().required('tests:blocked.title').max(limits.title, tooLong(limits.title)),
  jobRole: string().trim().required('tests:blocked.jobRole').max(limits.jobRole, tooLong(limits.jobRole)),
  description: string().trim().max(limits.description, tooLong(limits.description)),
  level: mixed<Level>().required(),
  language: mixed<ContentLanguage>().required(),
});

export const blankTestDetails = (language: ContentLanguage): TestDetailsDraft => ({
  title: '',
  jobRole: '',
  description: '',
  level: 'MID_LEVEL',
  language,
});

export const testDetailsOf = (test: TestDetails_TestFragment): TestDetailsDraft => {
  const { title, jobRole, description, level, language } = test;
  return { title, jobRole, description: description ?? '', level, language };
};

/** A test is kept as soon as it has a name and a role; the rest may follow. */
export const canBeSaved = ({ title, jobRole, description }: TestDetailsDraft): boolean =>
  fits(title, limits.title) && fits(jobRole, limits.jobRole) && description.trim().length <= limits.description;

const fits = (text: string, max: number) => text.trim() !== '' && text.trim().length <= max;

export const testDetailsInput = (draft: TestDetailsDraft): TestDetailsDraft => ({
  ...draft,
  title: draft.title.trim(),
  jobRole: draft.jobRole.trim(),
  description: draft.description.trim(),
});
