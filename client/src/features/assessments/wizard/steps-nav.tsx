import { Tooltip } from 'antd';
import { Check } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import styles from './steps-nav.module.css';
import { blockerBefore, stepState, STEPS, type DraftFacts, type Step } from './wizard-steps';

interface Props {
  current: Step;
  draft: DraftFacts;
  onGo: (step: Step) => void;
}

/** The four steps. Any that is ready can be opened; one that is not says why. */
export function StepsNav({ current, draft, onGo }: Props) {
  const { t } = useTranslation('assessments');
  return (
    <nav className={styles.nav} aria-label={t('step.label')}>
      <ol className={styles.steps}>
        {STEPS.map((step, index) => (
          <StepItem key={step} step={step} number={index + 1} {...{ current, draft, onGo }} />
        ))}
      </ol>
    </nav>
  );
}

function StepItem({ step, number, current, draft, onGo }: Props & { step: Step; number: number }) {
  const { t } = useTranslation('assessments');
  const state = stepState(step, current, draft);
  const blocker = blockerBefore(step, draft);
  const reason = blocker && t(`blocked.${blocker}`);
  return (
    <li className={`${styles.item} ${styles[state]}`}>
      <Tooltip title={reason}>
        <button
          type="button"
          className={styles.step}
          aria-current={state === 'current' ? 'step' : undefined}
          aria-disabled={state === 'blocked'}
          onClick={() => onGo(step)}
        >
          <span className={styles.mark} aria-hidden>
            {state === 'done' ? <Check size={14} strokeWidth={2.25} /> : number}
          </span>
          <span className={styles.name}>{t(`step.${step}`)}</span>
          {state === 'done' && <span className="visually-hidden">{t('step.done')}</span>}
          {reason && <span className="visually-hidden">{reason}</span>}
        </button>
      </Tooltip>
    </li>
  );
}
