import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router-dom';
import { startI18n } from '../lib/i18n/start-i18n';
import { signRuntimeStyles } from '../lib/nonce';
import '../theme/index.css';
import { createStaffClient } from './providers/create-client';
import { Providers } from './providers/providers';
import { createRouter } from './router';

const firstWords = ['common', 'errors', 'shell', 'session'];

async function start(root: HTMLElement): Promise<void> {
  signRuntimeStyles();
  await startI18n(firstWords);
  createRoot(root).render(
    <StrictMode>
      <Providers client={createStaffClient()}>
        {/* As a transition the page would follow its address late, and the next press meet what was there before. */}
        <RouterProvider router={createRouter()} useTransitions={false} />
      </Providers>
    </StrictMode>,
  );
}

const root = document.getElementById('root');
if (root) void start(root);
