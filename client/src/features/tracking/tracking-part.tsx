import { Button } from 'antd';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { Trans, useTranslation } from 'react-i18next';
import { LoadFailed } from '../../components/feedback/load-failed';
import { SkeletonRows } from '../../components/feedback/skeleton';
import { Part } from '../../components/page/parted';
import { unlessRefused } from '../../lib/graphql/refusal';
import { useTrackingConnectionsQuery } from './tracking-generated';
import { ConnectDialog } from './connect-dialog';
import { ConnectionDrawer } from './connection-drawer';
import { ConnectionList } from './connection-list';
import type { TrackingPartProps } from './tracking-part-props';
import styles from './tracking.module.css';
import { useSearchParams } from 'react-router-dom';

const NAME = 'tracking';

/** Which connection's drawer is open; in the address, so that a copied link opens it too. */
function useOpenedConnection() {
  const [search, setSearch] = useSearchParams();
  const open = (id: string | null) =>
    setSearch((kept) => {
      const params = new URLSearchParams(kept);
      if (id === null) params.delete(NAME);
      else params.set(NAME, id);
      return params;
    });
  return { openedId: search.get(NAME), open, close: () => open(null) };
}

/** Applicant tracking systems that order assessments in the viewer's name. */
export function TrackingPart({ renderLog }: TrackingPartProps) {
  const { t } = useTranslation('tracking');
  const { openedId, open, close } = useOpenedConnection();
  const { data, error, refetch } = useTrackingConnectionsQuery({ fetchPolicy: 'cache-and-network' });
  const [isConnecting, setConnecting] = useState(false);
  const reload = () => void unlessRefused(refetch());
  const connections = data?.trackingConnections;
  const opened = connections?.find(({ id }) => id === openedId);
  return (
    <Part title={t('title')} note={<Trans ns="tracking" i18nKey="note" components={[<a key="docs" href={DOCS} />]} />}>
      {!connections && (error ? <LoadFailed error={error} onRetry={reload} /> : <SkeletonRows rows={2} />)}
      {connections && <ConnectionList connections={connections} onOpen={open} />}
      <div className={styles.connect}>
        <Button icon={<Plus size={16} strokeWidth={1.75} aria-hidden />} onClick={() => setConnecting(true)}>
          {t('connect.open')}
        </Button>
      </div>
      {isConnecting && <ConnectDialog onConnected={reload} onClose={() => setConnecting(false)} />}
      <ConnectionDrawer connection={opened} renderLog={renderLog} onChanged={reload} onClose={close} />
    </Part>
  );
}

const DOCS = '/api/docs#/tracking';
