import type { i18n } from 'i18next';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { languageOf } from '../lib/i18n/language';
import { startI18n } from '../lib/i18n/start-i18n';
import '../theme/later.css';
import './exam.css';
import { recallBrand } from './brand-memory';
import { openExamUrl } from './open-exam-url';
import { ExamPage } from './exam-page';
import { isPreview } from './page-language';
import { isServerThere } from './server-there';

const PAUSE_MS = 2_000;
const NAMESPACES = ['exam', 'proctoring', 'answering', 'common'];

recallBrand();
// First of all: from here on no address, history entry or screenshot shows the token.
const opening = openExamUrl(window.location.pathname);

async function start(root: HTMLElement): Promise<void> {
  const [opened, words] = await Promise.all([opening, startI18n(NAMESPACES, !isPreview())]);
  await untilWordsAreThere(words);
  createRoot(root).render(
    <StrictMode>
      <ExamPage opened={opened} />
    </StrictMode>,
  );
}

/** The words come by a request of their own. Should the line break just then, the page begins anew once it is back. */
async function untilWordsAreThere(words: i18n): Promise<void> {
  while (!NAMESPACES.every((name) => words.hasResourceBundle(languageOf(words), name))) {
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
    if (await isServerThere()) window.location.reload();
  }
}

const root = document.getElementById('root');
if (root) void start(root);
