import { useTranslation } from 'react-i18next';
import { isComplete } from '../../questions';
import { useEditorNavigation } from '../shared/use-editor-navigation';
import type { TestPlaces } from './test-places';
import { testBlocker, type TestStep } from './test-steps';
import type { TestEditor } from './use-test-editor';

export type TestNavigation = ReturnType<typeof useTestNavigation>;

/** Going on, publishing, leaving: each says what is missing and leads there. */
export function useTestNavigation(editor: TestEditor, places: TestPlaces) {
  const { questions, facts, step } = editor;
  const { t } = useTranslation('tests');
  const { isBusy, lead, whenSaved, goTo } = useEditorNavigation(editor, t('editor.notSaved'));

  const isReadyFor = (target: TestStep | 'done'): boolean => {
    const blocker = testBlocker(target, facts);
    if (blocker) return lead(t(`blocked.${blocker}`), blocker === 'questions' ? 'questions' : 'details');
    const unfinished = target === 'done' ? questions.items.find((item) => !isComplete(item.draft)) : undefined;
    if (!unfinished) return true;
    const number = questions.items.indexOf(unfinished) + 1;
    return lead(t('blocked.unfinished', { number }), 'questions', { question: unfinished.id ?? unfinished.key });
  };

  return {
    isBusy,
    goTo: (target: TestStep) => {
      if (target !== step && isReadyFor(target)) goTo(target);
    },
    /** Runs when the test is whole and saved. */
    whenDone: (then: (id: string) => unknown) => isReadyFor('done') && void whenSaved(then),
    finish: () => isReadyFor('done') && void whenSaved(places.goToList),
    preview: () => void whenSaved(places.goToPreview),
    leave: () => void places.goToList(),
  };
}
