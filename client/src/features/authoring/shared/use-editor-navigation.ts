import { useCallback, useState, type Dispatch, type RefObject, type SetStateAction } from 'react';
import { toast } from '../../../components/toast/toasts';
import type { Autosave } from '../../../lib/autosave/autosave';
import type { EditorAddress } from './use-editor-address';

interface Editor<Step extends string> {
  draft: { id: RefObject<string | null>; autosave: Autosave };
  address: EditorAddress<Step>;
  step: Step;
  setAttempts: Dispatch<SetStateAction<number>>;
}

/** Going on and leaving: what is missing is said and led to, what was typed is saved first. */
export function useEditorNavigation<Step extends string>(
  { draft, address, step, setAttempts }: Editor<Step>,
  notSaved: string,
) {
  const [isBusy, setBusy] = useState(false);

  const lead = (message: string, to: Step, more: Record<string, string> = {}): false => {
    // Where the field is in sight it says so itself; nothing is laid over it.
    if (to !== step || to === 'questions' || to === 'choose') toast.error(message);
    setAttempts((made) => made + 1);
    if (to !== step || Object.keys(more).length > 0) address.goTo(to, more);
    return false;
  };

  const whenSaved = useCallback(
    async (then: (id: string) => unknown) => {
      setBusy(true);
      try {
        const isSaved = await draft.autosave.flush();
        const id = draft.id.current;
        if (isSaved && id !== null) await then(id);
        else toast.error(notSaved);
      } finally {
        setBusy(false);
      }
    },
    [draft, notSaved],
  );

  const goTo = (target: Step, more: Record<string, string> = {}) => {
    const go = () => {
      setAttempts(0);
      address.goTo(target, more);
    };
    if (draft.id.current === null) void whenSaved(go);
    else go();
  };

  return { isBusy, lead, whenSaved, goTo };
}
