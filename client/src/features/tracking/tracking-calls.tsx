import { useTranslation } from 'react-i18next';
import { LogLine, LogLines } from '../../components/page/log-lines';
import { Section } from '../../components/page/section';
import { StatusDot } from '../../components/status/status-dot';
import { LtrText } from '../../components/text/ltr-text';
import type { Tracking_ConnectionFragment } from './tracking-generated';
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
        <LogLines label={t('calls.title', { name })}>
          {calls.map((call) => (
            <Call key={call.id} call={call} />
          ))}
        </LogLines>
      )}
    </Section>
  );
}

function Call({ call: { at, name, status, problem } }: { call: Calls[number] }) {
  const { t } = useTranslation('tracking');
  const format = useFormat();
  return (
    <LogLine
      name={name}
      at={at}
      state={
        <StatusDot tone={problem === null ? 'success' : 'danger'}>
          {t(problem === null ? 'calls.answered' : 'calls.refused', { status: format.number(status) })}
        </StatusDot>
      }
    >
      {problem !== null && <LtrText className={styles.problem ?? ''}>{problem}</LtrText>}
    </LogLine>
  );
}
