import { StrictMode, useEffect } from 'react';
import { onSessionChangedElsewhere } from '../../features/session/other-tabs';
import { DoorContext, isSomebodyThere, type Door } from '../../features/session/sign-in/sign-in-requests';
import { SignInScreen } from './sign-in-screen';

interface Props {
  search: URLSearchParams;
  door: Door;
}

/** The page to sign in, by itself: without Apollo Client, without a router and without Ant Design. */
export function SignInPage({ search, door }: Props) {
  useEffect(() => {
    const goOn = async () => {
      if (await isSomebodyThere()) await door.enter();
    };
    return onSessionChangedElsewhere(() => void goOn());
  }, [door]);
  return (
    <StrictMode>
      <DoorContext value={door}>
        <SignInScreen search={search} />
      </DoorContext>
    </StrictMode>
  );
}
