import type { ValidationError } from 'yup';
import { speak } from '../../../lib/testing/translations';
import { blankTestDetails, canBeSaved, limits, testDetailsInput, testDetailsSchema } from './test-details.schema';

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
    expect(canBeSaved(draft)).toBe(true);
    expect(canBeSaved({ ...draft, title: '  ' })).toBe(false);
    expect(canBeSaved({ ...draft, jobRole: '' })).toBe(false);
  });

  it('is not sent while a text is too long for the server', () => {
    expect(canBeSaved({ ...draft, title: 'a'.repeat(limits.title) })).toBe(true);
    expect(canBeSaved({ ...draft, title: 'a'.repeat(limits.title + 1) })).toBe(false);
    expect(canBeSaved({ ...draft, description: 'a'.repeat(limits.description + 1) })).toBe(false);
  });

  it('is sent without the spaces around it', () => {
    expect(testDetailsInput(draft).title).toBe('VAT basics');
  });
});
