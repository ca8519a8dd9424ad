import { Button } from 'antd';
import { CopyPlus, LayoutTemplate } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { UserText } from '../../../components/text/user-text';
import { TemplatesDrawer, useAssessmentChanges } from '../../assessments';
import { useLastAssessmentQuery } from './start-from-generated';
import styles from './start-from.module.css';

const icon = { size: 16, strokeWidth: 1.75, 'aria-hidden': true } as const;

/** Ways to begin that are shorter than an empty form. */
export function StartFrom({ onStarted }: { onStarted: (assessmentId: string) => void }) {
  const { t } = useTranslation('assessments');
  const [isOpen, setOpen] = useState(false);
  return (
    <div className={styles.start} role="group" aria-label={t('start.label')}>
      <span>{t('start.label')}</span>
      <Button icon={<LayoutTemplate {...icon} />} onClick={() => setOpen(true)}>
        {t('start.template')}
      </Button>
      <LikeLast onStarted={onStarted} />
      <TemplatesDrawer open={isOpen} onClose={() => setOpen(false)} onStarted={onStarted} />
    </div>
  );
}

/** One's own that was published last, again: with its settings, tests and questions. */
function LikeLast({ onStarted }: { onStarted: (assessmentId: string) => void }) {
  const { t } = useTranslation('assessments');
  const { data } = useLastAssessmentQuery({ fetchPolicy: 'cache-and-network' });
  const { duplicate } = useAssessmentChanges(() => undefined);
  const [isBusy, setBusy] = useState(false);
  const last = data?.dashboard.lastPublishedAssessment;
  if (!last) return null;
  const again = async () => {
    setBusy(true);
    const id = await duplicate(last.id);
    setBusy(false);
    if (id !== null) onStarted(id);
  };
  return (
    <Button
      className={styles.last ?? ''}
      icon={<CopyPlus {...icon} />}
      loading={isBusy}
      title={last.title}
      onClick={() => void again()}
    >
      <span className={styles.lastTitle}>
        {t('start.last')} <UserText>{last.title}</UserText>
      </span>
    </Button>
  );
}
