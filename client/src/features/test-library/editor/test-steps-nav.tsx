import { useTranslation } from 'react-i18next';
import { Steps } from '../../../components/page/steps';
import { TEST_STEPS, testBlocker, testStepState, type TestStepFacts, type TestStep } from './test-steps';

interface Props {
  current: TestStep;
  facts: TestStepFacts;
  onGo: (step: TestStep) => void;
}

/** The two steps of a test. */
export function TestStepsNav({ current, facts, onGo }: Props) {
  const { t } = useTranslation('tests');
  const entries = TEST_STEPS.map((step) => {
    const blocker = testBlocker(step, facts);
    return {
      step,
      name: t(`step.${step}`),
      state: testStepState(step, current, facts),
      reason: blocker && t(`blocked.${blocker}`),
    };
  });
  return <Steps label={t('step.label')} entries={entries} onGo={onGo} />;
}
