import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useFormat } from '../../../../hooks/use-format';
import { paths } from '../../../paths';
import type { AssessmentHomeQuery } from './assessment-home-generated';
import styles from './assessment-home.module.css';
import { OpenAgain } from './open-again';

type Assessment = AssessmentHomeQuery['assessment'];

interface Props {
  assessment: Assessment;
  /** Answers that wait for a person. */
  awaiting: number;
}

/** Where the assessment stands, in one line, and what is to be done about it. */
export function NextStep({ assessment, awaiting }: Props): ReactNode {
  const { t } = useTranslation('assessments');
  const counts = useCounts(assessment, awaiting);
  const { id, publishedAt, status, isArchived } = assessment;
  if (!publishedAt && !isArchived) {
    return (
      <span className={styles.next}>
        {t('home.publish.text')}
        <Step to={paths.updateAssessment(id)}>{t('home.publish.action')}</Step>
      </span>
    );
  }
  const isClosed = isArchived || status !== 'ACTIVE';
  return (
    <span className={styles.next}>
      {isClosed && <span>{t(`home.closed.${isArchived ? 'archived' : 'inactive'}.text`)}</span>}
      {counts ?? (!isClosed && t('home.nobody'))}
      {awaiting > 0 && <Step to={paths.marking(id)}>{t('home.mark')}</Step>}
      {isClosed && <OpenAgain assessment={assessment} />}
    </span>
  );
}

/** How many there are, and how far they are; null while nobody is invited. */
function useCounts({ funnel: { invited, enrolled, completed } }: Assessment, awaiting: number): ReactNode {
  const { t } = useTranslation('assessments');
  const format = useFormat();
  const counted = (key: string, count: number) => t(`home.${key}`, { count, formatted: format.number(count) });
  if (invited === 0) return null;
  const parts = [
    counted('invited', invited),
    enrolled > 0 ? counted('enrolled', enrolled) : null,
    counted('completed', completed),
    awaiting > 0 ? counted('awaiting', awaiting) : null,
  ];
  return <span>{parts.filter((part) => part !== null).join(t('home.joint'))}</span>;
}

function Step({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Link className={styles.step} to={to}>
      {children}
    </Link>
  );
}
