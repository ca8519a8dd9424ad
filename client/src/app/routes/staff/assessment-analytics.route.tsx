import { Button } from 'antd';
import { RotateCcw } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams, useSearchParams } from 'react-router-dom';
import { EmptyState } from '../../../components/feedback/empty-state';
import { InlineAlert } from '../../../components/feedback/inline-alert';
import { ButtonLink } from '../../../components/page/button-link';
import { MoreActions } from '../../../components/page/more-actions';
import { Page } from '../../../components/page/page';
import { Section } from '../../../components/page/section';
import {
  BandChart,
  Distractors,
  DistributionChart,
  FunnelChart,
  ItemTable,
  KeyFigures,
  languageIn,
  LanguageFilter,
} from '../../../features/analytics';
import { LanguageCheck } from '../../../features/language-check';
import { RemarkingDrawer } from '../../../features/results';
import type { ContentLanguage } from '../../../graphql/schema-generated';
import {
  useAssessmentAnalyticsPageQuery,
  type AssessmentAnalyticsPageQuery,
} from './assessment-analytics.route-generated';
import { paths } from '../../paths';
import { unlessRefused } from '../../../lib/graphql/refusal';
import { AssessmentHome } from './assessment-home/assessment-home';
import { AssessmentLoading } from './assessment-home/assessment-loading';
import styles from './assessment-analytics.module.css';

/** What the results of an assessment say about its candidates, and about its questions. */
export function AssessmentAnalyticsRoute(): ReactNode {
  const { id = '' } = useParams();
  const [search] = useSearchParams();
  const language = languageIn(search);
  const query = useAssessmentAnalyticsPageQuery({ variables: { id, language }, fetchPolicy: 'cache-and-network' });
  const data = query.data ?? query.previousData;
  if (data) return <Content data={data} language={language} refetch={() => void unlessRefused(query.refetch())} />;
  return <AssessmentLoading id={id} tab="analytics" error={query.error} onRetry={query.refetch} />;
}

interface ContentProps {
  data: AssessmentAnalyticsPageQuery;
  language: ContentLanguage | null;
  refetch: () => void;
}

function Content({ data: { assessment }, language, refetch }: ContentProps) {
  const { t } = useTranslation(['analytics', 'remarking']);
  const [search, setSearch] = useSearchParams();
  const remark = (isOpen: boolean) => setSearch(isOpen ? { remark: '1' } : {}, { replace: true });
  const onPlace = (questionId: string, isBack: boolean) =>
    setSearch({ [isBack ? 'countAgain' : 'setAside']: questionId }, { replace: true });
  const aside = asideIn(search);
  const [applied, setApplied] = useState(0);
  const { id, title } = assessment;
  const isEmpty = assessment.analytics.results === 0;
  const hasResults = !isEmpty || language !== null;
  const hasChoice = assessment.configuration.languages !== 'OWN' || language !== null;
  const restrict = (only: ContentLanguage | null) => setSearch(only ? { language: only } : {}, { replace: true });
  return (
    <Page title={`${t('title')}: ${title}`}>
      <AssessmentHome
        assessment={assessment}
        tab="analytics"
        actions={
          hasResults && (
            <MoreActions>
              <RemarkButton onRemark={() => remark(true)} />
            </MoreActions>
          )
        }
      />
      <RemarkingDrawer
        open={search.has('remark') || aside !== null}
        assessmentId={id}
        aside={aside}
        onApplied={() => {
          refetch();
          setApplied((count) => count + 1);
        }}
        onClose={() => remark(false)}
      />
      {hasResults && hasChoice && (
        <div className={styles.language}>
          <LanguageFilter value={language} onChange={restrict} />
          {language && (
            <p>{t(isEmpty ? `analytics:language.none.${language}` : `analytics:language.only.${language}`)}</p>
          )}
        </div>
      )}
      {!isEmpty && <Figures key={applied} assessment={assessment} analytics={assessment.analytics} onPlace={onPlace} />}
      {!hasResults && (
        <EmptyState
          title={t('empty.title')}
          action={
            assessment.funnel.completed > 0 ? (
              <ButtonLink to={paths.marking(id)}>{t('empty.mark')}</ButtonLink>
            ) : (
              <ButtonLink to={paths.inviteCandidates(id)}>{t('empty.action')}</ButtonLink>
            )
          }
        >
          {t('empty.text')}
        </EmptyState>
      )}
    </Page>
  );
}

/** A question that is about to be set aside, or to count again. */
function asideIn(search: URLSearchParams) {
  const questionId = search.get('setAside') ?? search.get('countAgain');
  return questionId === null ? null : { questionId, isBack: search.has('countAgain') };
}

function RemarkButton({ onRemark }: { onRemark: () => void }) {
  const { t } = useTranslation('remarking');
  return (
    <Button icon={<RotateCcw size={16} strokeWidth={1.75} aria-hidden />} onClick={onRemark}>
      {t('open')}
    </Button>
  );
}

interface FiguresProps {
  assessment: AssessmentAnalyticsPageQuery['assessment'];
  analytics: AssessmentAnalyticsPageQuery['assessment']['analytics'];
  onPlace: (questionId: string, isBack: boolean) => void;
}

function Figures({ assessment, analytics, onPlace }: FiguresProps) {
  const { t } = useTranslation('analytics');
  const { results, isSmallSample, questions, averagePercentage } = analytics;
  const hasChoices = questions.some(({ choices }) => choices.length > 0);
  return (
    <div className={styles.page}>
      {isSmallSample && <InlineAlert tone="warning">{t('smallSample', { count: results })}</InlineAlert>}
      <KeyFigures analytics={analytics} />
      <div className={styles.charts}>
        <div className={styles.wide}>
          <DistributionChart bins={analytics.distribution} meanPercentage={averagePercentage} />
        </div>
        <BandChart bands={analytics.bands} results={results} />
        <FunnelChart funnel={assessment.funnel} results={results} />
      </div>
      <Section title={t('items.title')} note={t('items.note.table')}>
        <ItemTable questions={questions} />
      </Section>
      <LanguageCheck
        assessmentId={assessment.id}
        linkToQuestion={(id) => `${paths.questions()}?translate=${id}`}
        onPlace={onPlace}
      />
      {hasChoices && (
        <Section title={t('distractors.title')} note={t('distractors.text')}>
          <Distractors questions={questions} />
        </Section>
      )}
    </div>
  );
}
