import { useTranslation } from 'react-i18next';
import type { AssessmentTable_AssessmentFragment } from './assessment-table-generated';
import {
  AttendedCell,
  AverageCell,
  GradesCell,
  AssessmentSizeCell,
  AssessmentStatusCell,
  AssessmentTitleCell,
} from './assessment-cells';
import type { AssessmentActions } from './row-actions';
import styles from './assessment-table.module.css';
import { RowMenu } from './row-menu';

type Props = AssessmentActions & { assessment: AssessmentTable_AssessmentFragment };

/** A row as it looks on a phone. */
export function AssessmentCard({ assessment, ...actions }: Props) {
  const { t } = useTranslation('assessments');
  return (
    <article className={styles.card}>
      <AssessmentTitleCell assessment={assessment} to={actions.linkTo(assessment)} />
      <RowMenu assessment={assessment} {...actions} />
      <div className={styles.cardFacts}>
        <AssessmentStatusCell assessment={assessment} />
        <AssessmentSizeCell assessment={assessment} />
        {assessment.funnel.invited > 0 && (
          <div>
            <p>
              <AttendedCell assessment={assessment} />
            </p>
            <p className={styles.second}>{t('list.completed')}</p>
          </div>
        )}
      </div>
      {assessment.averagePercentage !== null && (
        <div className={styles.cardGrades}>
          <GradesCell assessment={assessment} />
          <AverageCell assessment={assessment} />
        </div>
      )}
    </article>
  );
}
