import { useEffect, useState } from 'react';
import type { Session_ViewerFragment } from './session-generated';
import { staffRole, type StaffRole } from '../../lib/roles';
import { fetchRole } from './role';

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
