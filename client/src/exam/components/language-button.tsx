import { Languages } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { languageNames } from '../../lib/i18n/language';
import type { Exam } from '../engine/exam';
import { useLanguageChange } from '../hooks/use-language-change';
import { ExamConfirmDialog } from './confirm-dialog';
import styles from './tool-button.module.css';

interface Props {
  exam?: Exam | undefined;
  /** Only the icon, as beside the clock. */
  isSmall?: boolean;
}

/** The other language, named in itself. The page is loaded anew for it, so a recording that runs is asked about. */
export function LanguageButton({ exam, isSmall = false }: Props) {
  const { t } = useTranslation('exam');
  const { other, change } = useLanguageChange(exam);
  const [isAsking, setAsking] = useState(false);
  const name = languageNames[other];
  const label = t('bar.switchLanguage', { language: name });
  const stay = () => setAsking(false);
  const go = () => {
    stay();
    void change();
  };
  return (
    <>
      <button
        type="button"
        className={styles.button}
        onClick={() => (exam?.isRecording ? setAsking(true) : go())}
        aria-label={label}
        title={label}
      >
        <Languages size={16} strokeWidth={1.75} aria-hidden />
        {!isSmall && <span lang={other}>{name}</span>}
      </button>
      {isAsking && (
        <ExamConfirmDialog
          title={t('unfinished.title')}
          stayLabel={t('unfinished.stay')}
          goLabel={label}
          isFinal={false}
          onStay={stay}
          onGo={go}
        >
          <p>{t('unfinished.recording')}</p>
        </ExamConfirmDialog>
      )}
    </>
  );
}
