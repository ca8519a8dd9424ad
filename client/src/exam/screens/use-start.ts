import { useState, useSyncExternalStore } from 'react';
import { sharedCamera } from '../../answering/recorder/shared-camera';
import { useLanguage } from '../../hooks/use-language';
import { contentLanguageOf } from '../../lib/i18n/content-language';
import type { Exam } from '../engine/exam';
import type { ExamEntry } from '../engine/ports';
import { canFullScreen, enterFullScreen } from '../engine/proctoring/full-screen';
import { isWatched, needsCamera } from '../engine/proctoring/signal';

interface Start {
  isAgreed: boolean;
  agree: (isAgreed: boolean) => void;
  /** Start was pressed before the candidate agreed. */
  isMissing: boolean;
  /** The same, before the camera that it needs was on. */
  isCameraMissing: boolean;
  withFullScreen: boolean;
  start: () => Promise<void>;
}

/** From the set-up into the exam: with the consent that it needs, and in full screen, which only a press may ask for. */
export function useStart(exam: Exam, { proctoring, languages }: ExamEntry): Start {
  const { language } = useLanguage();
  const [isAgreed, setAgreed] = useState(false);
  const [wasPressed, setPressed] = useState(false);
  const camera = useSyncExternalStore(sharedCamera.subscribe, sharedCamera.state);
  const isComplete = isAgreed || !needsCamera(proctoring);
  const hasCamera = camera.name === 'on' || !proctoring.cameraRequired;
  const withFullScreen = proctoring.fullScreen && canFullScreen();
  const start = async () => {
    setPressed(true);
    if (!isComplete || !hasCamera) return;
    if (withFullScreen) await enterFullScreen();
    const version = proctoring.consentVersion;
    const consent = { version, language: contentLanguageOf(language) };
    // Where there is a choice, the page is shown in what was chosen.
    const chosen = languages.length > 1 ? contentLanguageOf(language) : null;
    await exam.start(isWatched(proctoring) ? consent : null, chosen);
  };
  const isMissing = wasPressed && !isComplete;
  const isCameraMissing = wasPressed && isComplete && !hasCamera;
  return { isAgreed, agree: setAgreed, isMissing, isCameraMissing, withFullScreen, start };
}
