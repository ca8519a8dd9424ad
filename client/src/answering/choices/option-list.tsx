import { useTranslation } from 'react-i18next';
import type { Direction } from '../../lib/i18n/language';
import { OptionRow } from './option-row';
import type { Option } from './options';
import styles from './option-list.module.css';

interface Props {
  name: string;
  options: Option[];
  chosen: string[];
  allowsSeveral: boolean;
  isLocked: boolean;
  /** Of the content; the rows are laid out in it. */
  direction: Direction;
  labelledBy: string;
  onChoose: (id: string) => void;
}

/** The choices as rows with letters; one can be chosen, or several. */
export function OptionList({ name, options, chosen, allowsSeveral, isLocked, direction, labelledBy, onChoose }: Props) {
  const letters = useTranslation('answering').t('letters').split(' ');
  return (
    <div
      className={styles.list}
      dir={direction}
      role={allowsSeveral ? 'group' : 'radiogroup'}
      aria-labelledby={labelledBy}
    >
      {options.map((option, index) => (
        <OptionRow
          key={option.id}
          name={name}
          option={option}
          letter={letters[index] ?? String(index + 1)}
          isChosen={chosen.includes(option.id)}
          isSquare={allowsSeveral}
          isLocked={isLocked}
          onChoose={() => onChoose(option.id)}
        />
      ))}
    </div>
  );
}
