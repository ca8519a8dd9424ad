import { Navigate, Outlet } from 'react-router-dom';
import type { StaffRole } from '../../lib/roles';
import { useViewer } from '../../features/session/session-context';
import { paths } from '../paths';

/** A screen for some roles only; the others land on the dashboard. */
export function RequireRole({ roles }: { roles: readonly StaffRole[] }) {
  const { role } = useViewer();
  return roles.includes(role) ? <Outlet /> : <Navigate to={paths.dashboard()} replace />;
}
