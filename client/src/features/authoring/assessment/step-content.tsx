import {
  AssessmentLanguages,
  ConfigurationTab,
  FinalizeStep,
  GradingTab,
  IntegrationTab,
  isFinalizeTab,
  ProctoringTab,
  RoleDetailsStep,
  WelcomeVideoPart,
} from '../../assessments';
import { totalsOf } from '../../questions';
import { ReturnSecret } from '../../return-path';
import { MailWordings } from '../../mail-wordings';
import { WebhooksPanel } from '../../webhooks';
import { testTotals } from '../../test-library';
import { ChooseStep } from './choose-step';
import { QuestionsPart } from './questions-part';
import { StartFrom } from './start-from';
import type { Wizard } from './use-wizard';
import type { WizardPlaces } from './wizard-places';

interface Props {
  wizard: Wizard;
  places: WizardPlaces;
}

/** The step that is open. */
export function StepContent({ wizard, places }: Props) {
  const { draft, step, attempts, isNew } = wizard;
  const { parts, change } = draft;
  switch (step) {
    case 'role':
      return (
        <>
          {isNew && draft.id.current === null && <StartFrom onStarted={places.goOnWith} />}
          <RoleDetailsStep draft={parts.details} attempts={attempts} onChange={change.details} />
        </>
      );
    case 'choose':
      return <ChooseStep chosen={parts.tests} onChange={change.tests} pools={wizard.pools} />;
    case 'questions':
      return <QuestionsPart wizard={wizard} />;
    case 'finalize':
      return <Finalize wizard={wizard} places={places} />;
  }
}

function Finalize({ wizard: { draft, questions, address, attempts, finalize }, places }: Props) {
  const { configuration, proctoring, integration, options, bands, shares } = finalize;
  const { details, tests } = draft.parts;
  if (!configuration || !proctoring || !integration || !options) return null;
  const written = questions.items.map(({ draft: { text, score } }) => ({ text, points: Number(score) || 0 }));
  const chosen = tests.map(({ title, totalScore }) => ({ text: title, points: totalScore }));
  const ofTests = testTotals(tests);
  const ofQuestions = totalsOf(questions.items);
  const paper = {
    questionCount: ofTests.questionCount + ofQuestions.count,
    durationSeconds: ofTests.durationSeconds + ofQuestions.durationSeconds,
  };
  const totalPoints = totalsOf(questions.items).points + testTotals(tests).points;
  return (
    <FinalizeStep tab={isFinalizeTab(address.tab) ? address.tab : 'configuration'} onTab={address.openTab}>
      {{
        configuration: (
          <>
            <ConfigurationTab draft={configuration} attempts={attempts} onChange={draft.change.configuration} />
            {draft.id.current !== null && <WelcomeVideoPart assessmentId={draft.id.current} />}
            {draft.id.current !== null && (
              <AssessmentLanguages assessmentId={draft.id.current} linkToQuestion={places.translation} />
            )}
          </>
        ),
        proctoring: <ProctoringTab draft={proctoring} attempts={attempts} onChange={draft.change.proctoring} />,
        integration: (
          <IntegrationTab
            draft={integration}
            attempts={attempts}
            example={{ title: details.title, jobRole: details.jobRole, ...paper }}
            onChange={draft.change.integration}
            returnPath={
              draft.id.current !== null &&
              integration.redirectUrl.trim() !== '' && <ReturnSecret assessmentId={draft.id.current} />
            }
            webhooks={draft.id.current !== null && <WebhooksPanel assessmentId={draft.id.current} />}
            mails={draft.id.current !== null && <MailWordings assessmentId={draft.id.current} />}
          />
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
