import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { LtrText } from '../../../components/text/ltr-text';
import { JobProgress, StopJob } from './job-progress';
import type { ImportJob } from './use-import-job';
import styles from './import.module.css';

/** A bank while it is taken over: it goes on when this is closed, and is found here again. */
export function TakingOver({ job, onClose }: { job: ImportJob; onClose: () => void }) {
  const { t } = useTranslation(['questions-import', 'common']);
  return (
    <section className={styles.form} aria-label={t('job.title')}>
      <div className={styles.scroll}>
        <div className={styles.taking}>
          <h3>
            <LtrText>{job.fileName}</LtrText>
          </h3>
          <JobProgress job={job} />
          <p className={styles.media}>{t('job.goesOn')}</p>
        </div>
      </div>
      <div className={styles.footer}>
        <StopJob job={job} />
        <Button onClick={onClose}>{t('common:action.close')}</Button>
      </div>
    </section>
  );
}
