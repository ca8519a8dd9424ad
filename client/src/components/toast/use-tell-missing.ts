import { useTranslation } from 'react-i18next';
import { toast } from './toasts';
import { useFormat } from '../../hooks/use-format';

/** Says of how many of those who were ticked nothing is there any more, so that nothing was done. */
export function useTellMissing() {
  const { t } = useTranslation('common');
  const format = useFormat();
  return (count: number): void => {
    if (count > 0) toast.info(t('bulk.missing', { count, formatted: format.number(count) }));
  };
}
