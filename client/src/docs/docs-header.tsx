import { Moon, Search, Sun } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { LogoMark } from '../components/brand/logo';
import { useLanguage } from '../hooks/use-language';
import { setAppearance, useMode } from '../lib/appearance';
import { languageNames, otherLanguage, switchLanguage } from '../lib/i18n/language';
import styles from './docs.module.css';

interface Props {
  words: string;
  canSearch: boolean;
  onSearch: (words: string) => void;
}

const icon = { size: 16, strokeWidth: 1.75, 'aria-hidden': true } as const;

export function DocsHeader({ words, canSearch, onSearch }: Props) {
  const { t } = useTranslation('docs');
  return (
    <header className={styles.header}>
      <a className={styles.brand} href="/">
        <LogoMark size={27} />
        <span className={styles.title}>{t('title')}</span>
      </a>
      {canSearch && (
        <label className={styles.search}>
          <Search {...icon} />
          <input
            type="search"
            value={words}
            placeholder={t('search')}
            aria-label={t('search')}
            onChange={({ target }) => onSearch(target.value)}
          />
        </label>
      )}
      <nav className={styles.tools} aria-label={t('tools')}>
        <a href="/api/playground">{t('playground')}</a>
        <a href="/api/schema.graphql">schema.graphql</a>
        <Switches />
      </nav>
    </header>
  );
}

function Switches() {
  const { t } = useTranslation('docs');
  const mode = useMode();
  const { language } = useLanguage();
  const other = otherLanguage(language);
  const next = mode === 'dark' ? 'light' : 'dark';
  return (
    <>
      <button type="button" className={styles.tool} lang={other} onClick={() => switchLanguage(other)}>
        {languageNames[other]}
      </button>
      <button type="button" className={styles.tool} aria-label={t(next)} onClick={() => setAppearance(next)}>
        {mode === 'dark' ? <Sun {...icon} /> : <Moon {...icon} />}
      </button>
    </>
  );
}
