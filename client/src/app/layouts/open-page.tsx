import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Imprint } from '../../components/brand/imprint';
import { LanguageSwitch } from '../../components/brand/language-switch';
import { Logo } from '../../components/brand/logo';
import { ThemeMenu } from '../../components/brand/theme-menu';
import { ButtonLink } from '../../components/page/button-link';
import { SpareHeading } from '../../components/page/spare-heading';
import { paths } from '../paths';
import styles from './open-page.module.css';

/** A page without a session: the brand and the way in above, the content on one white sheet. */
export function OpenPage({ children }: { children: ReactNode }) {
  const { t } = useTranslation('session');
  return (
    <div className={styles.page}>
      <header className={styles.header}>
        <Link className={styles.logo} to={paths.about()} aria-label={t('common:product')}>
          <Logo size={30} />
        </Link>
        <LanguageSwitch compact />
        <ThemeMenu />
        <ButtonLink type="primary" to={paths.signIn()}>
          {t('submit')}
        </ButtonLink>
      </header>
      <main className={styles.sheet}>
        <SpareHeading />
        {children}
      </main>
      <footer className={styles.foot}>
        <Imprint />
      </footer>
    </div>
  );
}
