import { useTranslation } from 'react-i18next';
import { toast } from '../../../components/toast/toasts';

/** Clears the list at once, and offers the way back. */
export function useClearList(): (clear: () => () => void) => void {
  const { t } = useTranslation('candidates');
  return (clear) => {
    const putBack = clear();
    toast.success(t('invite.cleared'), { undo: putBack });
  };
}
