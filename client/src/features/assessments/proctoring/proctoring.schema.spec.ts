import { isProctoringValid, noticesOf, proctoringInput, proctoringOf, type ProctoringDraft } from './proctoring.schema';

const stored = {
  webcamSnapshots: true,
  snapshotsPerHour: 20,
  fullScreen: false,
  tabLeaving: true,
  copyPaste: false,
  cameraRequired: false,
  minimumSeconds: 3,
  submitsWhenLeft: true,
  warningsBeforeSubmit: 2,
  retentionDays: 90,
};
const draft = (fields: Partial<ProctoringDraft> = {}) => ({
  ...proctoringOf({ id: 'a', proctoring: stored }),
  ...fields,
});

describe('the proctoring settings', () => {
  it('go back to the server as they came', () => {
    expect(proctoringInput(draft())).toEqual(stored);
    expect(proctoringInput(draft({ retentionDays: ' ٣٠ ' }))).toMatchObject({ retentionDays: 30 });
  });

  it.each([
    ['snapshotsPerHour', '1', '120', '121'],
    ['minimumSeconds', '1', '60', '0'],
    ['warningsBeforeSubmit', '1', '10', '11'],
    ['retentionDays', '1', '365', 'soon'],
  ])('%s lies within its limits', (name, low, high, wrong) => {
    const valid = (value: string) => isProctoringValid(draft({ [name]: value }));
    expect([valid(low), valid(high), valid(wrong), valid('')]).toEqual([true, true, false, false]);
  });

  it('tell candidates what is watched, and that nothing is', () => {
    expect(noticesOf(draft())).toEqual(['camera', 'leaving']);
    expect(noticesOf(draft({ submitsWhenLeft: false }))).toEqual(['camera', 'leavingNoted']);
    expect(noticesOf(draft({ cameraRequired: true, fullScreen: true, tabLeaving: false, copyPaste: true }))).toEqual([
      'camera',
      'cameraRequired',
      'fullScreen',
      'leaving',
      'copyPaste',
    ]);
    expect(noticesOf(draft({ webcamSnapshots: false, cameraRequired: true, tabLeaving: false }))).toEqual([]);
  });
});
