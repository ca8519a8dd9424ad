import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams, useSearchParams } from 'react-router-dom';
import { MOST_COMPARED } from '../../../components/table/bulk-limits';
import { EmptyState } from '../../../components/feedback/empty-state';
import { LoadFailed } from '../../../components/feedback/load-failed';
import { SkeletonRows } from '../../../components/feedback/skeleton';
import { Page } from '../../../components/page/page';
import { ComparisonTable, HiddenNote, ResultPicker } from '../../../features/results';
import {
  useComparableCandidatesQuery,
  useCompareResultsPageQuery,
  type ComparableCandidatesQuery,
  type CompareResultsPageQuery,
} from './compare-results.route-generated';
import { joinedPages } from '../../../lib/graphql/joined-pages';
import { paths } from '../../paths';
import { unlessRefused } from '../../../lib/graphql/refusal';
import { AssessmentHome } from './assessment-home/assessment-home';
import { AssessmentLoading } from './assessment-home/assessment-loading';
import { useWholeList } from './use-whole-list';
import styles from './assessment-analytics.module.css';

/** Up to six candidates of an assessment side by side; who they are stands in the address. */
export function CompareResultsRoute(): ReactNode {
  const { id = '' } = useParams();
  const query = useComparableCandidatesQuery({ variables: { assessmentId: id }, fetchPolicy: 'cache-and-network' });
  const rest = useWholeList(query.data?.assessment.comparableResults, (after) =>
    query.fetchMore({
      variables: { after },
      updateQuery: ({ assessment: shown }, { fetchMoreResult: { assessment: next } }) => ({
        assessment: { ...next, comparableResults: joinedPages(shown.comparableResults, next.comparableResults, after) },
      }),
    }),
  );
  if (rest.error !== null) return <AssessmentLoading id={id} tab="compare" error={rest.error} onRetry={rest.ask} />;
  if (query.data) return <Content data={query.data} onHidingChanged={() => void unlessRefused(query.refetch())} />;
  return <AssessmentLoading id={id} tab="compare" error={query.error} onRetry={query.refetch} />;
}

interface ContentProps {
  data: ComparableCandidatesQuery;
  onHidingChanged: () => void;
}

function Content({ data: { assessment }, onHidingChanged }: ContentProps) {
  const { t } = useTranslation('compare');
  const [search, setSearch] = useSearchParams();
  const ids = [...new Set((search.get('candidates') ?? '').split(',').filter(Boolean))].slice(0, MOST_COMPARED);
  const choose = (chosen: string[]) =>
    setSearch(chosen.length > 0 ? { candidates: chosen.join(',') } : {}, { replace: true });
  return (
    <Page title={`${t('title')}: ${assessment.title}`}>
      <AssessmentHome assessment={assessment} tab="compare" />
      <HiddenNote
        assessmentId={assessment.id}
        hiding={assessment.reportHiding}
        optionsTo={paths.reportOptions(assessment.id)}
        onChanged={onHidingChanged}
      />
      <div className={styles.page}>
        <ResultPicker
          results={assessment.comparableResults.edges.map(({ node }) => node)}
          most={MOST_COMPARED}
          value={ids}
          onChange={choose}
        />
        {ids.length === 0 ? (
          <EmptyState title={t('empty.title')}>{t('empty.text')}</EmptyState>
        ) : (
          <Compared
            key={String(assessment.reportHiding.revealedUntil)}
            assessmentId={assessment.id}
            candidateIds={ids}
          />
        )}
      </div>
    </Page>
  );
}

interface Shown {
  comparison: CompareResultsPageQuery['assessment']['comparison'];
  /** Whose its columns are; another choice may have been made since. */
  candidateIds: readonly string[];
}

function Compared({ assessmentId, candidateIds }: { assessmentId: string; candidateIds: string[] }) {
  const { data, error, refetch } = useCompareResultsPageQuery({
    variables: { assessmentId, candidateIds },
    fetchPolicy: 'no-cache',
  });
  const [shown, show] = useState<Shown | null>(null);
  const comparison = data?.assessment.comparison;
  if (comparison && comparison !== shown?.comparison) show({ comparison, candidateIds });
  if (error && !data) return <LoadFailed error={error} onRetry={refetch} />;
  if (!shown) return <SkeletonRows rows={10} />;
  return (
    <ComparisonTable
      comparison={shown.comparison}
      linkTo={(place) => paths.resultDetails(assessmentId, shown.candidateIds[place] ?? '')}
    />
  );
}
