import { Database, Mail, Phone } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams, useSearchParams } from 'react-router-dom';
import { PageLoading } from '../../../components/feedback/page-loading';
import { EmptyState } from '../../../components/feedback/empty-state';
import { Breadcrumb } from '../../../components/page/breadcrumb';
import { ButtonLink } from '../../../components/page/button-link';
import { Page } from '../../../components/page/page';
import { Fact, PageHeader } from '../../../components/page/page-header';
import { Avatar } from '../../../components/person/avatar';
import { LtrText } from '../../../components/text/ltr-text';
import { PhoneNumber } from '../../../components/text/phone-number';
import { UserText } from '../../../components/text/user-text';
import {
  AdminFeedback,
  DeleteResultsDialog,
  ReportResult,
  ResultCards,
  SkillBars,
  type DoomedResult,
} from '../../../features/candidates';
import { ReportMenu } from '../../../features/exports';
import { FeedbackDrawer, type FeedbackTarget } from '../../../features/feedback';
import { useViewer } from '../../../features/session/session-context';
import { unlessRefused } from '../../../lib/graphql/refusal';
import { useCandidateReportQuery, type CandidateReportQuery } from './candidate-report.route-generated';
import { useFormat } from '../../../hooks/use-format';
import { joinedPages } from '../../../lib/graphql/joined-pages';
import { paths } from '../../paths';
import styles from './candidate-report.module.css';
import { ReportQuestions } from './report-questions';
import { useWholeList } from './use-whole-list';

type Report = CandidateReportQuery['candidateReport'];
type Result = Report['results']['edges'][number]['node'];

/** The report on a candidate, always fetched anew: nothing of it is kept. */
export function CandidateReportRoute() {
  const { id = '' } = useParams();
  const { data, error, refetch, fetchMore } = useCandidateReportQuery({ variables: { id }, fetchPolicy: 'no-cache' });
  // The address names one of all results, and all are drawn as cards to choose from.
  const list = useWholeList(data?.candidateReport.results, (after) =>
    fetchMore({
      variables: { after },
      updateQuery: ({ candidateReport: shown }, { fetchMoreResult: { candidateReport: more } }) => ({
        candidateReport: { ...shown, results: joinedPages(shown.results, more.results, after) },
      }),
    }),
  );
  const failure = error ?? list.error;
  const retry = () => (error ? void unlessRefused(refetch()) : list.ask());
  if (!data || data.candidateReport.results.pageInfo.hasNextPage)
    return <PageLoading error={failure} onRetry={retry} />;
  return <Content report={data.candidateReport} onChanged={() => void unlessRefused(refetch())} />;
}

function Content({ report, onChanged }: { report: Report; onChanged: () => void }) {
  const { t } = useTranslation('candidate-report');
  const [search] = useSearchParams();
  const { candidate } = report;
  const results = report.results.edges.map(({ node }) => node);
  const wanted = search.get('assessment');
  const selected = results.find(({ assessmentId }) => assessmentId === wanted) ?? results[0];
  return (
    <Page title={t('title', { name: candidate.name })}>
      <Breadcrumb
        crumbs={[{ label: t('candidates'), to: paths.candidates() }, { label: <UserText>{candidate.name}</UserText> }]}
      />
      <Header report={report} />
      {selected ? (
        <>
          <ResultCards
            results={results}
            selectedId={selected.attemptId}
            linkTo={({ assessmentId }) => paths.candidateReport(candidate.id, assessmentId)}
          />
          <ChosenResult key={selected.attemptId} result={selected} candidate={candidate} onChanged={onChanged} />
        </>
      ) : (
        <EmptyState title={t('none')}>{t('noneText')}</EmptyState>
      )}
    </Page>
  );
}

function Header({ report: { candidate, completedAssessments } }: { report: Report }) {
  const { t } = useTranslation('candidate-report');
  const format = useFormat();
  const icon = { size: 14, strokeWidth: 1.75, 'aria-hidden': true } as const;
  const count = { count: completedAssessments, formatted: format.number(completedAssessments) };
  return (
    <PageHeader
      lead={<Avatar name={candidate.name} size={56} />}
      title={<UserText>{candidate.name}</UserText>}
      facts={
        <>
          <Fact icon={<Mail {...icon} />}>
            <LtrText>{candidate.email}</LtrText>
          </Fact>
          <Fact icon={<Phone {...icon} />}>
            <PhoneNumber phone={candidate.phone} />
          </Fact>
          <Fact>{completedAssessments > 0 ? t('completed', count) : t('none')}</Fact>
        </>
      }
      actions={
        <>
          <ReportMenu candidateId={candidate.id} />
          <ButtonLink
            icon={<Database size={16} strokeWidth={1.75} aria-hidden />}
            to={paths.candidateData(candidate.id)}
          >
            {t('storedData')}
          </ButtonLink>
        </>
      }
    />
  );
}

interface ChosenProps {
  result: Result;
  candidate: Report['candidate'];
  onChanged: () => void;
}

function ChosenResult({ result, candidate, onChanged }: ChosenProps) {
  const { role } = useViewer();
  const [doomed, setDoomed] = useState<DoomedResult[]>([]);
  const [targets, setTargets] = useState<FeedbackTarget[]>([]);
  const { assessmentId, assessmentTitle } = result;
  const target = { assessmentId, candidateId: candidate.id, candidateName: candidate.name };
  return (
    <div className={styles.columns}>
      <div className={styles.main}>
        <ReportResult result={result} />
        <ReportQuestions assessmentId={assessmentId} candidateId={candidate.id} />
      </div>
      <aside className={styles.side}>
        <SkillBars profile={result.skillProfile} firstName={candidate.firstName} />
        <div>
          <AdminFeedback
            result={result}
            resultPath={paths.resultDetails(assessmentId, candidate.id)}
            onFeedback={() => setTargets([target])}
            onDelete={role === 'Hr' ? undefined : () => setDoomed([{ ...target, assessmentTitle }])}
          />
        </div>
      </aside>
      <DeleteResultsDialog results={doomed} onDeleted={onChanged} onClose={() => setDoomed([])} />
      <FeedbackDrawer targets={targets} onSent={onChanged} onClose={() => setTargets([])} />
    </div>
  );
}
