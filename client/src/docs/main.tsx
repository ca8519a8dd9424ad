import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { languageOf } from '../lib/i18n/language';
import { startI18n } from '../lib/i18n/start-i18n';
import { signRuntimeStyles } from '../lib/nonce';
import '../theme/later.css';
import { Docs } from './docs';
import { loadGuides } from './guides/guides';

async function start(root: HTMLElement): Promise<void> {
  signRuntimeStyles();
  // Whoever changes the language loads the page anew.
  const guides = await loadGuides(languageOf(await startI18n(['common', 'docs', 'errors'])));
  createRoot(root).render(
    <StrictMode>
      <Docs guides={guides} />
    </StrictMode>,
  );
}

const root = document.getElementById('root');
if (root) void start(root);
