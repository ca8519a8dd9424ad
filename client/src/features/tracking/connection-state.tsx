import { useTranslation } from 'react-i18next';
import { StatusDot, type StatusTone } from '../../components/status/status-dot';
import type { Tracking_ConnectionFragment } from './tracking-generated';
import { useFormat } from '../../hooks/use-format';

type State = Pick<Tracking_ConnectionFragment, 'isKeyLive' | 'failingSince' | 'lastCalledAt'>;

const stateOf = ({ isKeyLive, failingSince, lastCalledAt }: State) => {
  if (!isKeyLive) return 'ended';
  if (failingSince !== null) return 'failing';
  return lastCalledAt === null ? 'waiting' : 'works';
};

const TONES: Record<ReturnType<typeof stateOf>, StatusTone> = {
  ended: 'danger',
  failing: 'warning',
  waiting: 'hollow',
  works: 'success',
};

/** How a connection is doing, in a word. */
export function ConnectionState({ connection }: { connection: State }) {
  const { t } = useTranslation('tracking');
  const state = stateOf(connection);
  return <StatusDot tone={TONES[state]}>{t(`state.${state}`)}</StatusDot>;
}

/** The sentence behind the word. */
export function useConnectionStateText(): (connection: State) => string {
  const { t } = useTranslation('tracking');
  const format = useFormat();
  return (connection) => {
    const { failingSince, lastCalledAt } = connection;
    const state = stateOf(connection);
    const at = state === 'failing' ? failingSince : lastCalledAt;
    return t(`stateText.${state}`, { at: at === null ? '' : format.moment(at) });
  };
}
