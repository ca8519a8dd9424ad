import { Input } from 'antd';
import { useTranslation } from 'react-i18next';
import { Form } from '../../components/form/form';
import { FormField } from '../../components/form/form-field';
import { LtrInput } from '../../components/form/ltr-input';
import { MoreOptions } from '../../components/form/more-options';
import { SubmitButton } from '../../components/form/submit-button';
import type { BrandFormFragment } from './brand-generated';
import { AccentField } from './accent-field';
import { BrandPreview } from './brand-preview';
import { brandValuesOf, type BrandValues } from './brand-values';
import styles from './brand.module.css';
import { LogoField } from './logo-field';

interface Props {
  brand: BrandFormFragment;
  onSave: (values: BrandValues) => Promise<void>;
}

/** Everything at once, and beside it how it looks; nothing is changed for anyone before it is saved. */
export function BrandForm({ brand, onSave }: Props) {
  const { t } = useTranslation('brand');
  const { inherited } = brand;
  return (
    <Form
      label={t('title')}
      initialValues={brandValuesOf(brand)}
      asksBeforeLeaving
      onSubmit={async (values, { settle }) => {
        await onSave(values);
        settle({ ...values, logo: undefined, darkLogo: undefined });
      }}
    >
      {({ values }) => (
        <div className={styles.form}>
          <div className={styles.fields}>
            <Words name="name" placeholder={inherited.name?.en ?? 'Mizan'} />
            <LogoField name="logo" kept={brand.logoPath} />
            <AccentField />
            <FormField name="supportAddress" label={t('supportAddress')} help={t('supportAddressHelp')} optional>
              {(field) => (
                <LtrInput {...field} type="email" autoComplete="off" placeholder={inherited.supportAddress} />
              )}
            </FormField>
            <Words name="imprint" isLong />
            <MoreOptions
              isOpen={Boolean(brand.nameAr ?? brand.imprintAr ?? brand.darkLogoPath)}
              label={t('more')}
              summary={t('moreSummary')}
            >
              <div className={styles.fields}>
                <Words name="nameAr" />
                <Words name="imprintAr" isLong />
                <LogoField name="darkLogo" kept={brand.darkLogoPath} />
              </div>
            </MoreOptions>
            <div>
              <SubmitButton>{t('save')}</SubmitButton>
            </div>
          </div>
          <BrandPreview brand={brand} values={values} />
        </div>
      )}
    </Form>
  );
}

const LONGEST = { name: 60, imprint: 500 };

interface WordsProps {
  name: 'name' | 'nameAr' | 'imprint' | 'imprintAr';
  placeholder?: string;
  isLong?: boolean;
}

function Words({ name, placeholder, isLong = false }: WordsProps) {
  const { t } = useTranslation('brand');
  const dir = name.endsWith('Ar') ? 'rtl' : 'auto';
  return (
    <FormField name={name} label={t(name)} help={t(`${name}Help`)} optional>
      {(field) =>
        isLong ? (
          <Input.TextArea {...field} dir={dir} maxLength={LONGEST.imprint} autoSize={{ minRows: 2, maxRows: 6 }} />
        ) : (
          <Input {...field} dir={dir} maxLength={LONGEST.name} placeholder={placeholder} autoComplete="off" />
        )
      }
    </FormField>
  );
}
