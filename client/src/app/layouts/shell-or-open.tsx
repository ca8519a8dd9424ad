import { Outlet } from 'react-router-dom';
import { BootSkeleton } from '../../components/feedback/boot-skeleton';
import { useSession } from '../../features/session/session-context';
import { OpenPage } from './open-page';
import { Shell } from './shell';

/** A page for everybody: inside the shell for who is signed in, on its own for who is not. */
export function ShellOrOpen() {
  const { status } = useSession();
  if (status === 'checking') return <BootSkeleton />;
  if (status === 'signed-in') return <Shell />;
  return (
    <OpenPage>
      <Outlet />
    </OpenPage>
  );
}
