import { Button, Modal } from 'antd';
import { Check, Copy, Download } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { InlineAlert } from '../../components/feedback/inline-alert';
import styles from './security.module.css';

const icon = { size: 16, strokeWidth: 1.75, 'aria-hidden': true } as const;

const FILE = 'mizan-recovery-codes.txt';

interface Props {
  codes: readonly string[];
  onClose: () => void;
}

/** Recovery codes, this once: a click beside the dialog does not lose them. */
export function ShownCodes({ codes, onClose }: Props) {
  const { t } = useTranslation('security');
  const [isCopied, setIsCopied] = useState(false);
  const text = codes.join('\n');
  const copy = async () => {
    await navigator.clipboard.writeText(text);
    setIsCopied(true);
  };
  return (
    <Modal open centered width={460} footer={null} closable={false} keyboard={false} title={t('recovery.shown')}>
      <div className={styles.dialog}>
        <InlineAlert tone="warning">{t('recovery.warning')}</InlineAlert>
        <ul className={styles.codes} dir="ltr" aria-label={t('recovery.shown')}>
          {codes.map((code) => (
            <li key={code}>{code}</li>
          ))}
        </ul>
        <div className={styles.ways}>
          {'clipboard' in navigator && (
            <Button icon={isCopied ? <Check {...icon} /> : <Copy {...icon} />} onClick={() => void copy()}>
              {t(isCopied ? 'recovery.copied' : 'recovery.copy')}
            </Button>
          )}
          <Button
            icon={<Download {...icon} />}
            href={`data:text/plain;charset=utf-8,${encodeURIComponent(`${text}\n`)}`}
            download={FILE}
          >
            {t('recovery.download')}
          </Button>
          <Button type="primary" onClick={onClose}>
            {t('recovery.close')}
          </Button>
        </div>
      </div>
    </Modal>
  );
}
