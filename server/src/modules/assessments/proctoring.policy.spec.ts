import { FieldProblems } from '../questions';
import { defaultProctoring, readProctoring } from './proctoring.policy';

describe('readProctoring', () => {
  it('changes what is given, and nothing else', () => {
    const problems = new FieldProblems();
    const after = readProctoring(
      defaultProctoring(),
      { webcamSnapshots: true, retentionDays: 30, tabLeaving: null },
      problems,
    );
    expect(after).toEqual({ ...defaultProctoring(), webcamSnapshots: true, retentionDays: 30 });
    expect(problems.all).toEqual([]);
  });

  it.each([
    ['snapshotsPerHour', 0, 'min'],
    ['snapshotsPerHour', 121, 'max'],
    ['minimumSeconds', 0, 'min'],
    ['minimumSeconds', 61, 'max'],
    ['warningsBeforeSubmit', 11, 'max'],
    ['retentionDays', 366, 'max'],
  ])('refuses %s %d', (setting, value, rule) => {
    const problems = new FieldProblems();
    readProctoring(defaultProctoring(), { [setting]: value }, problems);
    expect(problems.all).toMatchObject([{ path: `proctoring.${setting}`, rule }]);
  });
});
