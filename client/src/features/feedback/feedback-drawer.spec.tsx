import { ApolloClient, ApolloLink } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { MockedProvider } from '@apollo/client/testing/react';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { of } from 'rxjs';
import type { FeedbackDelivery } from '../../graphql/schema-generated';
import { Toaster } from '../../components/toast/toaster';
import { toast } from '../../components/toast/toasts';
import { createCache } from '../../lib/graphql/cache';
import { speak } from '../../lib/testing/translations';
import { FeedbackDrawer } from './feedback-drawer';
import {
  FeedbackOfDocument,
  GiveFeedbackDocument,
  type FeedbackOfQueryVariables,
  type GiveFeedbackMutationVariables,
} from './feedback-generated';

const words = 'Clear and short.';

function open(delivery: FeedbackDelivery, isShared = true) {
  const ids = { assessmentId: 'a1', candidateId: 'c1' };
  const feedback = (text: string | null) => ({
    __typename: 'ResultFeedback' as const,
    attemptId: 't1',
    text,
    byName: null,
    at: null,
    isShared,
    delivery,
  });
  const result = { __typename: 'Result' as const, id: 't1', feedback: feedback(null) };
  const asked = { assessment: { __typename: 'Assessment' as const, id: 'a1', result } };
  const given = { giveFeedback: { __typename: 'GiveFeedbackPayload' as const, feedback: feedback(words) } };
  const input = { ...ids, text: words, shareWithCandidate: isShared };
  const mocks = [
    { request: { query: FeedbackOfDocument, variables: ids }, result: { data: asked } },
    { request: { query: GiveFeedbackDocument, variables: { input } }, result: { data: given } },
  ];
  render(
    <MockedProvider mocks={mocks}>
      <>
        <FeedbackDrawer
          targets={[{ ...ids, candidateName: 'Sara Khoury' }]}
          onSent={() => undefined}
          onClose={() => undefined}
        />
        <Toaster />
      </>
    </MockedProvider>,
  );
  return userEvent.setup();
}

describe('feedback on a result', () => {
  beforeEach(async () => {
    sessionStorage.clear();
    toast.clear();
    await speak('en');
  });
  afterEach(cleanup);

  it('is saved, not sent, where the assessment shares none with its candidates', async () => {
    const user = open('NONE');
    await user.type(await screen.findByLabelText('Overall feedback'), words);
    await user.click(screen.getByRole('button', { name: 'Save feedback' }));
    expect(await screen.findByText('Feedback saved')).toBeInTheDocument();
    expect(screen.queryByText('Feedback sent')).not.toBeInTheDocument();
  });

  it('is sent where candidates get it', async () => {
    const user = open('MAILED');
    await user.type(await screen.findByLabelText('Overall feedback'), words);
    await user.click(screen.getByRole('button', { name: 'Send feedback' }));
    expect(await screen.findByText('Feedback sent')).toBeInTheDocument();
  });

  it('is saved where a person keeps this one back', async () => {
    const user = open('SHOWN', false);
    await user.type(await screen.findByLabelText('Overall feedback'), words);
    await user.click(screen.getByRole('checkbox'));
    await user.click(screen.getByRole('button', { name: 'Save feedback' }));
    expect(await screen.findByText('Feedback saved')).toBeInTheDocument();
  });
});

describe('feedback on several results', () => {
  const several = ['c1', 'c2', 'c3'].map((candidateId) => ({
    assessmentId: 'a1',
    candidateId,
    candidateName: `Sara ${candidateId}`,
  }));
  /** Of the first two there is something already, and of the last nothing is there any more. */
  const standing = ({ candidateId }: FeedbackOfQueryVariables) => {
    if (candidateId === 'c3') return { data: null, errors: [{ message: 'Gone' }] };
    const shared = { isShared: true, delivery: 'SHOWN', byName: null, at: null };
    const feedback = { __typename: 'ResultFeedback', attemptId: candidateId, text: words, ...shared };
    const result = { __typename: 'Result', id: candidateId, feedback };
    return { data: { assessment: { __typename: 'Assessment', id: 'a1', result } } };
  };

  beforeEach(async () => {
    sessionStorage.clear();
    toast.clear();
    await speak('en');
  });

  it('says how many have some already, which is replaced', async () => {
    const link = new ApolloLink(({ variables }) => of(standing(variables as FeedbackOfQueryVariables)));
    render(
      <ApolloProvider client={new ApolloClient({ cache: createCache(), link })}>
        <FeedbackDrawer targets={several} onSent={() => undefined} onClose={() => undefined} />
      </ApolloProvider>,
    );
    expect(await screen.findByText(/^2 of these results already have feedback\./)).toBeVisible();
  });

  it('reaches the others when one is refused, counts those, and keeps the words', async () => {
    const given = jest.fn();
    const onSent = jest.fn();
    const link = new ApolloLink(({ operationName, variables }) => {
      if (operationName === 'FeedbackOf') return of(standing(variables as FeedbackOfQueryVariables));
      const { candidateId } = (variables as GiveFeedbackMutationVariables).input;
      if (candidateId === 'c1') return of({ data: null, errors: [{ message: 'Gone' }] });
      given(candidateId);
      const feedback = { __typename: 'ResultFeedback', attemptId: candidateId, text: words, byName: null, at: null };
      return of({ data: { giveFeedback: { feedback: { ...feedback, isShared: true, delivery: 'SHOWN' } } } });
    });
    render(
      <ApolloProvider client={new ApolloClient({ cache: createCache(), link })}>
        <FeedbackDrawer targets={several} onSent={onSent} onClose={() => undefined} />
        <Toaster />
      </ApolloProvider>,
    );
    const user = userEvent.setup();
    await user.type(await screen.findByLabelText('Overall feedback'), words);
    await user.click(screen.getByRole('button', { name: 'Save feedback' }));
    expect(await screen.findByText('Feedback on 2 results sent')).toBeInTheDocument();
    expect(screen.getByText('No feedback saved for \u2068Sara c1\u2069.')).toBeInTheDocument();
    expect(given.mock.calls).toEqual([['c2'], ['c3']]);
    expect(onSent).not.toHaveBeenCalled();
    expect(screen.getByLabelText('Overall feedback')).toHaveValue(words);
  });
});
