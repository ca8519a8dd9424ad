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

interface PutBack {
  skippedCount: number;
  missingIds: readonly string[];
}

/** Says of how many of those who were to be put back nothing was: somebody changed the same meanwhile, or they are gone. */
export function useTellStayed() {
  const { t } = useTranslation('common');
  const format = useFormat();
  const tellMissing = useTellMissing();
  return (came: readonly PutBack[]): void => {
    const count = came.reduce((sum, { skippedCount }) => sum + skippedCount, 0);
    if (count > 0) toast.info(t('bulk.stayed', { count, formatted: format.number(count) }));
    tellMissing(came.flatMap(({ missingIds }) => missingIds).length);
  };
}
