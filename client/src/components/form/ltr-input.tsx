import { Input } from 'antd';
import { Eye, EyeOff } from 'lucide-react';
import { useState, type ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './ltr-input.module.css';

type InputProps = ComponentProps<typeof Input>;

/** E-mail, phone, link, code: written left to right, and set at the reading edge of the page. */
export function LtrInput({ className, ...props }: InputProps) {
  return <Input {...props} className={[styles.ltr, className].filter(Boolean).join(' ')} />;
}

/** A password that can be looked at. */
export function LtrPassword(props: Omit<InputProps, 'type' | 'suffix'>) {
  const { t } = useTranslation('common');
  const [visible, setVisible] = useState(false);
  const Icon = visible ? EyeOff : Eye;
  return (
    <LtrInput
      {...props}
      type={visible ? 'text' : 'password'}
      suffix={
        <button
          type="button"
          className={styles.eye}
          aria-label={t(visible ? 'field.hidePassword' : 'field.showPassword')}
          onClick={() => setVisible(!visible)}
        >
          <Icon size={16} strokeWidth={1.75} aria-hidden />
        </button>
      }
    />
  );
}
