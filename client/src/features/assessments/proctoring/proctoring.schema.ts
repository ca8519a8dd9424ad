import { bool, object } from 'yup';
import type { ProctoringInput } from '../../../graphql/schema-generated';
import type { Proctoring_AssessmentFragment } from './proctoring-generated';
import { numberOf, settingsNumber } from '../settings/whole-number';

export const PROCTORING_LIMITS = {
  snapshotsPerHour: { min: 1, max: 120 },
  minimumSeconds: { min: 1, max: 60 },
  warningsBeforeSubmit: { min: 1, max: 10 },
  retentionDays: { min: 1, max: 365 },
} as const;

type NumberSetting = keyof typeof PROCTORING_LIMITS;
type SwitchSetting =
  | 'webcamSnapshots'
  | 'cameraRequired'
  | 'fullScreen'
  | 'tabLeaving'
  | 'submitsWhenLeft'
  | 'copyPaste';

/** Numbers as typed. */
export type ProctoringDraft = Record<SwitchSetting, boolean> & Record<NumberSetting, string>;

export const proctoringSchema = object({
  webcamSnapshots: bool().required(),
  cameraRequired: bool().required(),
  fullScreen: bool().required(),
  tabLeaving: bool().required(),
  submitsWhenLeft: bool().required(),
  copyPaste: bool().required(),
  snapshotsPerHour: settingsNumber(PROCTORING_LIMITS.snapshotsPerHour),
  minimumSeconds: settingsNumber(PROCTORING_LIMITS.minimumSeconds),
  warningsBeforeSubmit: settingsNumber(PROCTORING_LIMITS.warningsBeforeSubmit),
  retentionDays: settingsNumber(PROCTORING_LIMITS.retentionDays),
});

export function proctoringOf({ proctoring }: Proctoring_AssessmentFragment): ProctoringDraft {
  const { webcamSnapshots, cameraRequired, fullScreen, tabLeaving, submitsWhenLeft, copyPaste } = proctoring;
  return {
    webcamSnapshots,
    cameraRequired,
    fullScreen,
    tabLeaving,
    submitsWhenLeft,
    copyPaste,
    snapshotsPerHour: String(proctoring.snapshotsPerHour),
    minimumSeconds: String(proctoring.minimumSeconds),
    warningsBeforeSubmit: String(proctoring.warningsBeforeSubmit),
    retentionDays: String(proctoring.retentionDays),
  };
}

export const proctoringInput = (draft: ProctoringDraft): ProctoringInput => ({
  ...draft,
  snapshotsPerHour: numberOf(draft.snapshotsPerHour),
  minimumSeconds: numberOf(draft.minimumSeconds),
  warningsBeforeSubmit: numberOf(draft.warningsBeforeSubmit),
  retentionDays: numberOf(draft.retentionDays),
});

export const isProctoringValid = (draft: ProctoringDraft): boolean => proctoringSchema.isValidSync(draft);

/** What candidates are told before they begin, in this order; empty when nothing is watched. */
export type Notice = 'camera' | 'cameraRequired' | 'fullScreen' | 'leaving' | 'leavingNoted' | 'copyPaste';

export function noticesOf(draft: ProctoringDraft): Notice[] {
  const isLeft = draft.fullScreen || draft.tabLeaving;
  const told: [Notice, boolean][] = [
    ['camera', draft.webcamSnapshots],
    ['cameraRequired', draft.webcamSnapshots && draft.cameraRequired],
    ['fullScreen', draft.fullScreen],
    ['leaving', isLeft && draft.submitsWhenLeft],
    ['leavingNoted', isLeft && !draft.submitsWhenLeft],
    ['copyPaste', draft.copyPaste],
  ];
  return told.flatMap(([notice, isTold]) => (isTold ? [notice] : []));
}
