import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useAssessmentChanges } from '../../../../features/assessments';
import type { AssessmentHomeQuery } from './assessment-home-generated';
import styles from './assessment-home.module.css';

type Assessment = AssessmentHomeQuery['assessment'];

/** Takes it out of the archive, or lets candidates in again. */
export function OpenAgain({ assessment }: { assessment: Assessment }): ReactNode {
  const { t } = useTranslation('assessments');
  const { archive, setStatus } = useAssessmentChanges(() => undefined);
  const [isBusy, setBusy] = useState(false);
  const { isArchived } = assessment;
  const open = async () => {
    setBusy(true);
    await (isArchived ? archive(assessment, false) : setStatus(assessment, 'ACTIVE'));
    setBusy(false);
  };
  return (
    <button type="button" className={styles.again} aria-disabled={isBusy} onClick={() => isBusy || void open()}>
      {t(isArchived ? 'archive.restore' : 'status.activate')}
    </button>
  );
}
