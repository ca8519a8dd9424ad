import { useTranslation } from 'react-i18next';
import { ConfigurationTab, FinalizeStep, GradingTab, RoleDetailsStep } from '../../../../features/assessments';
import { QuestionsStep, totalsOf } from '../../../../features/questions';
import { testTotals } from '../../../../features/test-library';
import { ChooseStep } from './choose-step';
import type { Wizard } from './use-wizard';

/** The step that is open. */
export function StepContent({ wizard }: { wizard: Wizard }) {
  const { draft, step, attempts } = wizard;
  const { parts, change } = draft;
  switch (step) {
    case 'role':
      return <RoleDetailsStep draft={parts.details} attempts={attempts} onChange={change.details} />;
    case 'choose':
      return <ChooseStep chosen={parts.tests} onChange={change.tests} />;
    case 'questions':
      return <Questions wizard={wizard} />;
    case 'finalize':
      return <Finalize wizard={wizard} />;
  }
}

function Questions({ wizard: { draft, questions, address, attempts } }: { wizard: Wizard }) {
  const { t } = useTranslation(['assessments', 'tests']);
  const { tests } = draft.parts;
  const totals = testTotals(tests);
  const ofTests = t('tests:questions', { count: totals.questionCount });
  return (
    <QuestionsStep
      questions={questions}
      selected={address.question}
      onSelect={address.openQuestion}
      onNamed={address.nameQuestion}
      otherPoints={totals.points}
      note={tests.length > 0 ? t('assessments:tests.note', { count: tests.length, questions: ofTests }) : undefined}
      attempts={attempts}
    />
  );
}

function Finalize({ wizard: { draft, questions, address, attempts, finalize } }: { wizard: Wizard }) {
  const { configuration, options, bands, shares } = finalize;
  const { details, tests } = draft.parts;
  if (!configuration || !options) return null;
  const written = questions.items.map(({ draft: { text, score } }) => ({ text, points: Number(score) || 0 }));
  const chosen = tests.map(({ title, totalScore }) => ({ text: title, points: totalScore }));
  const totalPoints = totalsOf(questions.items).points + testTotals(tests).points;
  return (
    <FinalizeStep tab={address.tab} onTab={address.openTab}>
      {{
        configuration: (
          <ConfigurationTab draft={configuration} attempts={attempts} onChange={draft.change.configuration} />
        ),
        grading: (
          <GradingTab
            bands={bands}
            shares={shares}
            options={options}
            attempts={attempts}
            example={{ title: details.title, totalPoints, questions: [...written, ...chosen] }}
            onBands={draft.change.bands}
            onOptions={draft.change.options}
          />
        ),
      }}
    </FinalizeStep>
  );
}
