import { Navigate, Outlet, useSearchParams } from 'react-router-dom';
import { BootSkeleton } from '../../components/feedback/boot-skeleton';
import { useSession } from '../../features/session/session-context';
import { safeReturnPath } from '../paths';

/** Who is signed in already goes where they wanted to go. */
export function GuestOnly() {
  const session = useSession();
  const [search] = useSearchParams();
  if (session.status === 'checking') return <BootSkeleton />;
  return session.status === 'signed-in' ? <Navigate to={safeReturnPath(search.get('next'))} replace /> : <Outlet />;
}
