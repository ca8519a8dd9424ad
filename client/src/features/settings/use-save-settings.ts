import { useTranslation } from 'react-i18next';
import { toast } from '../../components/toast/toasts';
import type { UpdateSettingsInput } from '../../graphql/schema-generated';
import { resolvesWhenRefused } from '../../lib/graphql/refusal';
import { useUpdateSettingsMutation } from './settings-generated';

export type SaveSettings = (input: UpdateSettingsInput) => Promise<boolean>;

/** Saves one change at a time; whether it was taken. A refusal has shown its toast. */
export function useSaveSettings(): SaveSettings {
  const { t } = useTranslation('settings');
  const [update] = useUpdateSettingsMutation(resolvesWhenRefused);
  return async (input) => {
    const { data } = await update({ variables: { input } });
    if (!data) return false;
    toast.success(t('updated'));
    return true;
  };
}
