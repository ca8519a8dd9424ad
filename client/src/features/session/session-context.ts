import { createContext, useContext } from 'react';
import type { Session_ViewerFragment } from './session-generated';
import type { StaffRole } from '../../lib/roles';

export type Session =
  | { status: 'checking' }
  | { status: 'failed'; error: unknown; retry: () => void }
  | { status: 'signed-out' }
  | { status: 'signed-in'; viewer: Session_ViewerFragment; role: StaffRole };

export const SessionContext = createContext<Session>({ status: 'checking' });

export const useSession = (): Session => useContext(SessionContext);

/** Who is signed in. Only below the guard that requires a session. */
export function useViewer(): { viewer: Session_ViewerFragment; role: StaffRole } {
  const session = useSession();
  if (session.status !== 'signed-in') throw new Error('useViewer is only for screens that require a session.');
  return session;
}
