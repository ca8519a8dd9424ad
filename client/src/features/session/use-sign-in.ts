import { useApolloClient } from '@apollo/client/react';
import { useSignInMutation, type SignInInput } from '../../graphql/generated';
import { tellOtherTabs } from './other-tabs';

/** Signs in, throws away what another person left in the cache, and asks anew who is signed in. */
export function useSignIn(): (input: SignInInput) => Promise<void> {
  const client = useApolloClient();
  const [signIn] = useSignInMutation({ context: { quiet: true }, fetchPolicy: 'no-cache' });
  return async (input) => {
    await signIn({ variables: { input } });
    await client.resetStore();
    tellOtherTabs();
  };
}
