import { Button } from 'antd';
import { FolderPlus, Power, PowerOff } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { BulkBar } from '../../../components/table/bulk-bar';
import { useFormat } from '../../../hooks/use-format';

const icon = { size: 16, strokeWidth: 1.75, 'aria-hidden': true } as const;

interface Props {
  count: number;
  onActivate: () => void;
  onDeactivate: () => void;
  onAddToTest: () => void;
  onClear: () => void;
  /** Export, from whoever knows the formats. */
  more?: ReactNode;
}

/** What can be done with everything that is ticked. Gone while nothing is. */
export function BankBulkBar({ count, onActivate, onDeactivate, onAddToTest, onClear, more }: Props) {
  const { t } = useTranslation('bank');
  const format = useFormat();
  if (count === 0) return null;
  return (
    <BulkBar
      label={t('bulk.label')}
      count={t('bulk.count', { count, formatted: format.number(count) })}
      clear={t('bulk.clear')}
      onClear={onClear}
    >
      <Button icon={<FolderPlus {...icon} />} onClick={onAddToTest}>
        {t('bulk.addToTest')}
      </Button>
      <Button icon={<Power {...icon} />} onClick={onActivate}>
        {t('bulk.activate')}
      </Button>
      <Button icon={<PowerOff {...icon} />} onClick={onDeactivate}>
        {t('bulk.deactivate')}
      </Button>
      {more}
    </BulkBar>
  );
}
