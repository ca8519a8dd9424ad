import { useState } from 'react';
import { useLanguage } from '../../hooks/use-language';
import type { Exam } from '../engine/exam';
import type { ExamEntry } from '../engine/ports';
import { needsTick } from '../proctoring/consent-field';
import { canFullScreen, enterFullScreen } from '../proctoring/full-screen';
import { isWatched } from '../proctoring/signal';

interface Start {
  isAgreed: boolean;
  agree: (isAgreed: boolean) => void;
  /** Start was pressed before the candidate agreed. */
  isMissing: boolean;
  withFullScreen: boolean;
  start: () => Promise<void>;
}

/** From the set-up into the exam: with the consent that it needs, and in full screen, which only a press may ask for. */
export function useStart(exam: Exam, { proctoring }: ExamEntry): Start {
  const { language } = useLanguage();
  const [isAgreed, setAgreed] = useState(false);
  const [wasPressed, setPressed] = useState(false);
  const isComplete = isAgreed || !needsTick(proctoring);
  const withFullScreen = proctoring.fullScreen && canFullScreen();
  const start = async () => {
    setPressed(true);
    if (!isComplete) return;
    if (withFullScreen) await enterFullScreen();
    const version = proctoring.consentVersion;
    const consent = { version, language: language === 'ar' ? ('AR' as const) : ('EN' as const) };
    await exam.start(isWatched(proctoring) ? consent : null);
  };
  return { isAgreed, agree: setAgreed, isMissing: wasPressed && !isComplete, withFullScreen, start };
}
