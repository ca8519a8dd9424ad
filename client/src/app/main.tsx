import { createRoot } from 'react-dom/client';
import { startI18n } from '../lib/i18n/start-i18n';
import '../theme/later.css';
import { firstWords } from './first-words';
import { startConsole } from './start-console';

async function start(root: HTMLElement): Promise<void> {
  await startI18n(firstWords);
  await startConsole(createRoot(root));
}

const root = document.getElementById('root');
if (root) void start(root);
