import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Imprint } from '../../components/brand/imprint';
import { LanguageSwitch } from '../../components/brand/language-switch';
import { Logo } from '../../components/brand/logo';
import { ThemeMenu } from '../../components/brand/theme-menu';
import { PageLink } from '../../components/page/page-link';
import { paths } from '../paths';
import { BrandPanel } from './brand-panel';
import styles from './split-page.module.css';

interface Props {
  title: string;
  lead: ReactNode;
  children?: ReactNode;
}

/** The pages before the session: the form on one half, the brand on the other (above it on a phone). */
export function SplitPage({ title, lead, children }: Props) {
  const { t } = useTranslation('common');
  return (
    <div className={styles.page}>
      <title>{`${title} · ${t('product')}`}</title>
      <BrandPanel />
      <div className={styles.side}>
        <header className={styles.header}>
          <Logo size={30} />
          <span className={styles.controls}>
            <LanguageSwitch />
            <ThemeMenu />
          </span>
        </header>
        <main className={styles.main}>
          <h1 className={styles.title}>{title}</h1>
          <p className={styles.lead}>{lead}</p>
          {children}
        </main>
        <Foot />
      </div>
    </div>
  );
}

function Foot() {
  const { t } = useTranslation('session');
  return (
    <footer className={styles.foot}>
      <PageLink href={paths.about()}>{t('foot.about')}</PageLink>
      <PageLink href={paths.help()}>{t('foot.support')}</PageLink>
      <span className={styles.footNote}>{t('foot.replies')}</span>
      <Imprint />
    </footer>
  );
}
