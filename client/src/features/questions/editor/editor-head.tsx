import { Button, Select, Tooltip } from 'antd';
import { useFormikContext } from 'formik';
import { ArrowDown, ArrowUp, Copy, Trash2, type LucideIcon } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { withType, type QuestionDraft } from '../question-draft';
import { typeGroups } from '../types';
import styles from './question-editor.module.css';

interface Props {
  number: number;
  count: number;
  onDuplicate: () => void;
  onDelete: () => void;
  onMove: (to: number) => void;
}

/** The type, where the question stands, and what can be done with it. */
export function EditorHead({ number, count, onDuplicate, onDelete, onMove }: Props) {
  const { t } = useTranslation('questions');
  return (
    <div className={styles.head}>
      <TypePicker />
      <span className={styles.place}>{t('editor.place', { number, count })}</span>
      <span className={styles.tools}>
        <Tool Icon={ArrowUp} label={t('editor.up')} disabled={number === 1} onClick={() => onMove(number - 2)} />
        <Tool Icon={ArrowDown} label={t('editor.down')} disabled={number === count} onClick={() => onMove(number)} />
        <Tool Icon={Copy} label={t('editor.duplicate')} onClick={onDuplicate} />
        <Tool Icon={Trash2} label={t('editor.delete')} onClick={onDelete} />
      </span>
    </div>
  );
}

function TypePicker() {
  const { t } = useTranslation(['questions', 'common']);
  const { values, setValues } = useFormikContext<QuestionDraft>();
  const options = typeGroups.map(({ group, definitions }) => ({
    label: t(`questions:group.${group}`),
    options: definitions.map(({ type, Icon }) => ({
      value: type,
      label: (
        <span className={styles.type}>
          <Icon size={16} strokeWidth={1.75} aria-hidden />
          {t(`common:questionType.${type}`)}
        </span>
      ),
    })),
  }));
  return (
    <Select
      className={styles.typePicker ?? ''}
      aria-label={t('questions:editor.type')}
      value={values.type}
      options={options}
      popupMatchSelectWidth={220}
      onChange={(type) => void setValues(withType(values, type))}
    />
  );
}

interface ToolProps {
  Icon: LucideIcon;
  label: string;
  disabled?: boolean;
  onClick: () => void;
}

function Tool({ Icon, label, disabled = false, onClick }: ToolProps) {
  return (
    <Tooltip title={label}>
      <Button
        type="text"
        aria-label={label}
        disabled={disabled}
        icon={<Icon size={17} strokeWidth={1.75} aria-hidden />}
        onClick={onClick}
      />
    </Tooltip>
  );
}
