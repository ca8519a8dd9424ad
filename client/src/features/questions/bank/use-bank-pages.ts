import type { QuestionFilter } from '../../../graphql/schema-generated';
import { unlessRefused } from '../../../lib/graphql/refusal';
import { useBankQuestionsQuery } from './bank-generated';
import { PAGE_SIZE } from '../../../hooks/use-keyset-page';
import { useNextPage } from '../../../hooks/use-next-page';
import { joinedPages } from '../../../lib/graphql/joined-pages';

/** The bank as one list that grows by a page at a time. */
export function useBankPages(filter: QuestionFilter, skip: boolean) {
  const query = useBankQuestionsQuery({
    variables: { first: PAGE_SIZE, filter, sort: 'UPDATED_AT', direction: 'DESC' },
    fetchPolicy: 'cache-and-network',
    skip,
  });
  const list = (query.data ?? query.previousData)?.questions;
  const next = useNextPage(list, (after) =>
    query.fetchMore({
      variables: { after },
      updateQuery: (shown, { fetchMoreResult }) => ({
        questions: joinedPages(shown.questions, fetchMoreResult.questions, after),
      }),
    }),
  );
  return {
    rows: list?.edges.map(({ node }) => node),
    totalCount: list?.totalCount,
    error: query.error,
    refetch: () => void unlessRefused(query.refetch()),
    next,
  };
}
