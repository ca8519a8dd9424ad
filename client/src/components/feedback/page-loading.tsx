import { LoadFailed } from './load-failed';
import { SkeletonPage } from './skeleton';

/** Until there is something to show: on its way, not there (or not yours), or not to be had now. */
export function PageLoading({ error, onRetry }: { error: unknown; onRetry: () => unknown }) {
  return error ? <LoadFailed error={error} onRetry={onRetry} /> : <SkeletonPage />;
}
