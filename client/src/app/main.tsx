import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { startI18n } from '../lib/i18n/start-i18n';
import { signRuntimeStyles } from '../lib/nonce';
import '../theme/index.css';
import { Pages } from './pages';
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
        <Pages router={createRouter()} />
      </Providers>
    </StrictMode>,
  );
}

const root = document.getElementById('root');
if (root) void start(root);
