import { useTranslation } from 'react-i18next';
import { useNavigate, useParams } from 'react-router-dom';
import { LoadFailed } from '../../../components/feedback/load-failed';
import { SkeletonPage } from '../../../components/feedback/skeleton';
import { Breadcrumb } from '../../../components/page/breadcrumb';
import { Page } from '../../../components/page/page';
import { UserText } from '../../../components/text/user-text';
import { ReportTables } from '../../../features/people';
import { useAdminReportQuery } from '../../../graphql/generated';
import { paths } from '../../paths';
import { joinedPages } from './joined-pages';
import { StaffReportHeader } from './staff-report-header';
import { useStaffDialogs } from './use-staff-dialogs';

export function AdminReportRoute() {
  const { t } = useTranslation('people');
  const { id = '' } = useParams();
  const navigate = useNavigate();
  const { data, error, refetch, fetchMore } = useAdminReportQuery({ variables: { id }, fetchPolicy: 'no-cache' });
  const { dialogs, onSwitch, onDelete } = useStaffDialogs({
    onDeleted: () => void navigate(paths.admins(), { replace: true }),
    onSwitched: () => void refetch(),
  });
  if (!data) return error ? <LoadFailed error={error} onRetry={() => void refetch()} /> : <SkeletonPage />;
  const { admin, assessments, candidates } = data.adminReport;
  const moreAssessments = () =>
    void fetchMore({
      variables: { assessmentsAfter: assessments.pageInfo.endCursor },
      updateQuery: ({ adminReport: shown }, { fetchMoreResult: { adminReport: next } }) => ({
        adminReport: { ...shown, assessments: joinedPages(shown.assessments, next.assessments) },
      }),
    });
  const moreCandidates = () =>
    void fetchMore({
      variables: { candidatesAfter: candidates.pageInfo.endCursor },
      updateQuery: ({ adminReport: shown }, { fetchMoreResult: { adminReport: next } }) => ({
        adminReport: { ...shown, candidates: joinedPages(shown.candidates, next.candidates) },
      }),
    });
  return (
    <Page title={admin.name}>
      <Breadcrumb
        crumbs={[{ label: t('admin.list'), to: paths.admins() }, { label: <UserText>{admin.name}</UserText> }]}
      />
      <StaffReportHeader user={admin} onSwitch={onSwitch} onDelete={onDelete} />
      <ReportTables
        kind="admin"
        assessments={assessments}
        candidates={candidates}
        linkTo={(assessment) => paths.inviteCandidates(assessment.id)}
        onMoreAssessments={moreAssessments}
        onMoreCandidates={moreCandidates}
        candidatePath={(candidate) => paths.candidateReport(candidate.id)}
      />
      {dialogs}
    </Page>
  );
}
