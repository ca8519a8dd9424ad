import { ChevronDown } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { QuestionType } from '../../../graphql/schema-generated';
import { typeOf } from '../types';
import styles from './type-menu.module.css';
import { TypePopover } from './type-popover';

interface Props {
  type: QuestionType;
  onPick: (type: QuestionType) => void;
}

/** The type of the question that is open, and the way to another one. */
export function TypePicker({ type, onPick }: Props) {
  const { t } = useTranslation(['questions', 'common']);
  const { Icon } = typeOf(type);
  const name = t(`common:questionType.${type}`);
  return (
    <TypePopover type={type} placement="start" onPick={onPick}>
      {(open, toggle) => (
        <button
          type="button"
          className={styles.trigger}
          aria-label={`${t('questions:editor.type')}: ${name}`}
          aria-haspopup="dialog"
          aria-expanded={open}
          onClick={toggle}
        >
          <Icon size={16} strokeWidth={1.75} aria-hidden />
          <span>{name}</span>
          <ChevronDown className={styles.chevron} size={14} strokeWidth={1.75} aria-hidden />
        </button>
      )}
    </TypePopover>
  );
}
