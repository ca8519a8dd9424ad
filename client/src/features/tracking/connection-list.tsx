import { useTranslation } from 'react-i18next';
import type { Tracking_ConnectionFragment } from '../../graphql/generated';
import { useFormat } from '../../hooks/use-format';
import { ConnectionState, useStateText } from './connection-state';
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
    <ul className={styles.list} aria-label={t('title')}>
      {connections.map((connection) => (
        <li key={connection.id}>
          <Row connection={connection} onOpen={() => onOpen(connection.id)} />
        </li>
      ))}
    </ul>
  );
}

function Row({ connection, onOpen }: { connection: Tracking_ConnectionFragment; onOpen: () => void }) {
  const { t } = useTranslation('tracking');
  const stateText = useStateText();
  const format = useFormat();
  return (
    <button type="button" className={styles.row} onClick={onOpen}>
      <span className={styles.rowHead}>
        <bdi className={styles.name}>{SYSTEM_NAMES[connection.system]}</bdi>
        <ConnectionState connection={connection} />
      </span>
      <span className={styles.text}>{stateText(connection)}</span>
      <span className={styles.text}>{t('connectedOn', { date: format.date(connection.createdAt) })}</span>
    </button>
  );
}
