import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { startI18n } from '../lib/i18n/start-i18n';
import { signRuntimeStyles } from '../lib/nonce';
import '../theme/index.css';
import { Docs } from './docs';

async function start(root: HTMLElement): Promise<void> {
  signRuntimeStyles();
  await startI18n(['common', 'docs', 'errors']);
  createRoot(root).render(
    <StrictMode>
      <Docs />
    </StrictMode>,
  );
}

const root = document.getElementById('root');
if (root) void start(root);
