import { useCallback, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { QuestionInput } from '../../../graphql/schema-generated';
import { readFieldMessage, ruleMessage } from '../../../lib/forms/field-message';
import { failureOf, isOvertaken, type Failure } from '../../../lib/graphql/errors';
import { useFailureText } from '../../../lib/graphql/use-failure-text';
import { adopted, questionInputOf, type QuestionDraft } from '../question-draft';
import { isComplete } from '../question-draft.schema';
import type { QuestionFields } from '../types/question-type';

/**
 * Sends the question; what it gives back is what the server stored, so that the next save changes it.
 * @param isAll whether nothing was typed since
 */
export type SaveQuestion = (input: QuestionInput, isAll: () => boolean) => Promise<QuestionFields | null | undefined>;

/** A draft until it is saved: checked first, then sent whole; what the server refuses is put into words. */
export function useQuestionSave(
  first: QuestionDraft,
  onSave: SaveQuestion,
  onUnsaved: ((draft: QuestionDraft | null) => void) | undefined,
) {
  const [draft, setDraft] = useState(first);
  /** What stands in the editor, also once it was left. */
  const newest = useRef(first);
  const [attempts, setAttempts] = useState(0);
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const inWords = useProblemText();

  const change = useCallback(
    (next: QuestionDraft) => {
      newest.current = next;
      setDraft(next);
      setProblem(null);
      onUnsaved?.(next);
    },
    [onUnsaved],
  );

  const save = async () => {
    if (!isComplete(draft)) {
      setAttempts((made) => made + 1);
      return;
    }
    setBusy(true);
    try {
      const isAll = () => newest.current === draft;
      const stored = await onSave(questionInputOf(draft), isAll);
      if (isAll()) onUnsaved?.(null);
      if (stored) {
        newest.current = adopted(newest.current, stored);
        setDraft(newest.current);
      }
      setProblem(null);
    } catch (error) {
      const failure = failureOf(error);
      // Whoever stores it says so, with the ways to go on.
      setProblem(isOvertaken(failure) ? null : inWords(failure));
    } finally {
      setBusy(false);
    }
  };

  return { draft, attempts, isBusy, problem, change, save };
}

/** The editor checks what the server checks; what is left over names its rule, or its code. */
function useProblemText(): (failure: Failure) => string {
  const { t } = useTranslation(['questions', 'errors']);
  const failureText = useFailureText();
  return (failure) => {
    const [field] = failure.fields;
    return field ? readFieldMessage(t, ruleMessage(field.rule, field.params)) : failureText(failure);
  };
}
