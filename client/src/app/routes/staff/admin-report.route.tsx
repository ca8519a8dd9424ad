import { useTranslation } from 'react-i18next';
import { useNavigate, useParams } from 'react-router-dom';
import { PageLoading } from '../../../components/feedback/page-loading';
import { Breadcrumb } from '../../../components/page/breadcrumb';
import { Page } from '../../../components/page/page';
import { UserText } from '../../../components/text/user-text';
import { ReportTables } from '../../../features/people';
import { unlessRefused } from '../../../lib/graphql/refusal';
import { useAdminReportQuery } from './admin-report.route-generated';
import { paths } from '../../paths';
import { StaffReportHeader } from './staff-report-header';
import { useReportLists } from './use-report-lists';
import { useStaffDialogs } from './use-staff-dialogs';

export function AdminReportRoute() {
  const { t } = useTranslation('people');
  const { id = '' } = useParams();
  const navigate = useNavigate();
  const { data, error, refetch, fetchMore } = useAdminReportQuery({ variables: { id }, fetchPolicy: 'no-cache' });
  const { dialogs, onSwitch, onDelete } = useStaffDialogs({
    onDeleted: () => void navigate(paths.admins(), { replace: true }),
    onSwitched: () => void unlessRefused(refetch()),
  });
  const next = useReportLists(data?.adminReport, (variables, joined) =>
    fetchMore({
      variables,
      updateQuery: (shown, { fetchMoreResult }) => ({
        adminReport: joined(shown.adminReport, fetchMoreResult.adminReport),
      }),
    }),
  );
  if (!data) return <PageLoading error={error} onRetry={refetch} />;
  const { admin, assessments, candidates } = data.adminReport;
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
        next={next}
        candidatePath={(candidate) => paths.candidateReport(candidate.id)}
      />
      {dialogs}
    </Page>
  );
}
