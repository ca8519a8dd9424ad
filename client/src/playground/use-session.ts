import { useCallback, useEffect, useState } from 'react';
import { fetchViewer, signIn, signOut, type SignedIn } from './session-api';

/** Undefined while asking, null when nobody is signed in. */
export function usePlaygroundSession() {
  const [viewer, setViewer] = useState<SignedIn | null | undefined>(undefined);
  useEffect(() => {
    fetchViewer().then(setViewer, () => setViewer(null));
  }, []);
  return {
    viewer,
    signIn: useCallback(async (email: string, password: string) => setViewer(await signIn({ email, password })), []),
    signOut: useCallback(async () => {
      await signOut();
      setViewer(null);
    }, []),
  };
}
