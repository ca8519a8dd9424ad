import { useRevalidator, useRouteError } from 'react-router-dom';
import { LoadFailed } from '../../../components/feedback/load-failed';
import { NewVersion } from '../../../components/feedback/new-version';
import { isChunkFailure } from '../../../lib/chunk-failure';
import { CenteredPage } from '../../layouts/centered-page';

/** A screen that could not be fetched or that broke; the shell around it stays. */
export function RouteFailed() {
  const error = useRouteError();
  const { revalidate } = useRevalidator();
  return isChunkFailure(error) ? <NewVersion /> : <LoadFailed error={error} onRetry={() => void revalidate()} />;
}

/** The same without a shell. */
export function PageFailed() {
  return (
    <CenteredPage>
      <RouteFailed />
    </CenteredPage>
  );
}
