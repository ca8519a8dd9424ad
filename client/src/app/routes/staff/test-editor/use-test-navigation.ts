import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { toast } from '../../../../components/toast/toasts';
import { isComplete } from '../../../../features/questions';
import { testBlocker, type TestStep } from '../../../../features/test-library';
import { paths } from '../../../paths';
import type { TestEditor } from './use-test-editor';

export type TestNavigation = ReturnType<typeof useTestNavigation>;

/** Going on, publishing, leaving: each says what is missing and leads there. */
export function useTestNavigation({ draft, questions, address, facts, step, setAttempts }: TestEditor) {
  const { t } = useTranslation('tests');
  const navigate = useNavigate();
  const [isBusy, setBusy] = useState(false);

  const lead = (message: string, to: TestStep, question: string | null = null) => {
    // Where the field is in sight it says so itself; nothing is laid over it.
    if (to !== step || to === 'questions') toast.error(message);
    setAttempts((made) => made + 1);
    if (to !== step || question !== null) address.goTo(to, question);
    return false;
  };

  const isReadyFor = (target: TestStep | 'done'): boolean => {
    const blocker = testBlocker(target, facts);
    if (blocker) return lead(t(`blocked.${blocker}`), blocker === 'questions' ? 'questions' : 'details');
    const unfinished = target === 'done' ? questions.items.find((item) => !isComplete(item.draft)) : undefined;
    if (!unfinished) return true;
    const number = questions.items.indexOf(unfinished) + 1;
    return lead(t('blocked.unfinished', { number }), 'questions', unfinished.id ?? unfinished.key);
  };

  const whenSaved = async (then: (id: string) => unknown) => {
    setBusy(true);
    try {
      const isSaved = await draft.autosave.flush();
      const id = draft.id.current;
      if (isSaved && id !== null) await then(id);
      else toast.error(t('editor.notSaved'));
    } finally {
      setBusy(false);
    }
  };

  return {
    isBusy,
    whenSaved,
    goTo: (target: TestStep) => {
      if (target === step || !isReadyFor(target)) return;
      const go = () => {
        setAttempts(0);
        address.goTo(target);
      };
      if (draft.id.current === null) void whenSaved(go);
      else go();
    },
    /** Runs when the test is whole and saved. */
    whenDone: (then: (id: string) => unknown) => isReadyFor('done') && void whenSaved(then),
    finish: () => isReadyFor('done') && void whenSaved(() => navigate(paths.tests())),
    preview: () => void whenSaved((id) => navigate(paths.previewTest(id))),
    leave: () => void navigate(paths.tests()),
  };
}
