import { Check } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { classes } from '../../lib/classes';
import styles from './step-list.module.css';

export interface Step {
  label: string;
  state: 'done' | 'now' | 'later';
  detail: string | null;
}

export function StepList({ steps }: { steps: Step[] }) {
  const { t } = useTranslation('exam');
  return (
    <ol className={styles.list} aria-live="polite">
      {steps.map(({ label, state, detail }) => (
        <li
          key={label}
          className={classes(styles.step, styles[state])}
          aria-current={state === 'now' ? 'step' : undefined}
        >
          <span className={styles.mark} aria-hidden>
            {state === 'done' && <Check size={13} strokeWidth={3} />}
          </span>
          <span className={styles.label}>
            {label}
            <span className="visually-hidden"> – {t(`ending.${state}`)}</span>
          </span>
          {detail && <span className={styles.detail}>{detail}</span>}
        </li>
      ))}
    </ol>
  );
}
