import { Button } from 'antd';
import { FileClock, History, PenLine, Plus, Send } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate, useSearchParams } from 'react-router-dom';
import { LoadFailed } from '../../../components/feedback/load-failed';
import { SkeletonPage } from '../../../components/feedback/skeleton';
import { ButtonLink } from '../../../components/page/button-link';
import { Page } from '../../../components/page/page';
import { Fact, PageHeader } from '../../../components/page/page-header';
import { UserText } from '../../../components/text/user-text';
import {
  AttendanceChart,
  DashboardStats,
  firstSteps,
  FirstStepsPanel,
  RecentAssessments,
  type FirstStep,
  type FirstSteps,
  type StatPaths,
} from '../../../features/dashboard';
import { useViewer } from '../../../features/session/session-context';
import type { DashboardRange } from '../../../graphql/schema-generated';
import { useDashboardQuery, type DashboardQuery } from './dashboard.route-generated';
import { useFormat } from '../../../hooks/use-format';
import { useTimeZone } from '../../../lib/format/time-zone';
import { dayOf } from '../../../lib/format/zone-days';
import { useAwaitingMarks } from '../../layouts/use-awaiting-marks';
import { paths } from '../../paths';
import { DashboardLive } from './dashboard-live';
import styles from './dashboard.module.css';

const RANGES: DashboardRange[] = ['WEEKS_12', 'MONTHS_6', 'YEAR'];

export function DashboardRoute(): ReactNode {
  const { t } = useTranslation('dashboard');
  const [search, setSearch] = useSearchParams();
  const range = RANGES.find((one) => one === search.get('range')) ?? 'WEEKS_12';
  const timeZone = useTimeZone() ?? Intl.DateTimeFormat().resolvedOptions().timeZone;
  const query = useDashboardQuery({ variables: { range, timeZone }, fetchPolicy: 'cache-and-network' });
  const dashboard = (query.data ?? query.previousData)?.dashboard;
  return (
    <Page title={t('title')}>
      {dashboard && (
        <Content
          dashboard={dashboard}
          range={range}
          timeZone={timeZone}
          onRange={(next) => setSearch({ range: next }, { replace: true })}
        />
      )}
      {!dashboard && !query.error && <SkeletonPage />}
      {!dashboard && query.error && <LoadFailed error={query.error} onRetry={query.refetch} />}
    </Page>
  );
}

const statPaths: StatPaths = {
  invitations: paths.candidates('rows=invitations'),
  candidates: paths.candidates(),
  assessments: paths.assessments(),
  activeAssessments: `${paths.assessments()}?status=active`,
  inactiveAssessments: `${paths.assessments()}?status=inactive`,
};

/** The days of one column of the chart, as the list of invitations filters them. */
const invitationsIn = (timeZone: string) => (startsOn: string, endsBefore: string | undefined) => {
  const from = dayOf(startsOn, timeZone);
  const to = endsBefore && dayOf(new Date(Date.parse(endsBefore) - 1), timeZone);
  return paths.candidates(`rows=invitations&invitedFrom=${from}${to ? `&invitedTo=${to}` : ''}`);
};

interface ContentProps {
  dashboard: DashboardQuery['dashboard'];
  range: DashboardRange;
  /** By whose days is counted. */
  timeZone: string;
  onRange: (range: DashboardRange) => void;
}

function Content({ dashboard, range, timeZone, onRange }: ContentProps) {
  return (
    <>
      <Welcome dashboard={dashboard} />
      <FirstStepsTo dashboard={dashboard} />
      <DashboardStats dashboard={dashboard} paths={statPaths} />
      <div className={styles.columns}>
        <div className={styles.main}>
          <AttendanceChart
            points={dashboard.attendance}
            range={range}
            onRange={onRange}
            pathOf={invitationsIn(timeZone)}
          />
          <RecentAssessments
            assessments={dashboard.recentAssessments}
            allPath={paths.assessments()}
            pathOf={paths.assessment}
          />
        </div>
        <DashboardLive />
      </div>
    </>
  );
}

/** Whether the steps name something to do, which comes before all else then. */
const isGuided = ({ next }: FirstSteps) => next !== null && next !== 'result';

/** What comes next until there is a first result. */
function FirstStepsTo({ dashboard }: { dashboard: DashboardQuery['dashboard'] }) {
  const { t } = useTranslation('dashboard');
  const steps = firstSteps(dashboard);
  const { assessmentId } = steps;
  const to = (step: FirstStep) => {
    if (step === 'write') return paths.createAssessment();
    if (assessmentId === null) return paths.assessments();
    return step === 'publish' ? paths.updateAssessment(assessmentId) : paths.inviteCandidates(assessmentId);
  };
  return (
    <FirstStepsPanel
      steps={steps}
      actionOf={(step) => (
        <ButtonLink type={isGuided(steps) ? 'primary' : 'default'} to={to(step)}>
          {t(`firstSteps.${step}.action`)}
        </ButtonLink>
      )}
    />
  );
}

function Welcome({ dashboard }: { dashboard: DashboardQuery['dashboard'] }) {
  const { lastSignInAt, lastAssessment } = dashboard;
  const { t } = useTranslation('dashboard');
  const format = useFormat();
  const { viewer } = useViewer();
  const icon = { size: 14, strokeWidth: 1.75, 'aria-hidden': true } as const;
  return (
    <PageHeader
      title={t('welcome', { name: viewer.name.split(' ')[0] })}
      facts={
        <>
          <Fact icon={<History {...icon} />}>
            {lastSignInAt ? t('lastSignIn', { moment: format.moment(lastSignInAt) }) : t('firstSignIn')}
          </Fact>
          {lastAssessment && (
            <Fact icon={<FileClock {...icon} />}>
              {t('lastAssessment')}{' '}
              <Link to={paths.assessment(lastAssessment)}>
                <UserText>{lastAssessment.title}</UserText>
              </Link>
            </Fact>
          )}
          <AwaitingMarks />
        </>
      }
      actions={
        <>
          <InviteCandidates lastId={lastAssessment?.id} />
          <NewAssessment isFirst={!isGuided(firstSteps(dashboard))} />
        </>
      }
    />
  );
}

/** The way to the answers that wait for a person, where there are any. */
function AwaitingMarks() {
  const { t } = useTranslation('shell');
  const count = useAwaitingMarks();
  if (count === 0) return null;
  return (
    <Fact icon={<PenLine size={14} strokeWidth={1.75} aria-hidden />}>
      <Link to={paths.marking()}>{t('nav.awaitingMarks', { count })}</Link>
    </Fact>
  );
}

function InviteCandidates({ lastId }: { lastId: string | undefined }) {
  const { t } = useTranslation('dashboard');
  const navigate = useNavigate();
  if (!lastId) return null;
  return (
    <Button
      icon={<Send className="flip" size={16} strokeWidth={1.75} aria-hidden />}
      onClick={() => void navigate(paths.assessments())}
    >
      {t('invite')}
    </Button>
  );
}

/** `isFirst` of what can be done on the page. */
function NewAssessment({ isFirst }: { isFirst: boolean }) {
  const { t } = useTranslation('dashboard');
  const navigate = useNavigate();
  return (
    <Button
      type={isFirst ? 'primary' : 'default'}
      icon={<Plus size={16} strokeWidth={1.75} aria-hidden />}
      onClick={() => void navigate(paths.createAssessment())}
    >
      {t('newAssessment')}
    </Button>
  );
}
