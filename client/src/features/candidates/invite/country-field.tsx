import { Select } from 'antd';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useClear } from '../../../components/form/use-clear';
import { useLanguage } from '../../../hooks/use-language';
import styles from './invite-drawer.module.css';

const COUNTRIES = (
  'SA AE KW QA BH OM YE JO PS LB SY IQ EG SD LY TN DZ MA MR SO DJ KM ' +
  'TR IR PK IN BD LK NP PH ID MY SG TH VN CN JP KR GB IE FR DE AT CH NL BE LU ES PT IT GR SE NO DK FI PL CZ RO HU BG UA RU ' +
  'US CA MX BR AR CL CO ZA NG KE ET GH TZ UG AU NZ'
).split(' ');

interface Props {
  /** ISO 3166; null leaves numbers as they stand. */
  country: string | null;
  onChange: (country: string | null) => void;
}

/** Whose numbers these are when they carry no country code. */
export function CountryField({ country, onChange }: Props): ReactNode {
  const { t } = useTranslation('candidates');
  const allowClear = useClear();
  const { language } = useLanguage();
  const names = new Intl.DisplayNames(language, { type: 'region' });
  return (
    <label className={styles.assumed}>
      {t('invite.country')}
      <Select<string>
        showSearch={{ optionFilterProp: 'label' }}
        allowClear={allowClear}
        size="small"
        placeholder={t('invite.asWritten')}
        {...(country !== null && { value: country })}
        popupMatchSelectWidth={false}
        options={COUNTRIES.map((code) => ({ value: code, label: names.of(code) ?? code }))}
        onChange={(code: string | undefined) => onChange(code ?? null)}
      />
    </label>
  );
}
