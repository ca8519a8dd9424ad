import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { SideDrawer } from '../../components/overlay/side-drawer';
import { Section } from '../../components/page/section';
import { LtrText } from '../../components/text/ltr-text';
import type { Tracking_ConnectionFragment } from './tracking-generated';
import { ConnectionState, useConnectionStateText } from './connection-state';
import { DisconnectButton } from './disconnect-button';
import { SystemAddresses } from './system-addresses';
import { SYSTEM_NAMES } from './systems';
import { TestConnection } from './test-connection';
import { TrackingCalls } from './tracking-calls';
import type { TrackingPartProps } from './tracking-part-props';
import styles from './tracking.module.css';

const LOOK_AGAIN_MS = 5_000;

interface Props extends TrackingPartProps {
  connection: Tracking_ConnectionFragment | undefined;
  onChanged: () => void;
  onClose: () => void;
}

/** One connection: how it is doing, what each side was told, and its end. */
export function ConnectionDrawer({ connection, onClose, ...props }: Props) {
  const name = connection ? SYSTEM_NAMES[connection.system] : '';
  return (
    <SideDrawer open={connection !== undefined} label={name} title={<bdi>{name}</bdi>} width={620} onClose={onClose}>
      {connection && <Details key={connection.id} connection={connection} onClose={onClose} {...props} />}
    </SideDrawer>
  );
}

type DetailsProps = Props & { connection: Tracking_ConnectionFragment };

function Details({ connection, renderLog, onChanged, onClose }: DetailsProps) {
  const { t } = useTranslation('tracking');
  const { id, system, addresses, keyHint, address, calls, webhookEndpointId } = connection;
  useLookingAgain(onChanged);
  const name = SYSTEM_NAMES[system];
  const test = (onSent: () => void) => <TestConnection id={id} onSent={onSent} />;
  return (
    <div className={styles.details}>
      <Standing connection={connection} />
      <Section title={t('setup', { name })}>
        <div className={styles.setup}>
          <p className={styles.text}>
            {t('key')} <LtrText className={styles.mono ?? ''}>{keyHint}</LtrText>
          </p>
          {address !== null && (
            <p className={styles.text}>
              {t('toldAt', { name })} <LtrText className={styles.mono ?? ''}>{address}</LtrText>
            </p>
          )}
          <SystemAddresses name={name} addresses={addresses} />
        </div>
      </Section>
      <TrackingCalls name={name} calls={calls} />
      {renderLog(webhookEndpointId, test, onChanged)}
      <DisconnectButton id={id} name={name} onDisconnected={onChanged} onClose={onClose} />
    </div>
  );
}

function Standing({ connection }: { connection: Tracking_ConnectionFragment }) {
  const stateText = useConnectionStateText();
  return (
    <div className={styles.standing} role="status">
      <ConnectionState connection={connection} />
      <p className={styles.text}>{stateText(connection)}</p>
    </div>
  );
}

/** Whoever sets up the other side sees its calls come in. */
function useLookingAgain(look: () => void): void {
  useEffect(() => {
    const timer = setInterval(look, LOOK_AGAIN_MS);
    return () => clearInterval(timer);
  });
}
