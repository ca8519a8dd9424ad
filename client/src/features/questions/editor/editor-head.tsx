import { Button, Tooltip } from 'antd';
import { useFormikContext } from 'formik';
import { ArrowDown, ArrowUp, Copy, Eye, Trash2, type LucideIcon } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { TypePicker } from '../picker/type-picker';
import { withType, type QuestionDraft } from '../question-draft';
import { TrialDrawer } from '../trial/trial-drawer';
import styles from './question-editor.module.css';

export interface HeadProps {
  /** Where the question stands; absent for one that stands by itself. */
  number?: number | undefined;
  count?: number | undefined;
  /** What cannot be done with this question is left out. */
  onDuplicate?: (() => void) | undefined;
  onDelete?: (() => void) | undefined;
  onMove?: ((to: number) => void) | undefined;
}

/** The type, where the question stands, and what can be done with it. */
export function EditorHead({ number = 1, count = 1, onDuplicate, onDelete, onMove }: HeadProps) {
  const { t } = useTranslation('questions');
  const { values, setValues } = useFormikContext<QuestionDraft>();
  const [isTrying, setTrying] = useState(false);
  return (
    <div className={styles.head}>
      <TypePicker type={values.type} onPick={(type) => void setValues(withType(values, type))} />
      {onMove && <span className={styles.place}>{t('editor.place', { number, count })}</span>}
      <span className={styles.tools}>
        <Tool Icon={Eye} label={t('trial.open')} onClick={() => setTrying(true)} />
        {onMove && (
          <>
            <Tool Icon={ArrowUp} label={t('editor.up')} disabled={number === 1} onClick={() => onMove(number - 2)} />
            <Tool
              Icon={ArrowDown}
              label={t('editor.down')}
              disabled={number === count}
              onClick={() => onMove(number)}
            />
          </>
        )}
        {onDuplicate && <Tool Icon={Copy} label={t('editor.duplicate')} onClick={onDuplicate} />}
        {onDelete && <Tool Icon={Trash2} label={t('editor.delete')} onClick={onDelete} />}
      </span>
      <TrialDrawer open={isTrying} draft={values} onClose={() => setTrying(false)} />
    </div>
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
