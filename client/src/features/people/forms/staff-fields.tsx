import { Input, Segmented } from 'antd';
import { useTranslation } from 'react-i18next';
import { FormField } from '../../../components/form/form-field';
import { LtrInput } from '../../../components/form/ltr-input';
import type { ContentLanguage } from '../../../graphql/schema-generated';
import { staffLimits } from './staff.schema';

const LANGUAGES: ContentLanguage[] = ['EN', 'AR'];

export function NameField() {
  const { t } = useTranslation('people');
  return (
    <FormField name="name" label={t('form.name')}>
      {(field) => <Input {...field} dir="auto" autoComplete="off" maxLength={staffLimits.name} />}
    </FormField>
  );
}

export function EmailField() {
  const { t } = useTranslation('people');
  return (
    <FormField name="email" label={t('form.email')} help={t('form.emailHelp')}>
      {(field) => <LtrInput {...field} type="email" inputMode="email" autoComplete="off" />}
    </FormField>
  );
}

/** The language of the mail with the link. */
export function MailLanguageField() {
  const { t } = useTranslation(['people', 'common']);
  return (
    <FormField<ContentLanguage> name="language" label={t('people:form.language')}>
      {({ id, value, onChange, 'aria-labelledby': labelledBy }) => (
        <div>
          <Segmented
            id={id}
            aria-labelledby={labelledBy}
            value={value}
            options={LANGUAGES.map((language) => ({ value: language, label: t(`common:language.${language}`) }))}
            onChange={onChange}
          />
        </div>
      )}
    </FormField>
  );
}

export function PhoneField() {
  const { t } = useTranslation('people');
  return (
    <FormField name="phone" label={t('form.phone')} help={t('form.phoneHelp')}>
      {(field) => <LtrInput {...field} type="tel" inputMode="tel" autoComplete="off" />}
    </FormField>
  );
}

export function CompanyNameField() {
  const { t } = useTranslation('people');
  return (
    <FormField name="companyName" label={t('form.companyName')}>
      {(field) => <Input {...field} dir="auto" autoComplete="off" maxLength={staffLimits.companyName} />}
    </FormField>
  );
}

/** A whole number, in the digits of either keyboard. */
export function CountField({ name }: { name: 'companySize' | 'maxRequests' }) {
  const { t } = useTranslation('people');
  return (
    <FormField name={name} label={t(`form.${name}`)} help={t(`form.${name}Help`)}>
      {(field) => <LtrInput {...field} inputMode="numeric" autoComplete="off" />}
    </FormField>
  );
}
