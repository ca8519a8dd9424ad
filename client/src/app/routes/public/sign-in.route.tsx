import { useApolloClient } from '@apollo/client/react';
import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { DoorContext, type Door } from '../../../features/session/sign-in/sign-in-requests';
import { SignInScreen } from '../../sign-in/sign-in-screen';

/** Within the console: where somebody comes whose session has ended, and goes on without loading a page. */
export function SignInRoute() {
  const client = useApolloClient();
  const [search] = useSearchParams();
  const door = useMemo(
    (): Door => ({
      prepare: () => undefined,
      // Throws away what another person left in the cache, and asks anew who is signed in; the guard leads on.
      enter: async () => void (await client.resetStore()),
    }),
    [client],
  );
  return (
    <DoorContext value={door}>
      <SignInScreen search={search} />
    </DoorContext>
  );
}
