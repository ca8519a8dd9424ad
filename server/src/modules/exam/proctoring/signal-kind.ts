/** What a page can notice. `NO_FACE` and `SEVERAL_FACES` are guesses about a picture, for a human to look at. */
export const SignalKind = {
  TAB_HIDDEN: 'tab-hidden',
  WINDOW_BLUR: 'window-blur',
  FULL_SCREEN_EXIT: 'full-screen-exit',
  COPY: 'copy',
  PASTE: 'paste',
  SECOND_PAGE: 'second-page',
  CAMERA_LOST: 'camera-lost',
  SEVERAL_SCREENS: 'several-screens',
  RELOAD_TRIED: 'reload-tried',
  NO_FACE: 'no-face',
  SEVERAL_FACES: 'several-faces',
} as const;
export type SignalKind = (typeof SignalKind)[keyof typeof SignalKind];

/** Why it is not held against anybody, such as a prompt that took the focus; such a signal is kept and never counts. */
export const SignalExcuse = {
  PERMISSION: 'permission',
  FILE_PICKER: 'file-picker',
  OWN_DIALOG: 'own-dialog',
  PAUSED: 'paused',
} as const;
export type SignalExcuse = (typeof SignalExcuse)[keyof typeof SignalExcuse];

/** The ways of being away, the plainest first: one absence shows as several of them. */
export const awayKinds: readonly SignalKind[] = ['tab-hidden', 'full-screen-exit'];

/** Kinds that the page reports; the rest follow from pictures. */
export const reportedKinds: readonly SignalKind[] = Object.values(SignalKind).filter(
  (kind) => kind !== 'no-face' && kind !== 'several-faces',
);

/** Kinds that may be parts of one event. */
export function familyOf(kind: SignalKind): readonly SignalKind[] {
  return awayKinds.includes(kind) ? awayKinds : [kind];
}
