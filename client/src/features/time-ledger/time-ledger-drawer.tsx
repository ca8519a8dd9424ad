import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { LoadFailed } from '../../components/feedback/load-failed';
import { SkeletonRows } from '../../components/feedback/skeleton';
import { SideDrawer } from '../../components/overlay/side-drawer';
import { useTimeLedgerQuery } from './time-ledger-generated';
import { LedgerEntries } from './ledger-entries';
import { QuestionTimes } from './question-times';
import styles from './time-ledger.module.css';

interface Props {
  /** Null while it is closed. */
  attemptId: string | null;
  onClose: () => void;
}

/** Where the time of one sitting went: every second of it, and who moved it. */
export function TimeLedgerDrawer({ attemptId, onClose }: Props): ReactNode {
  const { t } = useTranslation('time-ledger');
  return (
    <SideDrawer open={attemptId !== null} label={t('title')} title={t('title')} width={680} onClose={onClose}>
      {attemptId && <Ledger key={attemptId} attemptId={attemptId} />}
    </SideDrawer>
  );
}

function Ledger({ attemptId }: { attemptId: string }) {
  const { t } = useTranslation('time-ledger');
  const query = useTimeLedgerQuery({ variables: { attemptId }, fetchPolicy: 'no-cache' });
  const attempt = query.data?.attempt;
  if (!attempt) {
    return query.error ? <LoadFailed error={query.error} onRetry={query.refetch} /> : <SkeletonRows rows={8} />;
  }
  // Nothing in it can be pressed: the keyboard has to come to it to scroll it.
  return (
    <div className={styles.ledger} tabIndex={0} role="region" aria-label={t('title')}>
      <p className={styles.lead}>
        <bdi>{attempt.candidate.name}</bdi> · {t(attempt.submittedAt ? 'leadOver' : 'lead')}
      </p>
      <section>
        <h3 className={styles.heading}>{t('questions')}</h3>
        <QuestionTimes questions={attempt.timeLedger.questions} />
      </section>
      <section>
        <h3 className={styles.heading}>{t('entries')}</h3>
        <LedgerEntries entries={attempt.timeLedger.entries} />
      </section>
    </div>
  );
}
