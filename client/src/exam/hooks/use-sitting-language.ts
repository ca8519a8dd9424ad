import { useEffect } from 'react';
import { useLanguage } from '../../hooks/use-language';
import { switchLanguage } from '../../lib/i18n/language';
import type { Phase } from '../engine/machine';
import { tabStorage } from '../engine/tab-storage';
import { allowReload } from './use-reload-guard';

const KEY = 'exam-language';

/**
 * The page speaks the language of its exam, whatever the browser prefers. Once in a tab for each language: who then chooses
 * another one for the page keeps it.
 */
export function useSittingLanguage(phase: Phase): void {
  const { language } = useLanguage();
  const wanted = wantedBy(phase);
  useEffect(() => {
    if (wanted === null) return;
    const isKnown = tabStorage.getItem(KEY) === wanted;
    tabStorage.setItem(KEY, wanted);
    if (isKnown || wanted === language) return;
    allowReload();
    switchLanguage(wanted);
  }, [wanted, language]);
}

function wantedBy(phase: Phase): 'en' | 'ar' | null {
  const told = 'entry' in phase ? phase.entry : 'sitting' in phase ? phase.sitting : null;
  if (told === null) return null;
  return told.language === 'AR' ? 'ar' : 'en';
}
