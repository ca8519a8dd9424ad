import { duringPrompt } from '../../../lib/prompts';

/** Telephones of one maker have none; nothing is asked there. */
export const canFullScreen = (): boolean => document.fullscreenEnabled;

export const isFullScreen = (): boolean => document.fullscreenElement != null;

/** Only from within a press: browsers refuse it otherwise. */
export async function enterFullScreen(): Promise<void> {
  if (!canFullScreen() || isFullScreen()) return;
  await duringPrompt('own-dialog', document.documentElement.requestFullscreen()).catch(() => undefined);
}
