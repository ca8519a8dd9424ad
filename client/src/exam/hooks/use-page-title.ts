import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import type { Phase } from '../engine/machine';

function assessmentOf(phase: Phase): string | null {
  switch (phase.name) {
    case 'set-up':
    case 'unavailable':
      return phase.entry.assessmentTitle;
    case 'question':
    case 'paused':
      return phase.sitting.assessmentTitle;
    case 'ending':
    case 'success':
      return phase.facts.assessmentTitle;
    case 'loading':
    case 'broken-link':
    case 'taken':
    case 'submitted':
      return null;
  }
}

/** The name of the page, for the tab and for a screen reader: the exam, and in it the number of the question. */
export function usePageTitle(phase: Phase): void {
  const { t } = useTranslation(['exam', 'common']);
  const place = phase.name === 'question' ? t('bar.question', { position: phase.question.position }) : null;
  const title = [place, assessmentOf(phase), t('common:product')].filter((part) => part !== null).join(' · ');
  useEffect(() => {
    document.title = title;
  }, [title]);
}
