import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { ExamProctoring } from '../engine/ports';
import styles from './consent-field.module.css';
import { isWatched, needsCamera } from '../engine/proctoring/signal';

interface Props {
  proctoring: ExamProctoring;
  isAgreed: boolean;
  /** Start was pressed without it. */
  isMissing: boolean;
  onChange: (isAgreed: boolean) => void;
}

/** Pictures are taken only of whoever ticks the box; what the page notices, starting agrees to. Both can read all of it. */
export function ConsentField({ proctoring, isAgreed, isMissing, onChange }: Props) {
  const { t } = useTranslation('proctoring');
  const id = useId();
  if (!isWatched(proctoring)) return null;
  return (
    <div className={styles.consent}>
      {needsCamera(proctoring) ? (
        <label className={styles.tick} htmlFor={id}>
          <input
            id={id}
            type="checkbox"
            checked={isAgreed}
            aria-invalid={isMissing}
            aria-describedby={isMissing ? `${id}-missing` : undefined}
            onChange={({ target }) => onChange(target.checked)}
          />
          <span>{t('consent.agree')}</span>
        </label>
      ) : (
        <p className={styles.starting}>{t('consent.byStarting')}</p>
      )}
      {isMissing && (
        <p id={`${id}-missing`} className={styles.missing} role="alert">
          {t('consent.needed')}
        </p>
      )}
      <Details proctoring={proctoring} />
    </div>
  );
}

function Details({ proctoring }: { proctoring: ExamProctoring }) {
  const { t } = useTranslation('proctoring');
  const { webcamSnapshots, copyPaste, retentionDays } = proctoring;
  return (
    <details className={styles.details}>
      <summary>{t('consent.details')}</summary>
      {webcamSnapshots && <p>{t('consent.snapshots')}</p>}
      <p>
        {t('consent.signals')} {copyPaste && t('consent.copyPaste')}
      </p>
      <p>
        {t('consent.who')} {t('consent.kept', { count: retentionDays })}
      </p>
    </details>
  );
}
