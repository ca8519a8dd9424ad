import { useSignOutMutation } from './session-generated';
import { tellOtherTabs } from './other-tabs';
import { resolvesWhenRefused } from '../../lib/graphql/refusal';

/**
 * Ends the session on the server, which also removes the cookie. The caller then loads the sign-in page anew, so that
 * nothing of the session stays in the page's memory. @returns where to go instead, to leave the provider of single sign-on too; undefined when it
 * was refused, and the session goes on.
 */
export function useSignOut(): () => Promise<string | null | undefined> {
  const [signOut] = useSignOutMutation(resolvesWhenRefused);
  return async () => {
    const { data } = await signOut();
    if (!data) return undefined;
    tellOtherTabs();
    return data.signOut.providerUrl;
  };
}
