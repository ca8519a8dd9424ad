import { createRoot, type Root } from 'react-dom/client';
import { isSomebodyThere } from '../../features/session/sign-in/sign-in-requests';
import { startI18n } from '../../lib/i18n/start-i18n';
import '../../theme/later.css';
import { firstWords } from '../first-words';
import { safeReturnPath } from '../paths';
import { ConsoleAhead } from '../console-ahead';
import { SignInPage } from './sign-in-page';

async function start(root: Root): Promise<void> {
  const search = new URLSearchParams(window.location.search);
  const ahead = new ConsoleAhead(root, safeReturnPath(search.get('next')));
  const [isThere] = await Promise.all([isSomebodyThere(), startI18n(firstWords)]);
  if (isThere) await ahead.enter();
  else root.render(<SignInPage search={search} door={ahead} />);
}

const element = document.getElementById('root');
if (element) void start(createRoot(element));
