import type { ProctorExcuse, ProctorSignal, ProctorSignalInput } from '../../../graphql/exam-generated';
import type { Prompt } from '../../../lib/prompts';
import type { ExamProctoring } from '../ports';

/** One thing that the page noticed, as it is told to the server; again with a new length while it goes on. */
export type Signal = ProctorSignalInput;
export type SignalKind = ProctorSignal;

export const EXCUSES: Record<Reason, ProctorExcuse> = {
  permission: 'PERMISSION',
  'file-picker': 'FILE_PICKER',
  'own-dialog': 'OWN_DIALOG',
  paused: 'PAUSED',
};

/** What explains a signal: a prompt that is open, or that staff hold the exam. */
export type Reason = Prompt | 'paused';

/** Whether the assessment counts this as leaving; the server decides, this page only expects. */
export function isLeaving(kind: SignalKind, { tabLeaving, fullScreen }: ExamProctoring): boolean {
  if (kind === 'TAB_HIDDEN') return tabLeaving;
  return kind === 'FULL_SCREEN_EXIT' && fullScreen;
}

/** Whether the page has anything to look out for. */
export function isWatched(rules: ExamProctoring): boolean {
  const { webcamSnapshots, cameraRequired, fullScreen, tabLeaving, copyPaste } = rules;
  return webcamSnapshots || cameraRequired || fullScreen || tabLeaving || copyPaste;
}

/** Whether the camera is on while somebody sits. Pictures need it, and consent. */
export function needsCamera({ webcamSnapshots, cameraRequired }: ExamProctoring): boolean {
  return webcamSnapshots || cameraRequired;
}

const LASTING: readonly SignalKind[] = ['TAB_HIDDEN', 'WINDOW_BLUR', 'FULL_SCREEN_EXIT', 'CAMERA_LOST'];

/** Whether it goes on for a time; anything else happens, once or several times. */
export const lasts = (kind: SignalKind): boolean => LASTING.includes(kind);
