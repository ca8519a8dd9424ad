import { useCallback } from 'react';
import { useColleaguesLazyQuery } from './deciding-generated';
import { pagesOf } from '../../lib/graphql/joined-pages';
import type { Colleague } from './mentioned-in';

/** Finds who can see an assessment, by words of the name. */
export function useColleagueSearch(assessmentId: string): (search: string) => Promise<Colleague[]> {
  const [ask] = useColleaguesLazyQuery({ fetchPolicy: 'network-only' });
  return useCallback(
    async (search) => {
      const { edges } = await pagesOf(async (after) => {
        const { data } = await ask({ variables: { assessmentId, search, after } });
        if (!data) throw new Error('Nobody was found and nothing was said.');
        return data.assessment.colleagues;
      });
      return edges.map(({ node }) => node);
    },
    [ask, assessmentId],
  );
}
