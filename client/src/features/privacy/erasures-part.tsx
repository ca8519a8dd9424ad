import { Collapse } from 'antd';
import { useTranslation } from 'react-i18next';
import { LoadFailed } from '../../components/feedback/load-failed';
import { SkeletonRows } from '../../components/feedback/skeleton';
import { Part } from '../../components/page/parted';
import { MoreButton } from '../../components/table/more-button';
import { useErasuresQuery } from './privacy-generated';
import { useFormat } from '../../hooks/use-format';
import { useNextPage } from '../../hooks/use-next-page';
import { joinedPages } from '../../lib/graphql/joined-pages';
import { Certificate } from './certificate';
import styles from './privacy.module.css';

/** The certificates of those who were erased, newest first. */
export function ErasuresPart() {
  const { t } = useTranslation('privacy');
  const format = useFormat();
  const { data, error, refetch, fetchMore } = useErasuresQuery({ fetchPolicy: 'cache-and-network' });
  const erasures = data?.erasures.edges.map(({ node }) => node);
  const next = useNextPage(data?.erasures, (after) =>
    fetchMore({
      variables: { after },
      updateQuery: (shown, { fetchMoreResult }) => ({
        erasures: joinedPages(shown.erasures, fetchMoreResult.erasures, after),
      }),
    }),
  );
  return (
    <Part title={t('erasures.title')} note={t('erasures.note')}>
      {!erasures && (error ? <LoadFailed error={error} onRetry={refetch} /> : <SkeletonRows rows={2} />)}
      {erasures?.length === 0 && <p className={styles.note}>{t('erasures.none')}</p>}
      {erasures && erasures.length > 0 && (
        <Collapse
          items={erasures.map((erasure) => ({
            key: erasure.id,
            label: format.moment(erasure.erasedAt),
            children: <Certificate erasure={erasure} />,
          }))}
        />
      )}
      {next.isThere && <MoreButton page={next}>{t('erasures.more')}</MoreButton>}
    </Part>
  );
}
