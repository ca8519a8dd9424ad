import { LoadFailed } from '../../../../components/feedback/load-failed';
import { NotFound } from '../../../../components/feedback/not-found';
import { SkeletonPage } from '../../../../components/feedback/skeleton';
import { hasCode } from '../../../../lib/graphql/errors';

/** Until there is an assessment to show: on its way, not there (or not yours), or not to be had now. */
export function WizardLoading({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  if (!error) return <SkeletonPage />;
  if (hasCode(error, 'ASSESSMENT_NOT_FOUND')) return <NotFound />;
  return <LoadFailed error={error} onRetry={onRetry} />;
}
