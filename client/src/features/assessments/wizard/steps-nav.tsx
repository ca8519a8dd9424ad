import { useTranslation } from 'react-i18next';
import { Steps } from '../../../components/page/steps';
import { blockerBefore, stepState, STEPS, type DraftFacts, type WizardStep } from './wizard-steps';

interface Props {
  current: WizardStep;
  draft: DraftFacts;
  onGo: (step: WizardStep) => void;
}

/** The four steps of an assessment. */
export function StepsNav({ current, draft, onGo }: Props) {
  const { t } = useTranslation('assessments');
  const entries = STEPS.map((step) => {
    const blocker = blockerBefore(step, draft);
    return {
      step,
      name: t(`step.${step}`),
      state: stepState(step, current, draft),
      reason: blocker && t(`blocked.${blocker}`),
    };
  });
  return <Steps label={t('step.label')} entries={entries} onGo={onGo} />;
}
