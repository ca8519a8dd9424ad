import {
  AssessmentLanguages,
  ConfigurationTab,
  FinalizeStep,
  GradingTab,
  IntegrationTab,
  ProctoringTab,
  RoleDetailsStep,
  WelcomeVideoPart,
} from '../../../../features/assessments';
import { paths } from '../../../paths';
import { totalsOf } from '../../../../features/questions';
import { ReturnSecret } from '../../../../features/return-path';
import { useNavigate } from 'react-router-dom';
import { MailWordings } from '../../../../features/mail-wordings';
import { WebhooksPanel } from '../../../../features/webhooks';
import { testTotals } from '../../../../features/test-library';
import { ChooseStep } from './choose-step';
import { QuestionsPart } from './questions-part';
import { StartFrom } from './start-from';
import type { Wizard } from './use-wizard';

/** The step that is open. */
export function StepContent({ wizard }: { wizard: Wizard }) {
  const { draft, step, attempts, isNew } = wizard;
  const { parts, change } = draft;
  const navigate = useNavigate();
  const goOnWith = (id: string) => void navigate(`${paths.createAssessment()}?draft=${id}`);
  switch (step) {
    case 'role':
      return (
        <>
          {isNew && draft.id.current === null && <StartFrom onStarted={goOnWith} />}
          <RoleDetailsStep draft={parts.details} attempts={attempts} onChange={change.details} />
        </>
      );
    case 'choose':
      return <ChooseStep chosen={parts.tests} onChange={change.tests} pools={wizard.pools} />;
    case 'questions':
      return <QuestionsPart wizard={wizard} />;
    case 'finalize':
      return <Finalize wizard={wizard} />;
  }
}

function Finalize({ wizard: { draft, questions, address, attempts, finalize } }: { wizard: Wizard }) {
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
    <FinalizeStep tab={address.tab} onTab={address.openTab}>
      {{
        configuration: (
          <>
            <ConfigurationTab draft={configuration} attempts={attempts} onChange={draft.change.configuration} />
            {draft.id.current !== null && <WelcomeVideoPart assessmentId={draft.id.current} />}
            {draft.id.current !== null && (
              <AssessmentLanguages
                assessmentId={draft.id.current}
                linkToQuestion={(id) => `${paths.questions()}?translate=${id}`}
              />
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
