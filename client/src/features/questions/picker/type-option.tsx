import { Check } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { AnyQuestionType } from '../types';
import styles from './type-menu.module.css';

interface Props {
  id: string;
  definition: AnyQuestionType;
  /** The keyboard or the pointer is on it. */
  isActive: boolean;
  isSelected: boolean;
  onHover: () => void;
  onPick: () => void;
}

export function TypeOption({ id, definition: { type, Icon }, isActive, isSelected, onHover, onPick }: Props) {
  const { t } = useTranslation(['questions', 'common']);
  return (
    // The field beside the list keeps the focus, and its keys choose.
    // eslint-disable-next-line jsx-a11y/click-events-have-key-events
    <div
      id={id}
      role="option"
      aria-selected={isSelected}
      data-active={isActive}
      className={[styles.option, isActive && styles.active].filter(Boolean).join(' ')}
      onPointerMove={onHover}
      onPointerDown={(event) => event.preventDefault()}
      onClick={onPick}
    >
      <span className={styles.icon} aria-hidden>
        <Icon size={17} strokeWidth={1.75} />
      </span>
      <span className={styles.words}>
        <span className={styles.name}>{t(`common:questionType.${type}`)}</span>
        <span className={styles.about}>{t(`questions:type.${type}`)}</span>
      </span>
      {isSelected && <Check className={styles.check} size={16} strokeWidth={2} aria-hidden />}
    </div>
  );
}
