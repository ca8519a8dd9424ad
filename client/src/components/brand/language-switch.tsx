import { Languages } from 'lucide-react';
import { useLanguage } from '../../hooks/use-language';
import { languageNames, otherLanguage, switchLanguage } from '../../lib/i18n/language';
import { PlainButton } from '../plain/plain-button';
import styles from './language-switch.module.css';

/** The other language, named in itself (on a phone, where `compact`, by its icon). Choosing it loads the page anew. */
export function LanguageSwitch({ compact = false }: { compact?: boolean }) {
  const { language } = useLanguage();
  const other = otherLanguage(language);
  return (
    <PlainButton
      className={styles.button}
      kind="text"
      lang={other}
      label={languageNames[other]}
      icon={<Languages size={16} strokeWidth={1.75} aria-hidden />}
      onClick={() => switchLanguage(other)}
    >
      <span className={compact ? styles.compact : undefined}>{languageNames[other]}</span>
    </PlainButton>
  );
}
