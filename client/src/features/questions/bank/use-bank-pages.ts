import { useBankQuestionsQuery, type QuestionFilter } from '../../../graphql/generated';
import { PAGE_SIZE } from '../../../hooks/use-keyset-page';

/** The bank as one list that grows by a page at a time. */
export function useBankPages(filter: QuestionFilter, skip: boolean) {
  const query = useBankQuestionsQuery({
    variables: { first: PAGE_SIZE, filter, sort: 'UPDATED_AT', direction: 'DESC' },
    fetchPolicy: 'cache-and-network',
    skip,
  });
  const list = (query.data ?? query.previousData)?.questions;
  const { hasNextPage, endCursor } = list?.pageInfo ?? { hasNextPage: false, endCursor: null };
  const more = () =>
    void query.fetchMore({
      variables: { after: endCursor },
      updateQuery: (shown, { fetchMoreResult: { questions } }) => ({
        questions: { ...questions, edges: [...shown.questions.edges, ...questions.edges] },
      }),
    });
  return {
    rows: list?.edges.map(({ node }) => node),
    totalCount: list?.totalCount,
    error: query.error,
    refetch: () => void query.refetch(),
    more: hasNextPage ? more : undefined,
  };
}
