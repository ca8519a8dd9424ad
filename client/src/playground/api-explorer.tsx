import { createGraphiQLFetcher } from '@graphiql/toolkit';
import { GraphiQL } from 'graphiql';
import { createClient } from 'graphql-ws';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useMode } from '../lib/appearance';
import { GRAPHQL_PATH, socketUrl } from '../lib/graphql/path';
import { exampleTabs } from './examples';

/** GraphiQL on this product's API. Drawn anew when the session changes, so that its socket is opened with the new cookie. */
export function ApiExplorer({ isSignedIn }: { isSignedIn: boolean }) {
  const { t } = useTranslation('playground');
  const fetcher = useFetcher();
  const mode = useMode();
  const [tabs] = useState(() => exampleTabs(t));
  return (
    <GraphiQL
      fetcher={fetcher}
      // The server describes its schema to signed-in users only; null stops GraphiQL from asking.
      {...(isSignedIn ? {} : { schema: null })}
      forcedTheme={mode}
      defaultTabs={tabs}
      defaultEditorToolsVisibility="variables"
      showPersistHeadersSettings={false}
    >
      <GraphiQL.Logo>{null}</GraphiQL.Logo>
    </GraphiQL>
  );
}

function useFetcher() {
  const [socket] = useState(() => createClient({ url: socketUrl(), lazy: true }));
  const [fetcher] = useState(() =>
    createGraphiQLFetcher({ url: GRAPHQL_PATH, wsClient: socket, headers: { 'apollo-require-preflight': '1' } }),
  );
  useEffect(() => () => void socket.dispose(), [socket]);
  return fetcher;
}
