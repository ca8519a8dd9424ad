import { useSignOutMutation } from '../../graphql/generated';
import { tellOtherTabs } from './other-tabs';

/**
 * Ends the session on the server, which also removes the cookie. The caller then loads the sign-in page anew, so that
 * nothing of the session stays in the page's memory.
 */
export function useSignOut(): () => Promise<void> {
  const [signOut] = useSignOutMutation();
  return async () => {
    await signOut();
    tellOtherTabs();
  };
}
