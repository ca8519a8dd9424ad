import { Button } from 'antd';
import { Share2 } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { LoadFailed } from '../../components/feedback/load-failed';
import { SkeletonRows } from '../../components/feedback/skeleton';
import { SideDrawer } from '../../components/overlay/side-drawer';
import { MoreButton } from '../../components/table/more-button';
import { useNextPage } from '../../hooks/use-next-page';
import { joinedPages } from '../../lib/graphql/joined-pages';
import { unlessRefused } from '../../lib/graphql/refusal';
import { useShareLinksQuery } from './share-link-generated';
import { NewShareLink } from './new-share-link';
import { ShareLinkList } from './share-link-list';

interface Props {
  assessmentId: string;
  candidateId: string;
}

/** Opens the place where links to a result are made, seen and revoked. */
export function ShareButton(props: Props): ReactNode {
  const { t } = useTranslation('exports');
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button icon={<Share2 size={16} strokeWidth={1.75} aria-hidden />} onClick={() => setOpen(true)}>
        {t('share.open')}
      </Button>
      <SideDrawer open={isOpen} label={t('share.title')} title={t('share.title')} onClose={() => setOpen(false)}>
        {isOpen && <Content {...props} />}
      </SideDrawer>
    </>
  );
}

function Content(result: Props) {
  const { t } = useTranslation('common');
  const query = useShareLinksQuery({ variables: result, fetchPolicy: 'network-only' });
  const refetch = () => void unlessRefused(query.refetch());
  const links = query.data?.assessment.result.shareLinks;
  const next = useNextPage(links, (after) =>
    query.fetchMore({
      variables: { after },
      updateQuery: ({ assessment: shown }, { fetchMoreResult: { assessment } }) => {
        const shareLinks = joinedPages(shown.result.shareLinks, assessment.result.shareLinks, after);
        return { assessment: { ...shown, result: { ...shown.result, shareLinks } } };
      },
    }),
  );
  if (!query.data)
    return query.error ? <LoadFailed error={query.error} onRetry={refetch} /> : <SkeletonRows rows={4} />;
  return (
    <>
      <NewShareLink {...result} onCreated={refetch} />
      <ShareLinkList links={links?.edges.map(({ node }) => node) ?? []} onChanged={refetch} />
      {next.isThere && <MoreButton page={next}>{t('action.showMore')}</MoreButton>}
    </>
  );
}
