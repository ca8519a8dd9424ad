import { CircleX } from 'lucide-react';
import { useTranslation } from 'react-i18next';

/** `allowClear` of a choice or a search, its button named in the language of the page; antd's own name is English in both. */
export function useClear() {
  const { t } = useTranslation('common');
  const label = t('action.clear');
  return { label, clearIcon: <CircleX size={14} strokeWidth={1.75} role="img" aria-label={label} /> };
}
