import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { UserText } from '../../components/text/user-text';
import type { TimeLedgerQuery } from './time-ledger-generated';
import { useFormat } from '../../hooks/use-format';
import styles from './time-ledger.module.css';

type Entry = TimeLedgerQuery['attempt']['timeLedger']['entries'][number];

/** Everything that was written down, in its order. The bases stand in the table already. */
export function LedgerEntries({ entries }: { entries: readonly Entry[] }): ReactNode {
  return (
    <ol className={styles.entries}>
      {entries
        .filter(({ kind }) => kind !== 'BASE')
        .map((entry) => (
          <EntryRow key={entry.number} entry={entry} startedAt={entries[0]?.at ?? entry.at} />
        ))}
    </ol>
  );
}

function EntryRow({ entry, startedAt }: { entry: Entry; startedAt: string }) {
  const { t } = useTranslation(['time-ledger', 'monitor']);
  const format = useFormat();
  const { kind, at, seconds, percent, position, closedBy, reasonCode, note, actorName } = entry;
  const words = t(`time-ledger:kind.${kind}`, {
    position: position === null ? '' : format.number(position),
    time: format.duration(seconds ?? 0),
    percent: format.percent(percent ?? 0),
    by: closedBy ? t(`time-ledger:closedBy.${closedBy}`) : '',
    context: kind === 'REOPENED' && position !== null ? 'question' : undefined,
  });
  const elapsed = (Date.parse(at) - Date.parse(startedAt)) / 1000;
  const why = [actorName, reasonCode && t(`monitor:reason.${reasonCode}`)].filter(Boolean).join(' · ');
  return (
    <li className={styles.entry}>
      <time className={styles.at} dateTime={at} title={format.moment(at)}>
        {format.time(at)}
        <span className={styles.elapsed} title={t('time-ledger:sinceStart', { clock: format.clock(elapsed) })}>
          {format.clock(elapsed)}
        </span>
      </time>
      <div>
        <p className={styles.words}>{words}</p>
        {why && <p className={styles.why}>{why}</p>}
        {note && (
          <p className={styles.why}>
            <UserText>{note}</UserText>
          </p>
        )}
      </div>
    </li>
  );
}
