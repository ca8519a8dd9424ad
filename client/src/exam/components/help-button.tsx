import { CircleQuestionMark } from 'lucide-react';
import { useId, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useBrand } from '../../lib/brand';
import { isolateName } from '../../lib/format/isolate-name';
import { Button } from './button';
import styles from './help-button.module.css';
import { NoticeDialog } from './notice-dialog';
import tool from './tool-button.module.css';

interface Props {
  /** Only the icon, as beside the clock. */
  isSmall?: boolean;
  /** The clock, where one is running: no dialog stops it. */
  children?: ReactNode;
}

/** The same help at the same place on every page of the exam: what to do when something fails, and whom to ask. */
export function HelpButton({ isSmall = false, children }: Props) {
  const { t } = useTranslation('exam');
  const [isOpen, setOpen] = useState(false);
  const wordsId = useId();
  const { supportAddress } = useBrand();
  const close = () => setOpen(false);
  const label = t('help.title');
  return (
    <>
      <button type="button" className={tool.button} aria-label={label} title={label} onClick={() => setOpen(true)}>
        <CircleQuestionMark size={16} strokeWidth={1.75} aria-hidden />
        {!isSmall && <span>{label}</span>}
      </button>
      {isOpen && (
        <NoticeDialog icon={CircleQuestionMark} tone="plain" title={label} describedBy={wordsId} onClose={close}>
          <ul id={wordsId} className={styles.list}>
            {(['line', 'device', 'ask'] as const).map((line) => (
              <li key={line}>{t(`help.${line}`)}</li>
            ))}
            {supportAddress !== null && <li>{t('help.write', { address: isolateName(supportAddress) })}</li>}
          </ul>
          {children}
          <div className={styles.close}>
            <Button kind="quiet" onClick={close} isWide autoFocus>
              {t('help.close')}
            </Button>
          </div>
        </NoticeDialog>
      )}
    </>
  );
}
