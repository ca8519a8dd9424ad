import { useTranslation } from 'react-i18next';
import { toast } from '../../components/toast/toasts';
import type { UpdateSettingsInput } from '../../graphql/schema-generated';
import { useUpdateSettingsMutation } from './settings-generated';

export type SaveSettings = (input: UpdateSettingsInput) => Promise<boolean>;

/** Saves one change at a time; whether it was taken. A refusal has shown its toast. */
export function useSaveSettings(): SaveSettings {
  const { t } = useTranslation('settings');
  const [update] = useUpdateSettingsMutation();
  return async (input) => {
    try {
      await update({ variables: { input } });
    } catch {
      return false;
    }
    toast.success(t('updated'));
    return true;
  };
}
