import { StrictMode } from 'react';
import type { Root } from 'react-dom/client';
import { ViewerDocument } from '../features/session/session-generated';
import { signRuntimeStyles } from '../lib/nonce';
import { Pages } from './pages';
import { createStaffClient } from './providers/create-client';
import { Providers } from './providers/providers';
import { createRouter } from './router';

/** Draws the console over whatever the page showed before, once it is known who is there and the screen has come. */
export async function startConsole(root: Root): Promise<void> {
  signRuntimeStyles();
  const client = createStaffClient();
  const router = createRouter();
  const viewer = client.query({ query: ViewerDocument });
  // Whatever fails here is asked again by the console, which says so.
  await Promise.allSettled([viewer, untilInitialized(router)]);
  root.render(
    <StrictMode>
      <Providers client={client}>
        <Pages router={router} />
      </Providers>
    </StrictMode>,
  );
}

function untilInitialized(router: ReturnType<typeof createRouter>): Promise<void> {
  if (router.state.initialized) return Promise.resolve();
  return new Promise((resolve) => {
    const leave = router.subscribe(({ initialized }) => {
      if (!initialized) return;
      leave();
      resolve();
    });
  });
}
