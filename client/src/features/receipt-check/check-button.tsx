import { Button, Segmented } from 'antd';
import { ReceiptText } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { SideDrawer } from '../../components/overlay/side-drawer';
import { UnsentAnswersBox } from './unsent-answers-box';
import { ReceiptCodeForm } from '../receipt-check/code-form';
import styles from './receipts.module.css';

type Kind = 'code' | 'file';

interface Props {
  resultPath: (assessmentId: string, candidateId: string) => string;
}

/** Opens the place where staff check what candidates can show of their answers, and take in what could not be sent. */
export function CheckReceiptsButton({ resultPath }: Props): ReactNode {
  const { t } = useTranslation('receipts');
  const [isOpen, setOpen] = useState(false);
  const [kind, setKind] = useState<Kind>('code');
  return (
    <>
      <Button icon={<ReceiptText size={16} strokeWidth={1.75} aria-hidden />} onClick={() => setOpen(true)}>
        {t('open')}
      </Button>
      <SideDrawer open={isOpen} label={t('title')} title={t('title')} onClose={() => setOpen(false)}>
        <Segmented<Kind>
          block
          className={styles.kinds ?? ''}
          aria-label={t('way')}
          value={kind}
          options={[
            { value: 'code', label: t('code.way') },
            { value: 'file', label: t('file.way') },
          ]}
          onChange={setKind}
        />
        {isOpen && (kind === 'code' ? <ReceiptCodeForm resultPath={resultPath} /> : <UnsentAnswersBox />)}
      </SideDrawer>
    </>
  );
}
