import { NotFound } from '../../../components/feedback/not-found';
import { CenteredPage } from '../../layouts/centered-page';

/** Any path that no screen has. */
export function NotFoundRoute() {
  return (
    <CenteredPage>
      <NotFound />
    </CenteredPage>
  );
}
