import { Button } from 'antd';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ExportDialog } from './export-dialog';
import type { Exported } from './formats';

interface Props extends Exported {
  /** How many questions that is. */
  count: number;
}

/** Questions as a file: those that are ticked, or all that the filter finds. */
export function ExportMenu({ count, ...exported }: Props) {
  const { t } = useTranslation('questions-import');
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        icon={<Download size={16} strokeWidth={1.75} aria-hidden />}
        disabled={count === 0}
        onClick={() => setOpen(true)}
      >
        {t('export.open')}
      </Button>
      <ExportDialog open={isOpen} exported={exported} count={count} onClose={() => setOpen(false)} />
    </>
  );
}
