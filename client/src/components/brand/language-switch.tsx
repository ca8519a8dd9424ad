import { Button } from 'antd';
import { Languages } from 'lucide-react';
import { useLanguage } from '../../hooks/use-language';
import { languageNames, otherLanguage, switchLanguage } from '../../lib/i18n/language';
import styles from './language-switch.module.css';

/** The other language, named in itself (on a phone, where `compact`, by its icon). Choosing it loads the page anew. */
export function LanguageSwitch({ compact = false }: { compact?: boolean }) {
  const { language } = useLanguage();
  const other = otherLanguage(language);
  return (
    <Button
      className={styles.button}
      type="text"
      lang={other}
      aria-label={languageNames[other]}
      icon={<Languages size={16} strokeWidth={1.75} aria-hidden />}
      onClick={() => switchLanguage(other)}
    >
      <span className={compact ? styles.compact : undefined}>{languageNames[other]}</span>
    </Button>
  );
}
