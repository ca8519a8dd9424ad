import { Button } from 'antd';
import { Check, Copy } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { InlineAlert } from '../../components/feedback/inline-alert';
import styles from './api-keys.module.css';

interface Props {
  secret: string;
  onClose: () => void;
}

const icon = { size: 16, strokeWidth: 1.75, 'aria-hidden': true } as const;

/** The key, to be copied now: the server has only a hash of it. */
export function ShownKey({ secret, onClose }: Props) {
  const { t } = useTranslation('api-keys');
  const [isCopied, setIsCopied] = useState(false);
  const copy = async () => {
    await navigator.clipboard.writeText(secret);
    setIsCopied(true);
  };
  return (
    <div className={styles.form}>
      <InlineAlert tone="warning">{t('shown.warning')}</InlineAlert>
      <div className={styles.secretRow}>
        <input
          className={styles.secret}
          dir="ltr"
          readOnly
          value={secret}
          aria-label={t('shown.label')}
          onFocus={(event) => event.currentTarget.select()}
        />
        {/* Browsers give pages without https no clipboard: there the field is selected and copied by hand. */}
        {'clipboard' in navigator && (
          <Button icon={isCopied ? <Check {...icon} /> : <Copy {...icon} />} onClick={() => void copy()}>
            {t(isCopied ? 'shown.copied' : 'shown.copy')}
          </Button>
        )}
      </div>
      <p className={styles.scopeText} role="status">
        {isCopied ? t('shown.copiedStatus') : t('shown.use')}
      </p>
      <pre className={styles.sample} dir="ltr">
        {'Authorization: Bearer mzn_…'}
      </pre>
      <div>
        <Button type="primary" onClick={onClose}>
          {t('shown.close')}
        </Button>
      </div>
    </div>
  );
}
