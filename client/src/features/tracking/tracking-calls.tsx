import { useTranslation } from 'react-i18next';
import { Section } from '../../components/page/section';
import { StatusDot } from '../../components/status/status-dot';
import { LtrText } from '../../components/text/ltr-text';
import type { Tracking_ConnectionFragment } from '../../graphql/generated';
import { useFormat } from '../../hooks/use-format';
import styles from './tracking.module.css';

type Calls = Tracking_ConnectionFragment['calls'];

/** What the other system asked for last, and what was wrong with it. */
export function TrackingCalls({ name, calls }: { name: string; calls: Calls }) {
  const { t } = useTranslation('tracking');
  return (
    <Section title={t('calls.title', { name })} note={t('calls.note')}>
      {calls.length === 0 ? (
        <p className={styles.text}>{t('calls.empty')}</p>
      ) : (
        <ul className={styles.calls} aria-label={t('calls.title', { name })}>
          {calls.map((call) => (
            <Call key={call.id} call={call} />
          ))}
        </ul>
      )}
    </Section>
  );
}

function Call({ call: { at, name, status, problem } }: { call: Calls[number] }) {
  const { t } = useTranslation('tracking');
  const format = useFormat();
  return (
    <li className={styles.call}>
      <span className={styles.callHead}>
        <LtrText className={styles.mono ?? ''}>{name}</LtrText>
        <StatusDot tone={problem === null ? 'success' : 'danger'}>
          {t(problem === null ? 'calls.answered' : 'calls.refused', { status: format.number(status) })}
        </StatusDot>
        <time dateTime={at} className={styles.text}>
          {format.date(at)} {format.time(at)}
        </time>
      </span>
      {problem !== null && <LtrText className={styles.problem ?? ''}>{problem}</LtrText>}
    </li>
  );
}
