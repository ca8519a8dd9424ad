import 'graphiql/style.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { startI18n } from '../lib/i18n/start-i18n';
import { signRuntimeStyles } from '../lib/nonce';
import '../theme/later.css';
import './graphiql.css';
import { Playground } from './playground';

async function start(root: HTMLElement): Promise<void> {
  signRuntimeStyles();
  await startI18n(['common', 'errors', 'session', 'playground']);
  // Code reads left to right, and GraphiQL knows no other direction; only the header follows the language.
  document.documentElement.dir = 'ltr';
  createRoot(root).render(
    <StrictMode>
      <Playground />
    </StrictMode>,
  );
}

const root = document.getElementById('root');
if (root) void start(root);
