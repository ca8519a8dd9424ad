import { useTranslation } from 'react-i18next';
import { LoadFailed } from '../../components/feedback/load-failed';
import { SkeletonRows } from '../../components/feedback/skeleton';
import { Part } from '../../components/page/parted';
import { toast } from '../../components/toast/toasts';
import { unlessRefused } from '../../lib/graphql/refusal';
import { useBrandSettingsQuery, useUpdateBrandMutation } from './brand-generated';
import { showBrand } from '../../lib/brand';
import { BrandForm } from './brand-form';
import { brandInputOf, type BrandValues } from './brand-values';

interface Props {
  /** For their company; null: for the installation. */
  hrId: string | null;
}

/** The name on the door: what candidates and colleagues see in place of Mizan's own. */
export function BrandPart({ hrId }: Props) {
  const { t } = useTranslation('brand');
  const { data, error, refetch } = useBrandSettingsQuery({ variables: { hrId }, fetchPolicy: 'cache-and-network' });
  const [update] = useUpdateBrandMutation();
  const save = async (values: BrandValues) => {
    const saved = await update({ variables: { input: brandInputOf(hrId, values) } });
    toast.success(t('saved'));
    if (hrId === null && saved.data) showBrand(saved.data.updateBrand.brand.shown);
    await unlessRefused(refetch());
  };
  return (
    <Part title={t('title')} note={t(hrId === null ? 'note' : 'companyNote')}>
      {!data && (error ? <LoadFailed error={error} onRetry={refetch} /> : <SkeletonRows rows={6} />)}
      {data && <BrandForm brand={data.brandSettings} onSave={save} />}
    </Part>
  );
}
