import { useApolloClient } from '@apollo/client/react';
import { useEffect, useMemo, type ReactNode } from 'react';
import { unlessRefused } from '../../lib/graphql/refusal';
import { useViewerQuery } from './session-generated';
import { DraftOwner } from '../../hooks/use-drafts';
import { onSessionChangedElsewhere } from './other-tabs';
import { SessionContext, type Session } from './session-context';
import { useRole } from './use-role';

/**
 * The session cookie is httpOnly, so the page cannot see it: the `viewer` query, null when nobody is signed in, is the
 * one truth about the session. It lives in the Apollo cache; signing in and out write it there.
 */
export function SessionProvider({ children }: { children: ReactNode }) {
  const { data, error, refetch } = useViewerQuery();
  const viewer = data?.viewer ?? null;
  const role = useRole(viewer);
  useFollowOtherTabs();
  const session = useMemo((): Session => {
    if (viewer && role) return { status: 'signed-in', viewer, role };
    if (data) return { status: 'signed-out' };
    return error ? { status: 'failed', error, retry: () => void unlessRefused(refetch()) } : { status: 'checking' };
  }, [data, error, refetch, role, viewer]);
  return (
    <SessionContext value={session}>
      <DraftOwner value={viewer?.id ?? 'nobody'}>{children}</DraftOwner>
    </SessionContext>
  );
}

function useFollowOtherTabs(): void {
  const client = useApolloClient();
  useEffect(() => onSessionChangedElsewhere(() => void client.resetStore()), [client]);
}
