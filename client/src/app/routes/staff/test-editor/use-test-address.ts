import { useRef, type RefObject } from 'react';
import { useSearchParams } from 'react-router-dom';
import { isTestStep, type TestStep } from '../../../../features/test-library';

/**
 * Step and question live in the address, so that reload and Back stay where one is. `draft` holds the id that a new
 * test's address names; null for one that has an address of its own.
 */
export function useTestAddress(draft: RefObject<string | null> | null) {
  const [search, setSearch] = useSearchParams();
  const step = search.get('step');
  // The address follows a moment after it was asked for, so what was asked last is kept here.
  const wanted = useRef(search.get('question'));

  const openQuestion = (key: string | null) => {
    wanted.current = key;
    const next = new URLSearchParams(search);
    if (key === null) next.delete('question');
    else next.set('question', key);
    setSearch(next, { replace: key !== null && search.has('question') });
  };

  return {
    step: isTestStep(step) ? step : ('details' as TestStep),
    question: search.get('question'),
    goTo: (next: TestStep, question: string | null = null) => {
      wanted.current = question;
      const id = draft?.current;
      setSearch({ ...(id ? { draft: id } : {}), step: next, ...(question === null ? {} : { question }) });
    },
    openQuestion,
    /** A question that was named by its key has an id now. Another that was opened meanwhile stays open. */
    nameQuestion: (key: string, id: string) => {
      if (wanted.current === key) openQuestion(id);
    },
  };
}
