import { useTranslation } from 'react-i18next';
import { EmptyState } from '../../../components/feedback/empty-state';
import type {
  ReportTables_AssessmentFragment,
  ReportTables_AssessmentsFragment,
  ReportTables_CandidateFragment,
  ReportTables_CandidatesFragment,
} from './report-generated';
import type { NextPage } from '../../../hooks/use-next-page';
import styles from '../people.module.css';
import { AssessmentsSection } from './assessments-section';
import { CandidatesSection } from './candidates-section';

interface Props {
  kind: 'admin' | 'hr';
  assessments: ReportTables_AssessmentsFragment;
  candidates: ReportTables_CandidatesFragment;
  next: Record<'assessments' | 'candidates', NextPage>;
  linkTo: (assessment: ReportTables_AssessmentFragment) => string;
  candidatePath: (candidate: ReportTables_CandidateFragment) => string;
}

/** What a staff user has done: both tables, or one sentence when there is nothing at all. */
export function ReportTables({ kind, assessments, candidates, next, linkTo, candidatePath }: Props) {
  const { t } = useTranslation('people');
  if (assessments.totalCount === 0 && candidates.totalCount === 0) {
    return <EmptyState title={t(`${kind}.notActed`)}>{t(`${kind}.notActedText`)}</EmptyState>;
  }
  return (
    <div className={styles.sections}>
      <AssessmentsSection assessments={assessments} linkTo={linkTo} next={next.assessments} />
      <CandidatesSection candidates={candidates} linkTo={candidatePath} next={next.candidates} />
    </div>
  );
}
