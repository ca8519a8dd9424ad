import type { ApolloClient } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import type { ReactNode } from 'react';
import { PageLinkContext } from '../../components/page/page-link';
import { Toaster } from '../../components/toast/toaster';
import { ProofGate } from '../../features/session/proof/proof-gate';
import { SessionProvider } from '../../features/session/session-provider';
import { AppearanceProvider } from './appearance';
import { byRouter } from './by-router';

interface Props {
  client: ApolloClient;
  children: ReactNode;
}

export function Providers({ client, children }: Props) {
  return (
    <AppearanceProvider>
      <ApolloProvider client={client}>
        <SessionProvider>
          <PageLinkContext value={byRouter}>{children}</PageLinkContext>
          <ProofGate />
        </SessionProvider>
      </ApolloProvider>
      <Toaster />
    </AppearanceProvider>
  );
}
