import { PencilLine } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useParams } from 'react-router-dom';
import { PageLoading } from '../../../components/feedback/page-loading';
import { Breadcrumb } from '../../../components/page/breadcrumb';
import { ButtonLink } from '../../../components/page/button-link';
import { Page } from '../../../components/page/page';
import { UserText } from '../../../components/text/user-text';
import { HrCards, ReportTables } from '../../../features/people';
import { unlessRefused } from '../../../lib/graphql/refusal';
import { useHrReportQuery } from './hr-report.route-generated';
import { paths } from '../../paths';
import { StaffReportHeader } from './staff-report-header';
import { useReportLists } from './use-report-lists';
import { useStaffDialogs } from './use-staff-dialogs';

export function HrReportRoute() {
  const { t } = useTranslation('people');
  const { id = '' } = useParams();
  const navigate = useNavigate();
  const { data, error, refetch, fetchMore } = useHrReportQuery({ variables: { id }, fetchPolicy: 'no-cache' });
  const { dialogs, onSwitch, onDelete } = useStaffDialogs({
    onDeleted: () => void navigate(paths.hrs(), { replace: true }),
    onSwitched: () => void unlessRefused(refetch()),
  });
  const next = useReportLists(data?.hrReport, (variables, joined) =>
    fetchMore({
      variables,
      updateQuery: (shown, { fetchMoreResult }) => ({
        hrReport: joined(shown.hrReport, fetchMoreResult.hrReport),
      }),
    }),
  );
  if (!data) return <PageLoading error={error} onRetry={refetch} />;
  const { hr, assessments, candidates, ...numbers } = data.hrReport;
  return (
    <Page title={hr.name}>
      <Breadcrumb crumbs={[{ label: t('hr.list'), to: paths.hrs() }, { label: <UserText>{hr.name}</UserText> }]} />
      <StaffReportHeader
        user={hr}
        onSwitch={onSwitch}
        onDelete={onDelete}
        edit={
          <ButtonLink
            type="primary"
            icon={<PencilLine size={16} strokeWidth={1.75} aria-hidden />}
            to={paths.updateHr(id)}
          >
            {t('staff.edit')}
          </ButtonLink>
        }
      />
      <HrCards {...numbers} credits={hr.credits} />
      <ReportTables
        kind="hr"
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
