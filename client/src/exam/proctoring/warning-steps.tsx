import { useTranslation } from 'react-i18next';
import { classes } from '../../lib/classes';
import type { ExamProctoring } from '../engine/ports';
import styles from './proctor-dialog.module.css';

interface Props {
  /** Warnings so far, this one included. */
  warnings: number;
  rules: Pick<ExamProctoring, 'warningsBeforeSubmit' | 'comeBackSeconds'>;
  /** The seconds in which to come back still run. */
  isStillAway: boolean;
}

/** More would be too narrow to be read. */
const MOST_LABELLED = 4;

/** Which warning this is, of how many, and what the next one does. */
export function WarningSteps({ warnings, rules, isStillAway }: Props) {
  const { warningsBeforeSubmit: allowed, comeBackSeconds: seconds } = rules;
  const { t } = useTranslation('proctoring');
  const total = allowed + 1;
  // Past the last warning nothing more is reached until the exam is submitted.
  const reached = Math.min(warnings, allowed);
  const labelOf = (step: number) => {
    if (step === total) return t('step.submitted');
    if (step === allowed) return t('step.last');
    return allowed === 2 ? t('step.warning') : t('step.numbered', { number: step });
  };
  const steps = Array.from({ length: total }, (_, index) => index + 1);
  return (
    <>
      <ol className={styles.steps}>
        {steps.map((step) => (
          <li
            key={step}
            className={classes(styles.step, step <= reached && styles.reached)}
            aria-current={step === reached ? 'step' : undefined}
          >
            <span className={total > MOST_LABELLED && step !== reached ? 'visually-hidden' : undefined}>
              {labelOf(step)}
            </span>
          </li>
        ))}
      </ol>
      <p className={styles.next}>
        {t(nextOf(allowed - warnings, isStillAway), { count: allowed - warnings, seconds })}
      </p>
    </>
  );
}

/** What happens the next time, with so many warnings left. */
function nextOf(left: number, isStillAway: boolean): string {
  if (left < 0) return isStillAway ? 'next.comeBack' : 'next.cameBack';
  if (left === 0) return 'next.submitted';
  return left === 1 ? 'next.last' : 'next.more';
}
