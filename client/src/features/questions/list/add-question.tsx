import { Button } from 'antd';
import { ChevronDown, Plus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { QuestionType } from '../../../graphql/schema-generated';
import { TypePopover } from '../picker/type-popover';
import { DEFAULT_TYPE } from '../types';

/** A new question of a type that is chosen first. */
export function AddQuestion({ onAdd }: { onAdd: (type: QuestionType) => void }) {
  const { t } = useTranslation('questions');
  return (
    <TypePopover type={DEFAULT_TYPE} placement="end" onPick={onAdd}>
      {(open, toggle) => (
        <Button
          icon={<Plus size={16} strokeWidth={1.75} aria-hidden />}
          aria-haspopup="dialog"
          aria-expanded={open}
          onClick={toggle}
        >
          {t('list.add')}
          <ChevronDown size={14} strokeWidth={1.75} aria-hidden />
        </Button>
      )}
    </TypePopover>
  );
}
