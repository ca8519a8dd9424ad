import { Button, Collapse } from 'antd';
import { useTranslation } from 'react-i18next';
import { LoadFailed } from '../../components/feedback/load-failed';
import { SkeletonRows } from '../../components/feedback/skeleton';
import { Part } from '../../components/page/parted';
import { useErasuresQuery } from '../../graphql/generated';
import { useFormat } from '../../hooks/use-format';
import { Certificate } from './certificate';
import styles from './privacy.module.css';

/** The certificates of those who were erased, newest first. */
export function ErasuresPart() {
  const { t } = useTranslation('privacy');
  const format = useFormat();
  const { data, error, refetch, fetchMore } = useErasuresQuery({ fetchPolicy: 'cache-and-network' });
  const erasures = data?.erasures.edges.map(({ node }) => node);
  const more = () =>
    void fetchMore({
      variables: { after: data?.erasures.pageInfo.endCursor ?? null },
      updateQuery: ({ erasures: shown }, { fetchMoreResult: { erasures: next } }) => ({
        erasures: { ...next, edges: [...shown.edges, ...next.edges] },
      }),
    });
  return (
    <Part title={t('erasures.title')} note={t('erasures.note')}>
      {!erasures && (error ? <LoadFailed error={error} onRetry={() => void refetch()} /> : <SkeletonRows rows={2} />)}
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
      {data?.erasures.pageInfo.hasNextPage && <Button onClick={more}>{t('erasures.more')}</Button>}
    </Part>
  );
}
