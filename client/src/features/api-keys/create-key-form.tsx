import { Checkbox, Input, Select } from 'antd';
import { useTranslation } from 'react-i18next';
import { beginHere } from '../../components/form/begin-here';
import { CheckField } from '../../components/form/check-field';
import { Form } from '../../components/form/form';
import { FormField } from '../../components/form/form-field';
import { SubmitButton } from '../../components/form/submit-button';
import type { ApiScope } from '../../graphql/schema-generated';
import { apiKeySchema, lifetimes, LONGEST_NAME, newApiKey, type ApiKeyValues } from './api-key.schema';
import styles from './api-keys.module.css';

const all: ApiScope[] = ['READ', 'INVITE', 'RESULTS', 'AUTHORING', 'ADMINISTRATION'];

/** HR users administer nothing, so no key of theirs does; the server holds to the same. */
const scopesFor = (administers: boolean): ApiScope[] =>
  administers ? all : all.filter((scope) => scope !== 'ADMINISTRATION');

interface Props {
  administers: boolean;
  keepsOrganization: boolean;
  onSubmit: (values: ApiKeyValues) => Promise<void>;
}

export function CreateKeyForm({ administers, keepsOrganization, onSubmit }: Props) {
  const { t } = useTranslation('api-keys');
  return (
    <Form
      draft="create-key"
      closes
      className={styles.form ?? ''}
      label={t('create.title')}
      initialValues={newApiKey}
      schema={apiKeySchema}
      onSubmit={onSubmit}
    >
      <FormField name="name" label={t('field.name')} help={t('field.nameHelp')}>
        {(field) => <Input {...field} dir="auto" autoComplete="off" maxLength={LONGEST_NAME} ref={beginHere} />}
      </FormField>
      <FormField<ApiScope[]> name="scopes" label={t('scopes')} help={t('field.scopesHelp')}>
        {({ status: _, ...field }) => <ScopeBoxes {...field} scopes={scopesFor(administers)} />}
      </FormField>
      <FormField name="lifetime" label={t('field.lifetime')}>
        {({ name: _, ...field }) => (
          <Select
            {...field}
            options={lifetimes.map((value) => ({ value, label: t(`lifetime.${value}`) }))}
            className={styles.lifetime ?? ''}
          />
        )}
      </FormField>
      {keepsOrganization && (
        <CheckField name="forOrganization" label={t('field.forOrganization')} help={t('field.organizationHelp')} />
      )}
      <div>
        <SubmitButton>{t('create.submit')}</SubmitButton>
      </div>
    </Form>
  );
}

interface BoxesProps {
  id: string;
  value: ApiScope[];
  scopes: readonly ApiScope[];
  onChange: (scopes: ApiScope[]) => void;
  onBlur: () => void;
}

function ScopeBoxes({ id, value, scopes, onChange, onBlur, ...aria }: BoxesProps) {
  const { t } = useTranslation('api-keys');
  const change = (scope: ApiScope, isChosen: boolean) =>
    onChange(scopes.filter((one) => (one === scope ? isChosen : value.includes(one))));
  return (
    <div role="group" id={id} className={styles.boxes} {...aria}>
      {scopes.map((scope) => (
        <Checkbox
          key={scope}
          checked={value.includes(scope)}
          onBlur={onBlur}
          onChange={({ target }) => change(scope, target.checked)}
        >
          <span className={styles.scopeName}>{t(`scope.${scope}.name`)}</span>
          <span className={styles.scopeText}>{t(`scope.${scope}.text`)}</span>
        </Checkbox>
      ))}
    </div>
  );
}
