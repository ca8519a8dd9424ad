import { FieldProblems } from '../questions';
import { defaultGradeBands, translateDefaultBands } from './default-grade-bands';
import { readGradeBands } from './grade-bands.policy';

describe.each(['en', 'ar', null] as const)('the bands that an assessment in %s starts with', (language) => {
  it('pass the rule for bands', () => {
    const problems = new FieldProblems();
    expect(readGradeBands(defaultGradeBands(language), problems)).toEqual(defaultGradeBands(language));
    expect(problems.all).toEqual([]);
  });
});

it('bands that nobody has touched follow the language', () => {
  expect(translateDefaultBands(defaultGradeBands(null), null, 'ar')).toEqual(defaultGradeBands('ar'));
  expect(translateDefaultBands(defaultGradeBands('ar'), 'ar', 'en')).toEqual(defaultGradeBands('en'));
});

it('bands that somebody has touched stay', () => {
  const touched = defaultGradeBands('en').with(0, { name: 'Not yet', min: 0, max: 39, color: '#C8423C' });
  expect(translateDefaultBands(touched, 'en', 'ar')).toEqual(touched);
});
