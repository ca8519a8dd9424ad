import { Button } from 'antd';
import { Check, Copy } from 'lucide-react';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './copy-field.module.css';

interface Props {
  label: string;
  value: string;
}

const icon = { size: 16, strokeWidth: 1.75, 'aria-hidden': true } as const;

/** A key or an address that is taken elsewhere: selected when it is reached, copied by a button. */
export function CopyField({ label, value }: Props) {
  const { t } = useTranslation('common');
  const id = useId();
  const [isCopied, setCopied] = useState(false);
  const copy = async () => {
    await navigator.clipboard.writeText(value);
    setCopied(true);
  };
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={styles.label}>
        <bdi>{label}</bdi>
      </label>
      <div className={styles.row}>
        <input
          id={id}
          className={styles.value}
          dir="ltr"
          readOnly
          value={value}
          onFocus={(event) => event.currentTarget.select()}
        />
        {/* Browsers give pages without https no clipboard: there the field is selected and copied by hand. */}
        {'clipboard' in navigator && (
          <Button
            icon={isCopied ? <Check {...icon} /> : <Copy {...icon} />}
            aria-label={t('field.copyOne', { label })}
            onClick={() => void copy()}
          >
            {t(isCopied ? 'field.copied' : 'field.copy')}
          </Button>
        )}
      </div>
    </div>
  );
}
