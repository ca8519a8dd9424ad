import { Input } from 'antd';
import { useTranslation } from 'react-i18next';
import { CheckField } from '../../components/form/check-field';
import { FormField } from '../../components/form/form-field';
import { LtrInput, LtrPassword } from '../../components/form/ltr-input';

const LONGEST = 300;

export function SsoFields({ isNew }: { isNew: boolean }) {
  const { t } = useTranslation('security');
  return (
    <>
      <FormField name="name" label={t('sso.name')} help={t('sso.nameHelp')}>
        {(field) => <Input {...field} dir="auto" autoComplete="off" maxLength={60} />}
      </FormField>
      <Text
        name="issuer"
        help={isNew ? 'issuerHelp' : 'issuerChangeHelp'}
        placeholder="https://login.microsoftonline.com/…/v2.0"
      />
      <Text name="clientId" />
      <FormField name="clientSecret" label={t('sso.clientSecret')} help={isNew ? undefined : t('sso.secretHelp')}>
        {(field) => <LtrPassword {...field} autoComplete="off" />}
      </FormField>
      <Text name="domains" help="domainsHelp" placeholder="example.com, example.org" />
      <Text name="roleClaim" help="roleHelp" placeholder="groups" optional />
      <Text name="adminValues" help="valuesHelp" optional />
      <Text name="hrValues" help="valuesHelp" optional />
      <Choice name="isEnabled" />
      <Choice name="isForced" help="forcedHelp" />
    </>
  );
}

interface TextProps {
  name: string;
  help?: string;
  /** The same in every language. */
  placeholder?: string;
  optional?: boolean;
}

function Text({ name, help, placeholder, optional = false }: TextProps) {
  const { t } = useTranslation('security');
  return (
    <FormField name={name} label={t(`sso.${name}`)} help={help && t(`sso.${help}`)} optional={optional}>
      {(field) => <LtrInput {...field} autoComplete="off" maxLength={LONGEST} placeholder={placeholder} />}
    </FormField>
  );
}

function Choice({ name, help }: { name: string; help?: string }) {
  const { t } = useTranslation('security');
  return <CheckField name={name} label={t(`sso.${name}`)} help={help && t(`sso.${help}`)} />;
}
