import { skipToken } from '@apollo/client/react';
import { useSearchParams } from 'react-router-dom';
import { QuestionPreview, SkillFilter } from '../../../../features/questions';
import {
  addTest,
  isChosen,
  MAX_TESTS,
  readTestSearch,
  removeTest,
  TestLibrary,
  TestPreviewDrawer,
  TestToolbar,
  ToggleButton,
  testList,
  withoutFilters,
} from '../../../../features/test-library';
import type { TestCard_TestFragment } from '../../../../features/test-library/test-card-generated';
import { useTestLibraryQuery } from '../../../../features/test-library/test-library-generated';
import { useTestPreviewQuery } from './test-preview-generated';
import { PAGE_SIZE } from '../../../../hooks/use-keyset-page';
import { useListAddress } from '../../../../hooks/use-list-address';
import { useNextPage } from '../../../../hooks/use-next-page';
import { joinedPages } from '../../../../lib/graphql/joined-pages';
import { PoolsPart } from './pools-part';
import type { Wizard } from './use-wizard';

interface ChosenProps {
  chosen: readonly TestCard_TestFragment[];
  onChange: (chosen: readonly TestCard_TestFragment[]) => void;
}

interface Props extends ChosenProps {
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
        besides={<PoolsPart pools={pools} />}
      />
      <Preview id={search.get('test')} chosen={chosen} onChange={onChange} onClose={() => preview(null)} />
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
    refetch: () => void query.refetch(),
    next,
  };
}

function Preview({ id, chosen, onChange, onClose }: ChosenProps & { id: string | null; onClose: () => void }) {
  const query = useTestPreviewQuery(id === null ? skipToken : { variables: { id } });
  const test = id === null ? undefined : query.data?.test;
  const known = test ? isChosen(chosen, test.id) : false;
  return (
    <TestPreviewDrawer
      open={id !== null}
      test={test}
      questions={(test?.questions ?? []).map((question, index) => ({
        id: question.id,
        node: <QuestionPreview question={question} number={index + 1} withKey />,
      }))}
      error={query.error}
      onRetry={() => void query.refetch()}
      actions={
        test && (
          <ToggleButton
            title={test.title}
            isChosen={known}
            isFull={chosen.length >= MAX_TESTS}
            onToggle={() => onChange(known ? removeTest(chosen, test.id) : addTest(chosen, test))}
          />
        )
      }
      onClose={onClose}
    />
  );
}
