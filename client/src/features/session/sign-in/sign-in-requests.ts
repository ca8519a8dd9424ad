import { createContext, useContext } from 'react';
import {
  SignInDocument,
  SignInWithCodeDocument,
  SignInWithPasskeyDocument,
  StartPasskeySignInDocument,
  WhoIsThereDocument,
  type SignInInput,
  type SignInStepFragment,
  type SignInWithCodeInput,
} from '../../../graphql/sign-in-generated';
import { askServer } from '../../../lib/graphql/ask-server';
import { askPasskey } from '../../../lib/passkeys';
import { tellOtherTabs } from '../other-tabs';

export type { SignInStepFragment };

/** Whether somebody is signed in already. Who cannot be asked is not there: then the form says what is wrong. */
export const isSomebodyThere = (): Promise<boolean> =>
  askServer(WhoIsThereDocument).then(
    ({ viewer }) => viewer !== null,
    () => false,
  );

/** What the page does around these forms. */
export interface Door {
  /** Somebody is about to sign in: what comes afterwards may be fetched. */
  prepare: () => void;
  /** Somebody has signed in; settles when there is nothing more to wait for. */
  enter: () => Promise<void>;
}

export const DoorContext = createContext<Door>({ prepare: () => undefined, enter: () => Promise.resolve() });
export const useDoor = (): Door => useContext(DoorContext);

function useArrival(): () => Promise<void> {
  const { enter } = useDoor();
  return async () => {
    tellOtherTabs();
    await enter();
  };
}

/** Signs in by password; the answer is the step that is still asked for, or null. */
export function useSignIn(): (input: SignInInput) => Promise<SignInStepFragment | null> {
  const arrive = useArrival();
  return async (input) => {
    const { outcome } = (await askServer(SignInDocument, { input })).signIn;
    if (outcome.__typename === 'SecondStep') return outcome;
    await arrive();
    return null;
  };
}

export function useSignInWithCode(): (input: SignInWithCodeInput) => Promise<void> {
  const arrive = useArrival();
  return async (input) => {
    await askServer(SignInWithCodeDocument, { input });
    await arrive();
  };
}

/** By a passkey alone, or after a password with its step. False when the person turned away. */
export function useSignInWithPasskey(): (step?: string) => Promise<boolean> {
  const arrive = useArrival();
  return async (step) => {
    const { startPasskeySignIn } = await askServer(StartPasskeySignInDocument, { input: step ? { handle: step } : {} });
    const { handle, options } = startPasskeySignIn.question;
    const answer = await askPasskey(options);
    if (answer === null) return false;
    await askServer(SignInWithPasskeyDocument, { input: { handle, answer } });
    await arrive();
    return true;
  };
}
