import type { FieldProblems } from '../questions';

/** What of a sitting is watched. Stored as JSON and frozen into attempts. */
export interface ProctoringSettings {
  webcamSnapshots: boolean;
  /** On average; the server draws the moments. */
  snapshotsPerHour: number;
  fullScreen: boolean;
  tabLeaving: boolean;
  copyPaste: boolean;
  /** Without a camera the exam cannot be started. */
  cameraRequired: boolean;
  /** How long somebody has to be away for it to count. */
  minimumSeconds: number;
  /** Whether staying away ever submits the exam; else it is noted for a person, however often it happens. */
  submitsWhenLeft: boolean;
  /** Where it does: after so many warnings, staying away the next time submits the exam. */
  warningsBeforeSubmit: number;
  /** After so many days snapshots and signals are deleted. */
  retentionDays: number;
}

export type ProctoringDraft = { [Setting in keyof ProctoringSettings]?: ProctoringSettings[Setting] | null };

/** Past the last warning there is so much time to come back; what led to it is for a person to judge then. */
export const COME_BACK_SECONDS = 20;

/** Leaving the page is noted for a person unless it is switched off; everything else is switched on by whoever needs it. */
export const defaultProctoring = (): ProctoringSettings => ({
  webcamSnapshots: false,
  snapshotsPerHour: 20,
  fullScreen: false,
  tabLeaving: true,
  copyPaste: false,
  cameraRequired: false,
  minimumSeconds: 3,
  submitsWhenLeft: false,
  warningsBeforeSubmit: 2,
  retentionDays: 90,
});

/** Whether anything of a sitting is recorded besides its answers. */
export function isWatched(settings: ProctoringSettings): boolean {
  const { webcamSnapshots, cameraRequired, fullScreen, tabLeaving, copyPaste } = settings;
  return webcamSnapshots || cameraRequired || fullScreen || tabLeaving || copyPaste;
}

const limits = {
  snapshotsPerHour: { min: 1, max: 120 },
  minimumSeconds: { min: 1, max: 60 },
  warningsBeforeSubmit: { min: 1, max: 10 },
  retentionDays: { min: 1, max: 365 },
} as const;

/** What is left out, or null, stays as it is. */
export function readProctoring(
  before: ProctoringSettings,
  draft: ProctoringDraft,
  problems: FieldProblems,
): ProctoringSettings {
  const given = Object.fromEntries(Object.entries(draft).filter(([, value]) => value != null));
  const after: ProctoringSettings = { ...before, ...given };
  for (const [setting, range] of Object.entries(limits)) {
    problems.number(`proctoring.${setting}`, after[setting as keyof typeof limits], range);
  }
  return after;
}
