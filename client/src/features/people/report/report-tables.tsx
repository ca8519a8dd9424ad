import { useTranslation } from 'react-i18next';
import { EmptyState } from '../../../components/feedback/empty-state';
import type { ReportTables_AssessmentFragment, ReportTables_CandidateFragment } from '../../../graphql/generated';
import styles from '../people.module.css';
import { AssessmentsSection } from './assessments-section';
import { CandidatesSection } from './candidates-section';

interface Props {
  kind: 'admin' | 'hr';
  assessments: readonly ReportTables_AssessmentFragment[];
  candidates: readonly ReportTables_CandidateFragment[];
  linkTo: (assessment: ReportTables_AssessmentFragment) => string;
  candidatePath: (candidate: ReportTables_CandidateFragment) => string;
}

/** What a staff user has done: both tables, or one sentence when there is nothing at all. */
export function ReportTables({ kind, assessments, candidates, linkTo, candidatePath }: Props) {
  const { t } = useTranslation('people');
  if (assessments.length === 0 && candidates.length === 0) {
    return <EmptyState title={t(`${kind}.notActed`)}>{t(`${kind}.notActedText`)}</EmptyState>;
  }
  return (
    <div className={styles.sections}>
      <AssessmentsSection assessments={assessments} linkTo={linkTo} />
      <CandidatesSection candidates={candidates} linkTo={candidatePath} />
    </div>
  );
}
