import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Outlet, useMatches } from 'react-router-dom';
import { ErrorBoundary } from '../../components/feedback/error-boundary';
import { SkeletonPage } from '../../components/feedback/skeleton';
import { HeaderSlot } from '../../components/page/header-slot';
import { SpareHeading } from '../../components/page/spare-heading';
import { SessionWatch } from '../../features/session/session-watch';
import { AccountPreferences } from '../../features/settings/account-preferences';
import type { RouteHandle } from '../route-handle';
import { Header } from './header';
import { NavDrawer } from './nav-drawer';
import { OfflineStrip } from './offline-strip';
import styles from './shell.module.css';
import { Sidebar } from './sidebar';
import { UnsavedGuard } from './unsaved-guard';
import { usePageFocus } from './use-page-focus';

/** The frame of every staff screen: navigation on the canvas, the work on one white sheet. */
export function Shell() {
  const { t } = useTranslation('shell');
  const { nav, rail = false } = useRouteHandle();
  const [navOpen, setNavOpen] = useState(false);
  const main = usePageFocus();
  return (
    <div className={rail ? styles.railFrame : styles.frame}>
      <a className={styles.skip} href="#content">
        {t('nav.skip')}
      </a>
      <Sidebar current={nav} rail={rail} />
      <UnsavedGuard />
      <SessionWatch />
      <AccountPreferences />
      <NavDrawer current={nav} open={navOpen} onClose={() => setNavOpen(false)} />
      <div className={styles.sheet}>
        <HeaderSlot>
          <Header onOpenNav={() => setNavOpen(true)} />
          <OfflineStrip />
          <main className={styles.main} id="content" ref={main} tabIndex={-1}>
            <SpareHeading />
            <ErrorBoundary>
              <Suspense fallback={<SkeletonPage />}>
                <Outlet />
              </Suspense>
            </ErrorBoundary>
          </main>
        </HeaderSlot>
      </div>
    </div>
  );
}

const useRouteHandle = (): RouteHandle => (useMatches().at(-1)?.handle as RouteHandle | undefined) ?? {};
