import { openPrompt, watchFilePickers, type Prompt } from '../../../lib/prompts';
import type { ExamProctoring } from '../ports';
import { all, onDocument, onWindow, type Off } from '../listen';
import { isOwnReload, isReloadKey } from '../reload';
import { canFullScreen, isFullScreen } from './full-screen';
import type { SignalKind } from './signal';

/** What happens; `excuse` is the prompt that explains it. */
export interface Sightings {
  began: (kind: SignalKind, excuse: Prompt | null) => void;
  ended: (kind: SignalKind) => void;
  happened: (kind: SignalKind) => void;
}

interface ExtendedScreen extends Screen, EventTarget {
  isExtended?: boolean;
}

/** Listens to the browser for what the assessment watches. Until called. */
export function watchPage(rules: ExamProctoring, sightings: Sightings): Off {
  return all(
    watchFilePickers(),
    ...(rules.tabLeaving ? [watchTab(sightings), watchFocus(sightings)] : []),
    ...(rules.fullScreen ? [watchFullScreen(sightings)] : []),
    ...(rules.copyPaste ? [watchClipboard(sightings)] : []),
    watchReloads(sightings),
    watchScreens(sightings),
  );
}

/** The ways in which the candidate is away at this moment. */
export function leavingNow(): SignalKind[] {
  const isHidden = document.visibilityState === 'hidden';
  return [
    ...(isHidden ? (['TAB_HIDDEN'] as const) : []),
    ...(canFullScreen() && !isFullScreen() ? (['FULL_SCREEN_EXIT'] as const) : []),
  ];
}

function watchTab({ began, ended }: Sightings): Off {
  return onDocument('visibilitychange', () => {
    const isHidden = document.visibilityState === 'hidden';
    ended(isHidden ? 'WINDOW_BLUR' : 'TAB_HIDDEN');
    if (isHidden) began('TAB_HIDDEN', openPrompt());
  });
}

/** Keys that lead out of the page into the browser's own bar, where everybody who works by keyboard passes through. */
const isWayOut = ({ key }: KeyboardEvent) => key === 'Tab' || key === 'F6';

/** A blur that comes so soon after such a key was made by it. */
const WAY_OUT_MS = 500;

/** The page stays in view: only the keyboard is elsewhere. It is noted and counts for nothing. */
function watchFocus({ began, ended }: Sightings): Off {
  let wayOutAt = Number.NEGATIVE_INFINITY;
  const look = () => {
    // The focus may have gone into a frame of this very page, such as a player.
    if (document.hasFocus() || document.visibilityState === 'hidden') return;
    if (performance.now() - wayOutAt > WAY_OUT_MS) began('WINDOW_BLUR', openPrompt());
  };
  return all(
    onWindow('keydown', (event) => isWayOut(event) && (wayOutAt = performance.now())),
    onWindow('blur', () => setTimeout(look, 0)),
    onWindow('focus', () => ended('WINDOW_BLUR')),
  );
}

function watchFullScreen({ began, ended }: Sightings): Off {
  return onDocument('fullscreenchange', () =>
    isFullScreen() ? ended('FULL_SCREEN_EXIT') : began('FULL_SCREEN_EXIT', promptOfBrowser()),
  );
}

/** Some browsers leave full screen to ask; our own way into it is no reason to leave it. */
function promptOfBrowser(): Prompt | null {
  const prompt = openPrompt();
  return prompt === 'own-dialog' ? null : prompt;
}

function watchClipboard({ happened }: Sightings): Off {
  return all(
    onDocument('copy', () => happened('COPY')),
    onDocument('cut', () => happened('COPY')),
    onDocument('paste', () => happened('PASTE')),
  );
}

function watchReloads({ happened }: Sightings): Off {
  return all(
    onWindow('keydown', (event) => isReloadKey(event) && !event.repeat && happened('RELOAD_TRIED')),
    onWindow('beforeunload', () => isOwnReload() || happened('RELOAD_TRIED')),
  );
}

/** Where the browser tells. */
function watchScreens({ happened }: Sightings): Off {
  const screen = window.screen as ExtendedScreen;
  const look = () => screen.isExtended === true && happened('SEVERAL_SCREENS');
  look();
  if (!('isExtended' in screen)) return () => undefined;
  screen.addEventListener('change', look);
  return () => screen.removeEventListener('change', look);
}
