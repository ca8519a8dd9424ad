import { Check, Circle } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Section } from '../../components/page/section';
import { FIRST_STEPS, type FirstStep, type FirstSteps } from './first-steps';
import styles from './first-steps.module.css';

interface Props {
  steps: FirstSteps;
  /** The button of the step that comes next; none where one can only wait. */
  actionOf: (step: FirstStep) => ReactNode;
}

/** The way to the first result, for somebody who has none yet. */
export function FirstStepsPanel({ steps: { done, next }, actionOf }: Props): ReactNode {
  const { t } = useTranslation('dashboard');
  if (next === null) return null;
  return (
    <Section title={t('firstSteps.title')} className={styles.panel ?? ''}>
      <ol className={styles.steps}>
        {FIRST_STEPS.map((step) => (
          <Step key={step} step={step} isDone={done.has(step)} action={step === next && actionOf(step)} />
        ))}
      </ol>
    </Section>
  );
}

function Step({ step, isDone, action }: { step: FirstStep; isDone: boolean; action: ReactNode }) {
  const { t } = useTranslation('dashboard');
  const Icon = isDone ? Check : Circle;
  return (
    <li className={isDone ? styles.done : undefined}>
      <Icon className={styles.sign} size={18} strokeWidth={isDone ? 2.25 : 1.75} aria-hidden />
      <div>
        <p className={styles.name}>
          {t(`firstSteps.${step}.name`)}
          {isDone && <span className="visually-hidden"> {t('firstSteps.done')}</span>}
        </p>
        {!isDone && <p className={styles.note}>{t(`firstSteps.${step}.note`)}</p>}
      </div>
      {action}
    </li>
  );
}
