import { useTranslation } from 'react-i18next';
import { useFormat } from '../../hooks/use-format';
import { classes } from '../../lib/classes';
import type { HeldFile } from '../file-port';
import styles from './recorder.module.css';

interface Props {
  file: HeldFile;
  isLocked: boolean;
  onRetry: () => void;
}

/** How far a recording is on its way. */
export function RecordingNews({ file: { state, share, name }, isLocked, onRetry }: Props) {
  const { t } = useTranslation('answering');
  const format = useFormat();
  return (
    <div className={classes(styles.news, styles[state])} role={state === 'sending' ? undefined : 'status'}>
      {state === 'sending' ? (
        <>
          <span>{t('files.sending', { percent: format.percent(Math.round(share * 100)) })}</span>
          <progress className={styles.progress} max={1} value={share} aria-label={name || t('recorder.yours')} />
        </>
      ) : (
        <span>{t(`recorder.state.${state}`)}</span>
      )}
      {state === 'refused' && !isLocked && (
        <button type="button" className={styles.quiet} onClick={onRetry}>
          {t('recorder.tryAgain')}
        </button>
      )}
    </div>
  );
}
