import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { LogoMark } from '../components/brand/logo';
import { useLanguage } from '../hooks/use-language';
import { ApiExplorer } from './api-explorer';
import styles from './playground.module.css';
import { SignInLine } from './sign-in-line';
import { SignedInLine } from './signed-in-line';
import { useNamedEditors } from './use-named-editors';
import { usePlaygroundSession } from './use-session';

/** The API, to be tried: who is signed in above, GraphiQL below. Works without any other host. */
export function Playground() {
  const { t } = useTranslation('playground');
  const { direction } = useLanguage();
  const { viewer, signIn, signOut } = usePlaygroundSession();
  const main = useRef<HTMLElement>(null);
  useNamedEditors(main);
  return (
    <div className={styles.page}>
      <title>{`${t('title')} · ${t('common:product')}`}</title>
      <header className={styles.header} dir={direction}>
        <a className={styles.brand} href="/">
          <LogoMark size={27} />
          <h1 className={styles.title}>{t('title')}</h1>
        </a>
        <a className={styles.docs} href="/api/docs">
          {t('docs')}
        </a>
        {viewer && <SignedInLine viewer={viewer} onSignOut={signOut} />}
        {viewer === null && <SignInLine onSignIn={signIn} />}
      </header>
      <main ref={main} className={styles.main} dir="ltr" lang="en">
        {viewer !== undefined && <ApiExplorer key={viewer?.name ?? 'nobody'} isSignedIn={viewer !== null} />}
      </main>
    </div>
  );
}
