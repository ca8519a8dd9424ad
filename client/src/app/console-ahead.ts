import type { Root } from 'react-dom/client';
import type { Door } from '../features/session/sign-in/sign-in-requests';
import { routePatterns } from './paths';

/** Pages that the server answers and the console does not draw. */
const OTHER_PAGES = /^\/(api|exam)(\/|$)/i;

const loadConsole = () => import('./start-console');

/** The console behind the page to sign in: fetched while somebody types, and drawn in its place without loading a page. */
export class ConsoleAhead implements Door {
  private coming: ReturnType<typeof loadConsole> | null = null;
  private isEntered = false;

  constructor(
    private readonly root: Root,
    private readonly next: string,
  ) {}

  readonly prepare = (): void => void this.load().catch(() => undefined);

  readonly enter = async (): Promise<void> => {
    if (this.isEntered) return;
    this.isEntered = true;
    if (OTHER_PAGES.test(this.next)) {
      window.location.replace(this.next);
      return;
    }
    try {
      const { startConsole } = await this.load();
      window.history.replaceState(null, '', this.next);
      await startConsole(this.root);
    } catch {
      // A part is lost, or newer by now: the page itself brings all that it needs.
      window.location.replace(this.next);
    }
  };

  private load(): ReturnType<typeof loadConsole> {
    this.coming ??= this.begin();
    return this.coming;
  }

  private async begin(): ReturnType<typeof loadConsole> {
    try {
      const [console] = await Promise.all([loadConsole(), this.firstScreen()]);
      return console;
    } catch (lost) {
      this.coming = null;
      throw lost;
    }
  }

  /** Where most people go. Other screens come with the console. */
  private firstScreen(): Promise<unknown> | null {
    if (this.next !== routePatterns.dashboard) return null;
    return Promise.all([import('./layouts/shell'), import('./routes/staff/dashboard.route')]);
  }
}
