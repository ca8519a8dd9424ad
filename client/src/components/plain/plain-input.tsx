import { Eye, EyeOff } from 'lucide-react';
import { useState, type InputHTMLAttributes } from 'react';
import { useTranslation } from 'react-i18next';
import { classes } from '../../lib/classes';
import type { FieldControl } from '../form/use-form-field';
import styles from './plain-input.module.css';

type Native = Pick<
  InputHTMLAttributes<HTMLInputElement>,
  'type' | 'inputMode' | 'autoComplete' | 'autoFocus' | 'maxLength' | 'onFocus'
>;
type Props = FieldControl<string> & Native;

/** A large field for what is written left to right, as Ant Design draws it in our theme, without Ant Design. */
export function PlainInput({ status, ...field }: Props) {
  return <input {...field} className={classes(styles.box, styles.text, status === 'error' && styles.error)} />;
}

/** A password that can be looked at. */
export function PlainPassword({ status, ...field }: Omit<Props, 'type'>) {
  const { t } = useTranslation('common');
  const [isVisible, setVisible] = useState(false);
  const Icon = isVisible ? EyeOff : Eye;
  return (
    <span className={classes(styles.box, styles.framed, status === 'error' && styles.error)}>
      <input {...field} className={classes(styles.inner, styles.text)} type={isVisible ? 'text' : 'password'} />
      <button
        type="button"
        className={styles.eye}
        aria-label={t(isVisible ? 'field.hidePassword' : 'field.showPassword')}
        onClick={() => setVisible(!isVisible)}
      >
        <Icon size={16} strokeWidth={1.75} aria-hidden />
      </button>
    </span>
  );
}
