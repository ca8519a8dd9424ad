import { useSignOutMutation } from './session-generated';
import { tellOtherTabs } from './other-tabs';

/**
 * Ends the session on the server, which also removes the cookie. The caller then loads the sign-in page anew, so that
 * nothing of the session stays in the page's memory. @returns where to go instead, to leave the provider of single sign-on too.
 */
export function useSignOut(): () => Promise<string | null> {
  const [signOut] = useSignOutMutation();
  return async () => {
    const { data } = await signOut();
    tellOtherTabs();
    return data?.signOut.providerUrl ?? null;
  };
}
