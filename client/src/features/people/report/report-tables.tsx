import { useTranslation } from 'react-i18next';
import { EmptyState } from '../../../components/feedback/empty-state';
import type {
  ReportTables_AssessmentFragment,
  ReportTables_AssessmentsFragment,
  ReportTables_CandidateFragment,
  ReportTables_CandidatesFragment,
} from '../../../graphql/generated';
import styles from '../people.module.css';
import { AssessmentsSection } from './assessments-section';
import { CandidatesSection } from './candidates-section';

interface Props {
  kind: 'admin' | 'hr';
  assessments: ReportTables_AssessmentsFragment;
  candidates: ReportTables_CandidatesFragment;
  onMoreAssessments: () => void;
  onMoreCandidates: () => void;
  linkTo: (assessment: ReportTables_AssessmentFragment) => string;
  candidatePath: (candidate: ReportTables_CandidateFragment) => string;
}

/** What a staff user has done: both tables, or one sentence when there is nothing at all. */
export function ReportTables({ kind, assessments, candidates, linkTo, candidatePath, ...more }: Props) {
  const { t } = useTranslation('people');
  if (assessments.totalCount === 0 && candidates.totalCount === 0) {
    return <EmptyState title={t(`${kind}.notActed`)}>{t(`${kind}.notActedText`)}</EmptyState>;
  }
  return (
    <div className={styles.sections}>
      <AssessmentsSection assessments={assessments} linkTo={linkTo} onMore={more.onMoreAssessments} />
      <CandidatesSection candidates={candidates} linkTo={candidatePath} onMore={more.onMoreCandidates} />
    </div>
  );
}
