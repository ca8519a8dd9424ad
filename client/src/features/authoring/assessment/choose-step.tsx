import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { PoolsSection } from '../../assessments';
import { SkillFilter } from '../../questions';
import {
  addTest,
  isChosen,
  MAX_TESTS,
  readTestSearch,
  removeTest,
  TestLibrary,
  TestToolbar,
  ToggleButton,
  testList,
  withoutFilters,
} from '../../test-library';
import type { TestCard_TestFragment } from '../../test-library/test-card-generated';
import { useTestLibraryQuery } from '../../test-library/test-library-generated';
import { useSkillsQuery } from '../../questions/question-changes-generated';
import { TestPreview } from '../shared/test-preview';
import { PAGE_SIZE } from '../../../hooks/use-keyset-page';
import { useListAddress } from '../../../hooks/use-list-address';
import { useNextPage } from '../../../hooks/use-next-page';
import { joinedPages } from '../../../lib/graphql/joined-pages';
import { unlessRefused } from '../../../lib/graphql/refusal';
import type { Wizard } from './use-wizard';

interface Props {
  chosen: readonly TestCard_TestFragment[];
  onChange: (chosen: readonly TestCard_TestFragment[]) => void;
  pools: Wizard['pools'];
}

/** Ready tests, and what is drawn from the bank besides. */
export function ChooseStep({ chosen, onChange, pools }: Props) {
  const [search, setSearch] = useSearchParams();
  const { filter, isFiltered } = readTestSearch(search);
  const [{ skill }, ask] = useListAddress(testList);
  const { tests, error, refetch, next } = useLibrary(filter);
  const preview = (id: string | null) =>
    setSearch((kept) => {
      const next = new URLSearchParams(kept);
      if (id === null) next.delete('test');
      else next.set('test', id);
      return next;
    });
  return (
    <>
      <TestLibrary
        toolbar={
          <TestToolbar
            isChoosing
            skillFilter={<SkillFilter value={skill} onChange={(next) => ask({ skill: next })} />}
          />
        }
        tests={tests}
        error={error}
        onRetry={refetch}
        onClearFilters={isFiltered ? () => setSearch(withoutFilters, { replace: true }) : undefined}
        next={next}
        chosen={chosen}
        onChange={onChange}
        onPreview={preview}
        besides={<Pools pools={pools} />}
      />
      <TestPreview
        id={search.get('test')}
        actionsOf={(test) => (
          <ToggleButton
            title={test.title}
            isChosen={isChosen(chosen, test.id)}
            isFull={chosen.length >= MAX_TESTS}
            onToggle={() => onChange(isChosen(chosen, test.id) ? removeTest(chosen, test.id) : addTest(chosen, test))}
          />
        )}
        onClose={() => preview(null)}
      />
    </>
  );
}

function useLibrary(filter: ReturnType<typeof readTestSearch>['filter']) {
  const query = useTestLibraryQuery({
    variables: { first: PAGE_SIZE, filter: { ...filter, status: 'ACTIVE' } },
    fetchPolicy: 'cache-and-network',
  });
  const list = (query.data ?? query.previousData)?.tests;
  const next = useNextPage(list, (after) =>
    query.fetchMore({
      variables: { after },
      updateQuery: (shown, { fetchMoreResult }) => ({ tests: joinedPages(shown.tests, fetchMoreResult.tests, after) }),
    }),
  );
  return {
    tests: list?.edges.map(({ node }) => node),
    error: query.error,
    refetch: () => void unlessRefused(query.refetch()),
    next,
  };
}

/** The draws of the assessment, with the skills that are in use to choose from. */
function Pools({ pools }: Pick<Props, 'pools'>) {
  const [typed, setTyped] = useState('');
  const { data, previousData } = useSkillsQuery({ variables: { search: typed.trim() || null } });
  const skills = (data ?? previousData)?.skills ?? [];
  return <PoolsSection pools={pools.pools} onChange={pools.change} skills={skills} onSkillSearch={setTyped} />;
}
