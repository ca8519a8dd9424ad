import type { ApolloClient } from '@apollo/client';
import i18next from 'i18next';
import { toast } from '../../components/toast/toasts';
import { ViewerDocument } from '../../features/session/session-generated';
import { askForProof } from '../../features/session/proof/proof-requests';
import { readFieldMessage, ruleMessage } from '../../lib/forms/field-message';
import { createGraphqlClient } from '../../lib/graphql/client';
import type { Failure } from '../../lib/graphql/errors';
import { failureText } from '../../lib/graphql/failure-text';

/** The API client of the staff side: a session that ended leads to sign-in, a refused change to a toast. */
export function createStaffClient(): ApolloClient {
  const client = createGraphqlClient({
    onSignedOut: () => endSession(client),
    onFactorRequired: () => demandFactor(client),
    onProofRequired: askForProof,
    onRefused: (failure) => toast.error(refusalText(failure), failure.requestId),
  });
  return client;
}

/** Of a field that no form marks, what is wrong with it. */
function refusalText(failure: Failure): string {
  const [field] = failure.fields;
  return field ? readFieldMessage(i18next.t, ruleMessage(field.rule, field.params)) : failureText(i18next.t, failure);
}

/** The guards see it, and put the page on which one is added in the place of every other. */
function demandFactor(client: ApolloClient): void {
  client.cache.updateQuery(
    { query: ViewerDocument },
    (data) => data?.viewer && { viewer: { ...data.viewer, mustAddFactor: true } },
  );
}

/** The guards see that nobody is signed in any more and lead to sign-in, with the way back. */
function endSession(client: ApolloClient): void {
  const wasSignedIn = client.readQuery({ query: ViewerDocument })?.viewer;
  if (wasSignedIn) toast.info(i18next.t('errors:UNAUTHENTICATED'));
  client.writeQuery({ query: ViewerDocument, data: { viewer: null } });
}
