import { mixed, object, string } from 'yup';
import type { ContentLanguage, Level } from '../../../graphql/schema-generated';
import type { TestDetails_TestFragment } from './test-details-generated';
import { fieldMessage } from '../../../lib/forms/field-message';

/** As the server checks them. */
export const testLimits = { title: 150, jobRole: 100, description: 2000 } as const;

export interface TestDetailsDraft {
  title: string;
  jobRole: string;
  description: string;
  level: Level;
  language: ContentLanguage;
  /** What it says in the other language. */
  translation: TestTexts;
}

export interface TestTexts {
  title: string;
  jobRole: string;
  description: string;
}

const nothingSaid: TestTexts = { title: '', jobRole: '', description: '' };

const tooLong = (max: number) => fieldMessage('tests:problem.tooLong', { max });

/** The specification's messages stand beside the fields as well as where somebody tries to go on. */
export const testDetailsSchema = object({
  title: string().trim().required('tests:blocked.title').max(testLimits.title, tooLong(testLimits.title)),
  jobRole: string().trim().required('tests:blocked.jobRole').max(testLimits.jobRole, tooLong(testLimits.jobRole)),
  description: string().trim().max(testLimits.description, tooLong(testLimits.description)),
  level: mixed<Level>().required(),
  language: mixed<ContentLanguage>().required(),
  translation: object({
    title: string().trim().max(testLimits.title, tooLong(testLimits.title)),
    jobRole: string().trim().max(testLimits.jobRole, tooLong(testLimits.jobRole)),
    description: string().trim().max(testLimits.description, tooLong(testLimits.description)),
  }),
});

export const blankTestDetails = (language: ContentLanguage): TestDetailsDraft => ({
  title: '',
  jobRole: '',
  description: '',
  level: 'MID_LEVEL',
  language,
  translation: nothingSaid,
});

export const testDetailsOf = (test: TestDetails_TestFragment): TestDetailsDraft => {
  const { title, jobRole, description, level, language } = test;
  const { title: said = '', jobRole: saidRole = '', description: saidText = '' } = test.translation ?? {};
  const translation = { title: said, jobRole: saidRole, description: saidText };
  return { title, jobRole, description: description ?? '', level, language, translation };
};

/** A test is kept as soon as it has a name and a role; the rest may follow. */
export const canTestBeSaved = ({ translation, ...own }: TestDetailsDraft): boolean =>
  own.title.trim() !== '' && own.jobRole.trim() !== '' && fits(own) && fits(translation);

const fits = (texts: TestTexts): boolean =>
  (['title', 'jobRole', 'description'] as const).every((field) => texts[field].trim().length <= testLimits[field]);

export const testDetailsInput = (draft: TestDetailsDraft): TestDetailsDraft => ({
  ...draft,
  ...trimmed(draft),
  translation: trimmed(draft.translation),
});

const trimmed = ({ title, jobRole, description }: TestTexts): TestTexts => ({
  title: title.trim(),
  jobRole: jobRole.trim(),
  description: description.trim(),
});
