import { useRef, type RefObject } from 'react';
import { useSearchParams } from 'react-router-dom';
import { isFinalizeTab, isStep, type FinalizeTab, type WizardStep } from '../../../../features/assessments';

/**
 * Step, tab and question live in the address, so that reload and Back stay where one is. `draft` holds the id that a new
 * assessment's address names; null for one that has an address of its own.
 */
export function useWizardAddress(draft: RefObject<string | null> | null) {
  const [search, setSearch] = useSearchParams();
  const step = search.get('step');
  const tab = search.get('tab');

  const set = (values: Record<string, string | null>, { from = search, replace = false } = {}) => {
    const next = new URLSearchParams(from);
    for (const [name, value] of Object.entries(values)) {
      if (value === null) next.delete(name);
      else next.set(name, value);
    }
    setSearch(next, { replace });
  };

  // The address follows a moment after it was asked for, so what was asked last is kept here.
  const wanted = useRef(search.get('question'));
  const openQuestion = (key: string | null) => {
    wanted.current = key;
    set({ question: key }, { replace: key !== null && search.has('question') });
  };

  return {
    step: isStep(step) ? step : ('role' as WizardStep),
    tab: isFinalizeTab(tab) ? tab : ('configuration' as FinalizeTab),
    question: search.get('question'),
    /** What belongs to the step that is left goes; which assessment it is stays. */
    goTo: (next: WizardStep, more: Record<string, string> = {}) => {
      const id = draft?.current;
      // A question that is stored a moment later must not lead back to the step that was left.
      wanted.current = more.question ?? null;
      set({ step: next, ...more }, { from: new URLSearchParams(id ? { draft: id } : {}) });
    },
    openTab: (next: FinalizeTab) => set({ tab: next }, { replace: true }),
    openQuestion,
    /** A question that was named by its key has an id now. Another that was opened meanwhile stays open. */
    nameQuestion: (key: string, id: string) => {
      if (wanted.current === key) openQuestion(id);
    },
  };
}
