import { ApolloClient, ApolloLink } from '@apollo/client';
import { ErrorLink } from '@apollo/client/link/error';
import { GraphQLWsLink } from '@apollo/client/link/subscriptions';
import UploadHttpLink from 'apollo-upload-client/UploadHttpLink.mjs';
import { OperationTypeNode } from 'graphql';
import { createClient } from 'graphql-ws';
import { createCache } from './cache';
import { failureOf, type Failure } from './errors';
import { notedFetch } from './last-answer';
import { GRAPHQL_PATH, socketUrl } from './path';
import { liveConnectionEvents } from './live-connection';
import { PROOF_REQUIRED, proofLink } from './proof-link';

/** The close code with which the server ends a socket whose session is over (graphql-ws: Unauthorized). */
const SESSION_ENDED = 4401;

export interface Handlers {
  /** The session is over or was never there. */
  onSignedOut: () => void;
  /** The time to add a second factor ran out while the session was open: until there is one nothing else opens. */
  onFactorRequired: () => void;
  /** A change that was refused and that no form shows beside its fields. */
  onRefused: (failure: Failure) => void;
  /** Asks the person to show again that it is them; whether they did. */
  onProofRequired: () => Promise<boolean>;
}

declare module '@apollo/client' {
  interface DefaultContext {
    /** The caller shows the failure itself; no toast. */
    quiet?: boolean;
    /** No form stands behind it: what is wrong with a field is told as well. */
    tellsFields?: boolean;
  }
}

let subscriptions = 0;

/** One socket for every subscription, opened when the first begins and kept trying while any is wanted. */
const createSocket = ({ onSignedOut }: Handlers) =>
  createClient({
    url: socketUrl(),
    lazy: true,
    keepAlive: 15_000,
    // Counted, and so the same on most consoles: what many hear at once is made once for all of them.
    generateID: () => String((subscriptions += 1)),
    retryAttempts: Number.POSITIVE_INFINITY,
    shouldRetry: () => true,
    on: {
      ...liveConnectionEvents,
      closed: (event) => {
        liveConnectionEvents.closed();
        // The session was ended elsewhere: the server says so at once, before any request would.
        if (event instanceof CloseEvent && event.code === SESSION_ENDED) onSignedOut();
      },
    },
  });

const errorLink = ({ onSignedOut, onFactorRequired, onRefused }: Handlers) =>
  new ErrorLink(({ error, operation }) => {
    const failure = failureOf(error);
    if (failure.code === 'UNAUTHENTICATED') {
      onSignedOut();
      return;
    }
    if (failure.code === 'FACTOR_REQUIRED') {
      onFactorRequired();
      return;
    }
    // Whoever turned away from the proof knows it.
    if (failure.code === PROOF_REQUIRED) return;
    if (operation.operationType !== OperationTypeNode.MUTATION) return;
    const { quiet, tellsFields } = operation.getContext();
    if (!quiet && (tellsFields || failure.fields.length === 0)) onRefused(failure);
  });

const transport = (handlers: Handlers) =>
  ApolloLink.split(
    ({ operationType }) => operationType === OperationTypeNode.SUBSCRIPTION,
    new GraphQLWsLink(createSocket(handlers)),
    new UploadHttpLink({
      uri: GRAPHQL_PATH,
      headers: { 'apollo-require-preflight': '1' },
      credentials: 'same-origin',
      fetch: notedFetch,
    }),
  );

export function createGraphqlClient(handlers: Handlers): ApolloClient {
  return new ApolloClient({
    link: ApolloLink.from([errorLink(handlers), proofLink(handlers.onProofRequired), transport(handlers)]),
    cache: createCache(),
  });
}
