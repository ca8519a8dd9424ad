import { useRef, type RefObject } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { StepPlan } from './steps';

export type EditorAddress<Step extends string> = ReturnType<typeof useEditorAddress<Step>>;

/**
 * Step and question live in the address, so that reload and Back stay where one is. `draft` holds the id that the address of
 * something new names; null for what has an address of its own.
 */
export function useEditorAddress<Step extends string>(
  plan: Pick<StepPlan<Step, never, string>, 'read'>,
  draft: RefObject<string | null> | null,
) {
  const [search, setSearch] = useSearchParams();

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
    step: plan.read(search.get('step')),
    tab: search.get('tab'),
    question: search.get('question'),
    /** What belongs to the step that is left goes; which draft it is stays. */
    goTo: (next: Step, more: Record<string, string> = {}) => {
      const id = draft?.current;
      // A question that is stored a moment later must not lead back to the step that was left.
      wanted.current = more.question ?? null;
      set({ step: next, ...more }, { from: new URLSearchParams(id ? { draft: id } : {}) });
    },
    openTab: (next: string) => set({ tab: next }, { replace: true }),
    openQuestion,
    /** A question that was named by its key has an id now. Another that was opened meanwhile stays open. */
    nameQuestion: (key: string, id: string) => {
      if (wanted.current === key) openQuestion(id);
    },
  };
}
