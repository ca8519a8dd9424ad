import { useTranslation } from 'react-i18next';
import { OpenRow, OpenRows } from '../../components/page/open-row';
import type { Tracking_ConnectionFragment } from './tracking-generated';
import { useFormat } from '../../hooks/use-format';
import { ConnectionState, useConnectionStateText } from './connection-state';
import { SYSTEM_NAMES } from './systems';
import styles from './tracking.module.css';

interface Props {
  connections: readonly Tracking_ConnectionFragment[];
  onOpen: (id: string) => void;
}

export function ConnectionList({ connections, onOpen }: Props) {
  const { t } = useTranslation('tracking');
  if (connections.length === 0) return <p className={styles.text}>{t('empty')}</p>;
  return (
    <OpenRows label={t('title')}>
      {connections.map((connection) => (
        <Row key={connection.id} connection={connection} onOpen={() => onOpen(connection.id)} />
      ))}
    </OpenRows>
  );
}

function Row({ connection, onOpen }: { connection: Tracking_ConnectionFragment; onOpen: () => void }) {
  const { t } = useTranslation('tracking');
  const stateText = useConnectionStateText();
  const format = useFormat();
  return (
    <OpenRow
      name={<bdi className={styles.name}>{SYSTEM_NAMES[connection.system]}</bdi>}
      state={<ConnectionState connection={connection} />}
      lines={[stateText(connection), t('connectedOn', { date: format.date(connection.createdAt) })]}
      onOpen={onOpen}
    />
  );
}
