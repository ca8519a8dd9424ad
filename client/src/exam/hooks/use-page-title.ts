import { useEffect, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import type { Phase } from '../engine/machine';

/** The name of the page, for the tab and for a screen reader: the exam, and in it the number of the question. */
export function usePageTitle(phase: Phase): void {
  const { t } = useTranslation(['exam', 'common']);
  const place = phase.name === 'question' ? t('bar.question', { position: phase.question.position }) : null;
  const exam = phase.name === 'question' || phase.name === 'paused' ? phase.sitting.assessmentTitle : null;
  const title = [place, exam, t('common:product')].filter((part) => part !== null).join(' · ');
  const isFramed = exam === null && phase.name !== 'loading';
  useEffect(() => {
    if (!isFramed) document.title = title;
  }, [title, isFramed]);
}

/** The same for all that stands in the quiet frame: the assessment where it is known, else what the page says first. */
export function useFrameTitle(assessment: string | undefined, content: RefObject<HTMLElement | null>): void {
  const { t } = useTranslation('common');
  useEffect(() => {
    const name = assessment ?? content.current?.querySelector('h1, [role=status]')?.textContent;
    document.title = [name, t('product')].filter(Boolean).join(' · ');
  });
}
