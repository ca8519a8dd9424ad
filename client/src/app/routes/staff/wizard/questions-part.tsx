import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { toast } from '../../../../components/toast/toasts';
import { BankPicker, QuestionsStep } from '../../../../features/questions';
import { testTotals } from '../../../../features/test-library';
import { useAddQuestionsFromBankMutation } from '../../../../features/questions/test-questions-generated';
import { useFormat } from '../../../../hooks/use-format';
import type { Wizard } from './use-wizard';

/** The questions of the assessment's own: written here, or taken from the bank. */
export function QuestionsPart({ wizard }: { wizard: Wizard }) {
  const { draft, questions, address, attempts } = wizard;
  const [isPicking, setPicking] = useState(false);
  const add = useFromBank(wizard);
  return (
    <>
      <QuestionsStep
        questions={questions}
        selected={address.question}
        onSelect={address.openQuestion}
        onNamed={address.nameQuestion}
        otherPoints={testTotals(draft.parts.tests).points}
        note={useNote(wizard)}
        attempts={attempts}
        onFromBank={() => void draft.autosave.flush().then((isSaved) => isSaved && setPicking(true))}
      />
      <BankPicker
        open={isPicking}
        taken={questions.items.flatMap(({ id }) => id ?? [])}
        onAdd={add}
        onClose={() => setPicking(false)}
      />
    </>
  );
}

/** What the chosen tests and the draws bring besides. */
function useNote({ draft, pools }: Wizard): string | undefined {
  const { t } = useTranslation(['assessments', 'tests']);
  const format = useFormat();
  const { tests } = draft.parts;
  const ofTests = t('tests:questions', { count: testTotals(tests).questionCount });
  const notes = [
    tests.length > 0 && t('assessments:tests.note', { count: tests.length, questions: ofTests }),
    pools.drawnCount > 0 &&
      t('assessments:pools.drawn', { count: pools.drawnCount, formatted: format.number(pools.drawnCount) }),
  ].filter((note) => note !== false);
  return notes.length > 0 ? notes.join(' · ') : undefined;
}

function useFromBank({ draft, questions, address }: Wizard) {
  const { t } = useTranslation('bank');
  const format = useFormat();
  // The API client has told why it was refused.
  const [add] = useAddQuestionsFromBankMutation({ onError: () => undefined });
  return async (questionIds: string[]): Promise<boolean> => {
    const assessmentId = draft.id.current;
    if (assessmentId === null) return false;
    const { data } = await add({ variables: { input: { assessmentId, questionIds } } });
    if (!data) return false;
    questions.adopt(data.addQuestionsFromBank.assessment.ownQuestions);
    address.openQuestion(questionIds[0] ?? null);
    const count = questionIds.length;
    toast.success(t('picker.added', { count, formatted: format.number(count) }));
    return true;
  };
}
