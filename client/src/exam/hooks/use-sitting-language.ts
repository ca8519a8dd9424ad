import { useEffect, useRef } from 'react';
import { useLanguage } from '../../hooks/use-language';
import type { Language } from '../../lib/i18n/language';
import type { Phase } from '../engine/machine';
import { tabStorage } from '../engine/tab-storage';
import { isPreview, speakLanguage } from '../page-language';

const KEY = 'exam-language';

/**
 * The page speaks the language of its exam, whatever the browser prefers. Once in a tab for each language: who then chooses
 * another one for the page keeps it. So does who comes by an address that names one, where the questions have but one language.
 */
export function useSittingLanguage(phase: Phase): void {
  const told = toldIn(phase);
  usePageLanguage(told && (told.language === 'AR' ? 'ar' : 'en'), told?.languageOffer === 'OWN');
}

/** `wanted` is null as long as nobody has said which. `maySayOtherwise`: an address that names another one is left alone. */
export function usePageLanguage(wanted: Language | null, maySayOtherwise: boolean): void {
  const { language } = useLanguage();
  // Which one was asked for last: in this tab, and in a preview since it was opened.
  const here = useRef<Language | null>(null);
  const isAsked = maySayOtherwise && new URLSearchParams(window.location.search).has('lng');
  useEffect(() => {
    if (wanted === null) return;
    const isKnown = (isPreview() ? here.current : tabStorage.getItem(KEY)) === wanted;
    if (isPreview()) here.current = wanted;
    else tabStorage.setItem(KEY, wanted);
    if (isKnown || wanted === language || isAsked) return;
    speakLanguage(wanted);
  }, [wanted, language, isAsked]);
}

const toldIn = (phase: Phase) => ('entry' in phase ? phase.entry : 'sitting' in phase ? phase.sitting : null);
