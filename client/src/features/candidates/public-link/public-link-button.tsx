import { Button } from 'antd';
import { Globe } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { LoadFailed } from '../../../components/feedback/load-failed';
import { SkeletonRows } from '../../../components/feedback/skeleton';
import { SideDrawer } from '../../../components/overlay/side-drawer';
import { toast } from '../../../components/toast/toasts';
import { unlessRefused } from '../../../lib/graphql/refusal';
import { useCreatePublicLinkMutation, usePublicLinkQuery } from './public-link-generated';
import { LinkForm } from './link-form';
import { OpenLink } from './open-link';
import styles from './public-link.module.css';

const USUAL = { cap: '50', closesAt: null };

/** Opens the place where an assessment's public link is made, changed and closed. */
export function PublicLinkButton({ assessmentId }: { assessmentId: string }): ReactNode {
  const { t } = useTranslation('candidates');
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button icon={<Globe size={16} strokeWidth={1.75} aria-hidden />} onClick={() => setOpen(true)}>
        {t('publicLink.title')}
      </Button>
      <SideDrawer
        open={isOpen}
        label={t('publicLink.title')}
        title={t('publicLink.title')}
        onClose={() => setOpen(false)}
      >
        {isOpen && <Content assessmentId={assessmentId} />}
      </SideDrawer>
    </>
  );
}

function Content({ assessmentId }: { assessmentId: string }) {
  const { t } = useTranslation('candidates');
  const query = usePublicLinkQuery({ variables: { assessmentId }, fetchPolicy: 'network-only' });
  const [create] = useCreatePublicLinkMutation();
  const refetch = () => void unlessRefused(query.refetch());
  if (!query.data)
    return query.error ? <LoadFailed error={query.error} onRetry={refetch} /> : <SkeletonRows rows={4} />;
  const { publicLink } = query.data.assessment;
  return (
    <>
      <p className={styles.lead}>{t('publicLink.text')}</p>
      {publicLink && publicLink.closedAt === null ? (
        <OpenLink link={publicLink} onChanged={refetch} />
      ) : (
        <LinkForm
          initial={USUAL}
          joined={0}
          send={t('publicLink.create')}
          onSend={async (input) => {
            await create({ variables: { input: { assessmentId, ...input } } });
            toast.success(t('publicLink.created'));
            refetch();
          }}
        />
      )}
    </>
  );
}
