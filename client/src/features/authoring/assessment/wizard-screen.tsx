import { Button } from 'antd';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Steps } from '../../../components/page/steps';
import type { RoleDetailsDraft } from '../../assessments';
import { EditorActions } from '../shared/editor-actions';
import { EditorScreen } from '../shared/editor-screen';
import type { AssessmentWizard_AssessmentFragment } from './assessment-wizard-generated';
import { ChangedElsewhereNotes } from './changed-elsewhere';
import { StepContent } from './step-content';
import { useWizardNavigation, type WizardNavigation } from './use-wizard-navigation';
import { useWizard, type Wizard } from './use-wizard';
import type { WizardPlaces } from './wizard-places';
import { wizardSteps } from './wizard-steps';

interface Props {
  /** Null until the draft is created. */
  assessment: AssessmentWizard_AssessmentFragment | null;
  details: RoleDetailsDraft;
  isNew: boolean;
  onCreated: (id: string) => Promise<void>;
  places: WizardPlaces;
  /** Where one that is published stands, and its other pages. */
  headOf: (id: string) => ReactNode;
}

/** Writing an assessment, from the role to the report. */
export function WizardScreen({ assessment, details, isNew, onCreated, places, headOf }: Props) {
  const { t } = useTranslation('assessments');
  const wizard = useWizard(assessment, details, isNew, onCreated);
  const navigation = useWizardNavigation(wizard, places);
  const { draft, questions } = wizard;
  const forget = () => {
    draft.forget();
    questions.forget();
  };
  const isPublished = assessment?.publishedAt != null;
  return (
    <EditorScreen
      list={{ label: t('list.title'), to: places.list }}
      title={draft.parts.details.title}
      isNew={isNew}
      words={{ new: t('wizard.new'), untitled: t('wizard.untitled'), back: t('wizard.back') }}
      draft={{ ...draft, forget }}
      updatedAt={assessment?.updatedAt ?? null}
      isDraft={!isPublished}
      step={wizard.step}
      steps={<WizardSteps wizard={wizard} navigation={navigation} />}
      actions={<Actions wizard={wizard} navigation={navigation} isPublished={isPublished} />}
      onBack={navigation.leave}
    >
      {isPublished && headOf(assessment.id)}
      <ChangedElsewhereNotes changed={draft.elsewhere.changed} />
      <StepContent wizard={wizard} places={places} />
    </EditorScreen>
  );
}

interface PartProps {
  wizard: Wizard;
  navigation: WizardNavigation;
}

function WizardSteps({ wizard: { step: current, facts }, navigation }: PartProps) {
  const { t } = useTranslation('assessments');
  const entries = wizardSteps.steps.map((step) => {
    const blocker = wizardSteps.blockerBefore(step, facts);
    const state = wizardSteps.stateOf(step, current, facts);
    return { step, name: t(`step.${step}`), state, reason: blocker && t(`blocked.${blocker}`) };
  });
  return <Steps label={t('step.label')} entries={entries} onGo={navigation.goTo} />;
}

function Actions({ wizard: { step, draft }, navigation, isPublished }: PartProps & { isPublished: boolean }) {
  const { t } = useTranslation('assessments');
  const next = wizardSteps.after(step);
  return (
    <EditorActions
      words={{ preview: t('wizard.preview'), continue: t('wizard.continue') }}
      onPreview={draft.id.current === null ? undefined : navigation.preview}
      onContinue={next ? () => navigation.goTo(next) : undefined}
      last={
        <Button
          type="primary"
          loading={navigation.isBusy}
          onClick={isPublished ? navigation.finish : navigation.publish}
        >
          {isPublished ? t('wizard.done') : t('wizard.publish')}
        </Button>
      }
    />
  );
}
