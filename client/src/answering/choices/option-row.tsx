import { Check } from 'lucide-react';
import { classes } from '../../lib/classes';
import styles from './option-list.module.css';
import type { Option } from './options';

interface Props {
  name: string;
  option: Option;
  letter: string;
  isChosen: boolean;
  /** A box to tick instead of a mark for the one. */
  isSquare: boolean;
  isLocked: boolean;
  onChoose: () => void;
}

/** One choice. The whole row is the target; under it lies a real radio button or checkbox. */
export function OptionRow({ name, option, letter, isChosen, isSquare, isLocked, onChoose }: Props) {
  return (
    <label className={classes(styles.row, isChosen && styles.chosen, isLocked && styles.locked)}>
      <input
        className={styles.input}
        type={isSquare ? 'checkbox' : 'radio'}
        name={name}
        checked={isChosen}
        disabled={isLocked}
        onChange={onChoose}
      />
      <span className={styles.letter} aria-hidden>
        {letter}
      </span>
      <span className={styles.text} lang={option.language}>
        <bdi dir="auto">{option.text}</bdi>
      </span>
      <span className={classes(styles.mark, isSquare && styles.square)} aria-hidden>
        {isChosen && <Check size={15} strokeWidth={2.5} />}
      </span>
    </label>
  );
}
