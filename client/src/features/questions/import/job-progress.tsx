import { Button, Progress } from 'antd';
import { useTranslation } from 'react-i18next';
import { useCancelQuestionImportMutation } from './question-import-generated';
import { useFormat } from '../../../hooks/use-format';
import { resolvesWhenRefused } from '../../../lib/graphql/refusal';
import { isOpenJob, type ImportJob } from './use-import-job';
import styles from './import.module.css';

/** What an import is about and how far it is. */
export function JobProgress({ job }: { job: ImportJob }) {
  const { t } = useTranslation('questions-import');
  const format = useFormat();
  const { progress, total } = job;
  return (
    <div className={styles.progress}>
      <p role="status">
        <JobStage job={job} />
        {total > 0 && <span>{format.ratio(progress, total)}</span>}
      </p>
      <Progress
        percent={total === 0 ? 0 : Math.floor((progress / total) * 100)}
        showInfo={false}
        size="small"
        status="active"
        aria-label={t('job.progress')}
      />
    </div>
  );
}

function JobStage({ job: { state, stage } }: { job: ImportJob }) {
  const { t } = useTranslation('questions-import');
  return <span>{state === 'WAITING' ? t('job.waiting') : t(`job.stage.${stage}`)}</span>;
}

interface StopProps {
  job: ImportJob;
  size?: 'small' | 'middle';
  onStopped?: () => void;
}

export function StopJob({ job, size = 'middle', onStopped }: StopProps) {
  const { t } = useTranslation('questions-import');
  const [cancel, { loading }] = useCancelQuestionImportMutation(resolvesWhenRefused);
  const stop = async () => {
    const { data } = await cancel({ variables: { input: { id: job.id } } });
    if (data) onStopped?.();
  };
  return (
    <Button size={size} loading={loading} disabled={!isOpenJob(job)} onClick={() => void stop()}>
      {t('job.stop')}
    </Button>
  );
}
