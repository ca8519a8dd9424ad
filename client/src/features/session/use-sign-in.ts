import { useApolloClient } from '@apollo/client/react';
import type { SignInInput, SignInWithCodeInput } from '../../graphql/schema-generated';
import {
  useSignInMutation,
  useSignInWithCodeMutation,
  useSignInWithPasskeyMutation,
  useStartPasskeySignInMutation,
  type SignInStepFragment,
} from './session-generated';
import { askPasskey } from '../../lib/passkeys';
import { tellOtherTabs } from './other-tabs';

/** The form shows what was refused, and a session is nothing for the cache. */
const options = { context: { quiet: true }, fetchPolicy: 'no-cache' } as const;

/** Throws away what another person left in the cache, and asks anew who is signed in. */
function useArrival(): () => Promise<void> {
  const client = useApolloClient();
  return async () => {
    await client.resetStore();
    tellOtherTabs();
  };
}

/** Signs in by password; the answer is the step that is still asked for, or null. */
export function useSignIn(): (input: SignInInput) => Promise<SignInStepFragment | null> {
  const arrive = useArrival();
  const [signIn] = useSignInMutation(options);
  return async (input) => {
    const { data } = await signIn({ variables: { input } });
    const outcome = data?.signIn.outcome;
    if (outcome?.__typename === 'SecondStep') return outcome;
    await arrive();
    return null;
  };
}

export function useSignInWithCode(): (input: SignInWithCodeInput) => Promise<void> {
  const arrive = useArrival();
  const [signIn] = useSignInWithCodeMutation(options);
  return async (input) => {
    await signIn({ variables: { input } });
    await arrive();
  };
}

/** By a passkey alone, or after a password with its step. False when the person turned away. */
export function useSignInWithPasskey(): (handle?: string) => Promise<boolean> {
  const arrive = useArrival();
  const [start] = useStartPasskeySignInMutation(options);
  const [signIn] = useSignInWithPasskeyMutation(options);
  return async (step) => {
    const { data } = await start({ variables: { input: step ? { handle: step } : {} } });
    if (!data) return false;
    const { handle, options: asked } = data.startPasskeySignIn.question;
    const answer = await askPasskey(asked);
    if (answer === null) return false;
    await signIn({ variables: { input: { handle, answer } } });
    await arrive();
    return true;
  };
}
