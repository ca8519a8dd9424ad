import { useEffect, useState } from 'react';
import type { Session_ViewerFragment } from './session-generated';
import { staffRole, type StaffRole, isStaffRole } from '../../lib/roles';

/**
 * The role, fetched once per signed-in page load. Until the answer is there, and if it never comes, the role that came
 * with the viewer stands; a failure is only logged.
 */
export function useRole(viewer: Session_ViewerFragment | null): StaffRole | null {
  const [fetched, setFetched] = useState<{ viewerId: string; role: StaffRole } | null>(null);
  const viewerId = viewer?.id;
  useEffect(() => {
    if (viewerId === undefined) return;
    const request = new AbortController();
    fetchRole(request.signal).then(
      (role) => setFetched({ viewerId, role }),
      (error: unknown) => {
        if (!request.signal.aborted) console.error(error);
      },
    );
    return () => request.abort();
  }, [viewerId]);
  if (!viewer) return null;
  return fetched?.viewerId === viewer.id ? fetched.role : staffRole(viewer.role);
}

/** Asks what the signed-in browser may do. The server reads its cookie when no token is given. */
async function fetchRole(signal: AbortSignal): Promise<StaffRole> {
  const response = await fetch('/api/v1/checkRole/status', {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/json' },
    body: '{}',
    signal,
  });
  if (!response.ok) throw new Error(`The role could not be fetched: ${String(response.status)}`);
  const { role } = (await response.json()) as { role?: unknown };
  if (!isStaffRole(role)) throw new Error(`Not a role: ${String(role)}`);
  return role;
}
