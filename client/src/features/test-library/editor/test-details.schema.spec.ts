import type { ValidationError } from 'yup';
import { speak } from '../../../lib/testing/translations';
import {
  blankTestDetails,
  canTestBeSaved,
  testLimits,
  testDetailsInput,
  testDetailsSchema,
} from './test-details.schema';

const draft = { ...blankTestDetails('EN'), title: ' VAT basics ', jobRole: 'Accountant' };

const problems = (value: object): string[] => {
  try {
    testDetailsSchema.validateSync(value, { abortEarly: false });
    return [];
  } catch (error) {
    return (error as ValidationError).errors;
  }
};

describe('what a test is about', () => {
  it('asks for the title and the job role in the words of the specification', async () => {
    const { t } = await speak('en');
    expect(problems(blankTestDetails('EN')).map((key) => t(key))).toEqual([
      'Please add test title first.',
      'Please add test job role first.',
    ]);
  });

  it('is kept as soon as it has both', () => {
    expect(canTestBeSaved(draft)).toBe(true);
    expect(canTestBeSaved({ ...draft, title: '  ' })).toBe(false);
    expect(canTestBeSaved({ ...draft, jobRole: '' })).toBe(false);
  });

  it('is not sent while a text is too long for the server', () => {
    expect(canTestBeSaved({ ...draft, title: 'a'.repeat(testLimits.title) })).toBe(true);
    expect(canTestBeSaved({ ...draft, title: 'a'.repeat(testLimits.title + 1) })).toBe(false);
    expect(canTestBeSaved({ ...draft, description: 'a'.repeat(testLimits.description + 1) })).toBe(false);
  });

  it('is sent without the spaces around it', () => {
    expect(testDetailsInput(draft).title).toBe('VAT basics');
  });
});
