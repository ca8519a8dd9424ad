import { useTranslation } from 'react-i18next';
import { useAddQuestionsFromBankMutation } from '../../questions/test-questions-generated';
import { testTotals } from '../../test-library';
import { useFormat } from '../../../hooks/use-format';
import { WrittenQuestions } from '../shared/written-questions';
import { resolvesWhenRefused } from '../../../lib/graphql/refusal';
import type { Wizard } from './use-wizard';

/** The questions of the assessment's own. */
export function QuestionsPart({ wizard }: { wizard: Wizard }) {
  const { draft, questions, address, attempts } = wizard;
  const [add] = useAddQuestionsFromBankMutation(resolvesWhenRefused);
  const addFromBank = async (questionIds: string[]) => {
    const assessmentId = draft.id.current;
    if (assessmentId === null) return undefined;
    const { data } = await add({ variables: { input: { assessmentId, questionIds } } });
    return data?.addQuestionsFromBank.assessment.ownQuestions;
  };
  return (
    <WrittenQuestions
      questions={questions}
      address={address}
      autosave={draft.autosave}
      otherPoints={testTotals(draft.parts.tests).points}
      note={useNote(wizard)}
      attempts={attempts}
      onAdd={addFromBank}
    />
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
