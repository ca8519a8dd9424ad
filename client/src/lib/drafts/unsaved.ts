import { Listeners } from '../listeners';

type Discard = () => void;

const forms = new Set<Discard>();
const listeners = new Listeners();

/** Which forms of this page hold something that was typed and not sent, and must be asked about before leaving. */
export const unsaved = {
  /** @returns takes the form off the list again */
  add: (discard: Discard): (() => void) => {
    forms.add(discard);
    listeners.tell();
    return () => {
      forms.delete(discard);
      listeners.tell();
    };
  },
  isAny: (): boolean => forms.size > 0,
  /** Somebody leaves although they were asked: what was kept of it goes as well. */
  discard: (): void => forms.forEach((discard) => discard()),
  /** Nothing is asked any more, also before the forms are off the page. */
  forget: (): void => {
    forms.clear();
    listeners.tell();
  },
  subscribe: listeners.subscribe,
};
