import { Button } from 'antd';
import { ReceiptText } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { SideDrawer } from '../../components/overlay/side-drawer';
import { CodeForm } from './code-form';

interface Props {
  resultPath: (assessmentId: string, candidateId: string) => string;
}

/** Opens the place where staff check what candidates can show of their answers. */
export function ProofButton({ resultPath }: Props): ReactNode {
  const { t } = useTranslation('proof');
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button icon={<ReceiptText size={16} strokeWidth={1.75} aria-hidden />} onClick={() => setOpen(true)}>
        {t('open')}
      </Button>
      <SideDrawer open={isOpen} label={t('title')} title={t('title')} onClose={() => setOpen(false)}>
        {isOpen && <CodeForm resultPath={resultPath} />}
      </SideDrawer>
    </>
  );
}
