import { useTranslation } from 'react-i18next';
import { classes } from '../../lib/classes';
import styles from './proctor-dialog.module.css';

interface Props {
  /** Warnings so far, this one included. */
  warnings: number;
  /** How many only warn. */
  allowed: number;
}

/** More would be too narrow to be read. */
const MOST_LABELLED = 4;

/** Which warning this is, of how many, and what the next one does. */
export function WarningSteps({ warnings, allowed }: Props) {
  const { t } = useTranslation('proctoring');
  const total = allowed + 1;
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
            className={classes(styles.step, step <= warnings && styles.reached)}
            aria-current={step === warnings ? 'step' : undefined}
          >
            <span className={total > MOST_LABELLED && step !== warnings ? 'visually-hidden' : undefined}>
              {labelOf(step)}
            </span>
          </li>
        ))}
      </ol>
      <p className={styles.next}>{t(...nextOf(allowed - warnings))}</p>
    </>
  );
}

/** What happens the next time, with so many warnings left. */
function nextOf(left: number): [string, { count?: number }] {
  if (left <= 0) return ['next.submitted', {}];
  return left === 1 ? ['next.last', {}] : ['next.more', { count: left }];
}
