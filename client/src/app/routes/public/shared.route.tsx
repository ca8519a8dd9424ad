import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { EmptyState } from '../../../components/feedback/empty-state';
import { LoadFailed } from '../../../components/feedback/load-failed';
import { SkeletonPage } from '../../../components/feedback/skeleton';
import { SharedReport } from '../../../features/exports';
import { useSharedReportQuery } from '../../../features/exports/share-link-generated';
import { pageBrand, showBrand } from '../../../lib/brand';
import { failureOf, isNotFound } from '../../../lib/graphql/errors';
import { OpenPage } from '../../layouts/open-page';

/** A shared result, for whoever has its link. Nothing of it is kept by the browser. */
export function SharedRoute() {
  const { t } = useTranslation(['exports', 'common']);
  const { token = '' } = useParams();
  const { data, error, refetch } = useSharedReportQuery({ variables: { token }, fetchPolicy: 'no-cache' });
  const brand = data?.sharedReport.brand;
  useEffect(() => {
    if (brand) showBrand(brand);
    return () => showBrand(pageBrand);
  }, [brand]);
  return (
    <OpenPage>
      <title>{`${t('shared.result')} · ${t('common:product')}`}</title>
      <meta name="robots" content="noindex" />
      {data && <SharedReport report={data.sharedReport} />}
      {!data && !error && <SkeletonPage />}
      {!data && error && isNotFound(failureOf(error)) && (
        <EmptyState isPageTitle title={t('shared.gone')}>
          {t('shared.goneText')}
        </EmptyState>
      )}
      {!data && error && !isNotFound(failureOf(error)) && <LoadFailed error={error} onRetry={refetch} />}
    </OpenPage>
  );
}
