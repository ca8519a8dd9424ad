import { Languages } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { languageNames } from '../../lib/i18n/language';
import type { Exam } from '../engine/exam';
import { useLanguageChange } from '../hooks/use-language-change';
import styles from './tool-button.module.css';

interface Props {
  exam?: Exam | undefined;
  /** Only the icon, as beside the clock. */
  isSmall?: boolean;
}

/** The other language, named in itself. */
export function LanguageButton({ exam, isSmall = false }: Props) {
  const { t } = useTranslation('exam');
  const { other, change } = useLanguageChange(exam);
  const name = languageNames[other];
  const label = t('bar.switchLanguage', { language: name });
  return (
    <button type="button" className={styles.button} onClick={() => void change()} aria-label={label} title={label}>
      <Languages size={16} strokeWidth={1.75} aria-hidden />
      {!isSmall && <span lang={other}>{name}</span>}
    </button>
  );
}
