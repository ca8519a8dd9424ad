import type { ReactNode } from 'react';
import styles from './choice-cards.module.css';
import type { FieldControl } from './use-form-field';

export interface ChoiceCard<Value> {
  value: Value;
  name: string;
  note?: string;
  icon?: ReactNode;
}

interface Props<Value> extends FieldControl<Value | null> {
  cards: readonly ChoiceCard<Value>[];
  /** Names alone, as many in a line as fit. */
  isCompact?: boolean;
}

/** A few cards side by side, one of them chosen: a radio group. */
export function ChoiceCards<Value extends string>({
  cards,
  isCompact = false,
  id,
  name,
  value,
  onChange,
  onBlur,
  ...aria
}: Props<Value>) {
  return (
    <div
      className={isCompact ? styles.compact : styles.cards}
      role="radiogroup"
      tabIndex={-1}
      aria-labelledby={aria['aria-labelledby']}
      aria-invalid={aria['aria-invalid']}
    >
      {cards.map((card, index) => (
        <label key={card.value} className={styles.card}>
          <input
            type="radio"
            className={styles.radio}
            id={index === 0 ? id : undefined}
            name={name}
            checked={value === card.value}
            aria-describedby={aria['aria-describedby']}
            onChange={() => onChange(card.value)}
            onBlur={onBlur}
          />
          {card.icon}
          <span>
            <span className={styles.name}>{card.name}</span>
            {card.note && <span className={styles.note}>{card.note}</span>}
          </span>
        </label>
      ))}
    </div>
  );
}
