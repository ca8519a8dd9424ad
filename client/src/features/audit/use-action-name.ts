import { useTranslation } from 'react-i18next';

/** The words for an action of the log; one that has none yet is shown by its code. */
export function useActionName(): (action: string) => string {
  const { t } = useTranslation('audit');
  return (action) => t(`action.${action}`, { defaultValue: action });
}
