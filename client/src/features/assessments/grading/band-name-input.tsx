import { Input } from 'antd';
import { CircleAlert } from 'lucide-react';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './grade-bands.module.css';

const MAX_NAME_LENGTH = 40;

interface Props {
  name: string;
  label: string;
  /** Just added: typed next. */
  isNew: boolean;
  /** Complains of a missing name also before the field was left. */
  isChecked: boolean;
  onRename: (name: string) => void;
}

export function BandNameInput({ name, label, isNew, isChecked, onRename }: Props) {
  const { t } = useTranslation('assessments');
  const [wasLeft, setLeft] = useState(false);
  const id = useId();
  const isMissing = (wasLeft || isChecked) && name.trim() === '';
  return (
    <div className={styles.nameCell}>
      <Input
        variant="filled"
        dir="auto"
        autoFocus={isNew}
        maxLength={MAX_NAME_LENGTH}
        status={isMissing ? 'error' : ''}
        aria-label={label}
        aria-invalid={isMissing}
        aria-describedby={isMissing ? id : undefined}
        value={name}
        onChange={(event) => onRename(event.target.value)}
        onBlur={() => setLeft(true)}
      />
      {isMissing && (
        <p className={styles.problem} id={id} role="alert">
          <CircleAlert size={14} strokeWidth={1.75} aria-hidden />
          {t('bands.nameMissing')}
        </p>
      )}
    </div>
  );
}
