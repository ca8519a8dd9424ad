import { useTranslation } from 'react-i18next';
import { useFormat } from '../../hooks/use-format';

/** How many ticked rows the server takes at once; those of a file stand in its address. */
export const MOST_AT_ONCE = 500;
export const MOST_EXPORTED = 300;
/** What stands side by side on a desk. */
export const MOST_COMPARED = 6;

/** What whoever has ticked that many is told before they press; nothing below the limits. */
export function useBulkNote(): (ticked: number) => string | undefined {
  const { t } = useTranslation('common');
  const format = useFormat();
  return (ticked) => {
    if (ticked > MOST_AT_ONCE) return t('bulk.most', { most: format.number(MOST_AT_ONCE) });
    return ticked > MOST_EXPORTED ? t('bulk.mostExported', { most: format.number(MOST_EXPORTED) }) : undefined;
  };
}
