import i18next from 'i18next';
import { lazy, Suspense } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { BootSkeleton } from '../../components/feedback/boot-skeleton';
import { LoadFailed } from '../../components/feedback/load-failed';
import { useSession } from '../../features/session/session-context';
import { CenteredPage } from '../layouts/centered-page';
import { paths } from '../paths';

const MustAddFactor = lazy(async () => {
  const [file] = await Promise.all([
    import('../layouts/must-add-factor'),
    i18next.loadNamespaces(['security', 'session']),
  ]);
  return { default: file.MustAddFactor };
});

const AddFactorFirst = () => (
  <Suspense fallback={<BootSkeleton />}>
    <MustAddFactor />
  </Suspense>
);

/** Nobody signed in: to sign-in, and back here afterwards. */
export function RequireSession() {
  const session = useSession();
  const { pathname, search } = useLocation();
  switch (session.status) {
    case 'checking':
      return <BootSkeleton />;
    case 'failed':
      return (
        <CenteredPage>
          <LoadFailed error={session.error} onRetry={session.retry} />
        </CenteredPage>
      );
    case 'signed-out':
      return <Navigate to={paths.signIn(pathname + search)} replace />;
    case 'signed-in':
      return session.viewer.mustAddFactor ? <AddFactorFirst /> : <Outlet />;
  }
}
