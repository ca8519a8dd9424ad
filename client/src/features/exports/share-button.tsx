import { Button } from 'antd';
import { Share2 } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { LoadFailed } from '../../components/feedback/load-failed';
import { SkeletonRows } from '../../components/feedback/skeleton';
import { SideDrawer } from '../../components/overlay/side-drawer';
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
  const query = useShareLinksQuery({ variables: result, fetchPolicy: 'network-only' });
  const refetch = () => void query.refetch();
  if (!query.data)
    return query.error ? <LoadFailed error={query.error} onRetry={refetch} /> : <SkeletonRows rows={4} />;
  return (
    <>
      <NewShareLink {...result} onCreated={refetch} />
      <ShareLinkList links={query.data.assessment.result.shareLinks} onChanged={refetch} />
    </>
  );
}
