import { COME_BACK_SECONDS } from '../../assessments';
import type { ProctoringSettings } from '../../assessments';

export interface ExamProctoring {
  webcamSnapshots: boolean;
  cameraRequired: boolean;
  fullScreen: boolean;
  tabLeaving: boolean;
  copyPaste: boolean;
  minimumSeconds: number;
  submitsWhenLeft: boolean;
  warningsBeforeSubmit: number;
  comeBackSeconds: number;
  retentionDays: number;
  consentVersion: string;
}

/** Of the words under `exam:consent`; raised whenever their meaning changes. */
export const CONSENT_VERSION = '2026-11';

interface Watched {
  proctoring: ProctoringSettings;
}

/** Field by field: what a candidate may know of the settings. */
export function toExamProctoring({ proctoring }: Watched): ExamProctoring {
  const { webcamSnapshots, cameraRequired, fullScreen, tabLeaving, copyPaste, ...rest } = proctoring;
  const { minimumSeconds, submitsWhenLeft, warningsBeforeSubmit, retentionDays } = rest;
  return {
    webcamSnapshots,
    cameraRequired,
    fullScreen,
    tabLeaving,
    copyPaste,
    minimumSeconds,
    submitsWhenLeft,
    warningsBeforeSubmit,
    retentionDays,
    comeBackSeconds: COME_BACK_SECONDS,
    consentVersion: CONSENT_VERSION,
  };
}

/** In a preview nobody is watched. */
export function toPreviewedProctoring(settings: Watched): ExamProctoring {
  const nothing = {
    webcamSnapshots: false,
    cameraRequired: false,
    fullScreen: false,
    tabLeaving: false,
    copyPaste: false,
  };
  return toExamProctoring({ proctoring: { ...settings.proctoring, ...nothing } });
}

/** Pictures are taken only of somebody who agreed to it. */
export function needsConsent({ proctoring: { webcamSnapshots, cameraRequired } }: Watched): boolean {
  return webcamSnapshots || cameraRequired;
}
