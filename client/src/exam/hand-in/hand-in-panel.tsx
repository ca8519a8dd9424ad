import { CircleAlert, CircleCheck, FileUp } from 'lucide-react';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../hooks/use-format';
import { Button } from '../components/button';
import { examFailureOf, type ExamFailure } from '../engine/failure';
import type { HandInAnswers, ImportedAnswers } from './hand-in-answers';
import styles from './hand-in.module.css';

const icon = { size: 16, strokeWidth: 1.75, 'aria-hidden': true } as const;

type Outcome = { taken: ImportedAnswers } | { failure: ExamFailure };

/** For whoever saved answers as a file when the network stayed away: the way to bring them in without staff. */
export function HandInPanel({ handIn }: { handIn: HandInAnswers }) {
  const { t } = useTranslation('exam');
  const input = useRef<HTMLInputElement>(null);
  const [isBusy, setBusy] = useState(false);
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const take = async (file: File) => {
    setBusy(true);
    setOutcome(null);
    setOutcome(
      await handIn(file).then(
        (taken) => ({ taken }),
        (thrown: unknown) => ({ failure: examFailureOf(thrown) }),
      ),
    );
    setBusy(false);
  };
  return (
    <section className={styles.panel} aria-labelledby="hand-in">
      <h2 id="hand-in" className={styles.title}>
        {t('unsentAnswers.title')}
      </h2>
      <p className={styles.text}>{t('unsentAnswers.text')}</p>
      <input
        ref={input}
        type="file"
        accept=".json,application/json"
        aria-label={t('unsentAnswers.choose')}
        tabIndex={-1}
        hidden
        onChange={({ target }) => {
          const file = target.files?.[0];
          if (file) void take(file);
          // The same file can be chosen again after a failure.
          target.value = '';
        }}
      />
      <Button kind="quiet" isBusy={isBusy} onClick={() => input.current?.click()}>
        <FileUp {...icon} />
        <span>{t('unsentAnswers.choose')}</span>
      </Button>
      <div role="status">{outcome && ('taken' in outcome ? <Taken {...outcome} /> : <Failed {...outcome} />)}</div>
    </section>
  );
}

function Taken({ taken: { inTimeCount, lateCount, skippedCount, leftOut } }: { taken: ImportedAnswers }) {
  const { t } = useTranslation('exam');
  const format = useFormat();
  const counts = [
    { label: t('unsentAnswers.inTime'), count: inTimeCount },
    { label: t('unsentAnswers.late'), count: lateCount },
    { label: t('unsentAnswers.skipped'), count: skippedCount },
    { label: t('unsentAnswers.leftOut'), count: leftOut.length },
  ].filter(({ count }) => count > 0);
  return (
    <div className={styles.taken}>
      <p className={styles.verdict}>
        <CircleCheck {...icon} /> {t('unsentAnswers.taken')}
      </p>
      <dl>
        {counts.map(({ label, count }) => (
          <div key={label} className={styles.line}>
            <dt>{label}</dt>
            <dd>{format.number(count)}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

function Failed({ failure: { kind, code } }: { failure: ExamFailure }) {
  const { t } = useTranslation('exam');
  const byKind = t(`unsentAnswers.failure.${kind === 'network' ? 'network' : 'server'}`);
  return (
    <p className={styles.failed}>
      <CircleAlert {...icon} /> {t(`unsentAnswers.failure.${code}`, { defaultValue: byKind })}
    </p>
  );
}
