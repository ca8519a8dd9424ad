import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LtrInput } from '../../components/form/ltr-input';
import { westernDigits } from '../../lib/format/western-digits';
import { SettingRow } from './setting-row';
import styles from './settings.module.css';

interface Props {
  passMark: number;
  onSave: (passMark: number) => void;
}

/** A whole percentage; anything else is null. */
export function readPercentage(typed: string): number | null {
  const text = westernDigits(typed).trim();
  const value = Number(text);
  return /^\d{1,3}$/.test(text) && value <= 100 ? value : null;
}

/** Saved when the field is left or Enter is pressed. */
export function PassMarkRow({ passMark, onSave }: Props) {
  const { t } = useTranslation(['settings', 'assessments']);
  const [typed, setTyped] = useState(String(passMark));
  const [isWrong, setIsWrong] = useState(false);
  const save = () => {
    const value = readPercentage(typed);
    setIsWrong(value === null);
    if (value !== null && value !== passMark) onSave(value);
  };
  return (
    <SettingRow
      label={t('assessments:configuration.passMark')}
      example="passMark"
      help={isWrong ? <span className={styles.problem}>{t('assessments:problem.passMark')}</span> : undefined}
    >
      {(field) => (
        <LtrInput
          {...field}
          className={styles.mark ?? ''}
          inputMode="numeric"
          maxLength={3}
          suffix={<span className={styles.unit}>%</span>}
          status={isWrong ? 'error' : ''}
          aria-invalid={isWrong}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          onBlur={save}
          onPressEnter={save}
        />
      )}
    </SettingRow>
  );
}
