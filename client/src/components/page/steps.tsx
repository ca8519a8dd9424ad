import { Tooltip } from 'antd';
import { Check } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import styles from './steps.module.css';

export interface StepEntry<Step extends string> {
  step: Step;
  name: string;
  state: 'current' | 'done' | 'open' | 'blocked';
  /** Why it cannot be opened yet. */
  reason?: string | null;
}

interface Props<Step extends string> {
  label: string;
  entries: readonly StepEntry<Step>[];
  onGo: (step: Step) => void;
}

/** The steps of a longer piece of work. Any that is ready can be opened; one that is not says why. */
export function Steps<Step extends string>({ label, entries, onGo }: Props<Step>) {
  return (
    <nav className={styles.nav} aria-label={label}>
      <ol className={styles.steps}>
        {entries.map((entry, index) => (
          <StepItem key={entry.step} {...entry} number={index + 1} onGo={() => onGo(entry.step)} />
        ))}
      </ol>
    </nav>
  );
}

interface ItemProps extends Omit<StepEntry<string>, 'step'> {
  number: number;
  onGo: () => void;
}

function StepItem({ name, state, reason, number, onGo }: ItemProps) {
  const { t } = useTranslation('common');
  return (
    <li className={`${styles.item} ${styles[state]}`}>
      <Tooltip title={reason}>
        <button
          type="button"
          className={styles.step}
          aria-current={state === 'current' ? 'step' : undefined}
          aria-disabled={state === 'blocked'}
          onClick={onGo}
        >
          <span className={styles.mark} aria-hidden>
            {state === 'done' ? <Check size={14} strokeWidth={2.25} /> : number}
          </span>
          <span className={styles.name}>{name}</span>
          {state === 'done' && <span className="visually-hidden">{t('step.done')}</span>}
          {reason && <span className="visually-hidden">{reason}</span>}
        </button>
      </Tooltip>
    </li>
  );
}
