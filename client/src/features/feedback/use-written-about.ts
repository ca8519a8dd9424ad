import { useApolloClient } from '@apollo/client/react';
import { useEffect, useState } from 'react';
import { eachTaken } from '../../lib/each-taken';
import { FeedbackOfDocument, type FeedbackOfQuery, type FeedbackOfQueryVariables } from './feedback-generated';

/** On how many of these results there is feedback already; none until that is known. */
export function useWrittenAbout(results: readonly FeedbackOfQueryVariables[]): number {
  const client = useApolloClient();
  const [count, setCount] = useState(0);
  useEffect(() => {
    let isLeft = false;
    const ask = async ({
      assessmentId,
      candidateId,
    }: FeedbackOfQueryVariables): Promise<{ data?: FeedbackOfQuery }> => {
      if (isLeft) return {};
      const variables = { assessmentId, candidateId };
      const { data } = await client.query({
        query: FeedbackOfDocument,
        variables,
        fetchPolicy: 'no-cache',
        errorPolicy: 'all',
      });
      return data ? { data } : {};
    };
    const look = async () => {
      const found = await eachTaken(results, ask);
      if (!isLeft) setCount(found.filter(({ data }) => data.assessment.result.feedback.text !== null).length);
    };
    void look();
    return () => void (isLeft = true);
  }, [client, results]);
  return count;
}
