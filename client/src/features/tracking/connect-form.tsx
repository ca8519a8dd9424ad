import { Radio } from 'antd';
import { useFormikContext } from 'formik';
import { useTranslation } from 'react-i18next';
import { Form } from '../../components/form/form';
import { FormField } from '../../components/form/form-field';
import { LtrInput, LtrPassword } from '../../components/form/ltr-input';
import { SubmitButton } from '../../components/form/submit-button';
import { connectSchema, newConnection, type ConnectValues } from './connect.schema';
import { SYSTEM_NAMES, SYSTEMS } from './systems';
import styles from './tracking.module.css';

const SECRETS = ['credential'] as const;

/** Which system, and how Mizan calls it back. A credential is never kept as a draft. */
export function ConnectForm({ onSubmit }: { onSubmit: (values: ConnectValues) => Promise<void> }) {
  const { t } = useTranslation('tracking');
  return (
    <Form<ConnectValues>
      draft="connect-system"
      closes
      secrets={SECRETS}
      className={styles.form ?? ''}
      label={t('connect.title')}
      initialValues={newConnection}
      schema={connectSchema}
      onSubmit={onSubmit}
    >
      <Fields />
      <div>
        <SubmitButton>{t('connect.submit')}</SubmitButton>
      </div>
    </Form>
  );
}

function Fields() {
  const { t } = useTranslation('tracking');
  const { system } = useFormikContext<ConnectValues>().values;
  const name = SYSTEM_NAMES[system];
  return (
    <>
      <FormField<ConnectValues['system']> name="system" label={t('field.system')}>
        {({ id, value, onChange }) => (
          <Radio.Group
            id={id}
            aria-label={t('field.system')}
            value={value}
            options={SYSTEMS.map((one) => ({ value: one, label: SYSTEM_NAMES[one] }))}
            onChange={({ target }) => onChange(target.value as ConnectValues['system'])}
          />
        )}
      </FormField>
      <FormField name="credential" label={t('field.credential', { name })} help={t(`field.where.${system}`)}>
        {(field) => <LtrPassword {...field} autoComplete="off" maxLength={500} />}
      </FormField>
      {system === 'ASHBY' && (
        <FormField name="address" label={t('field.address')} help={t('field.addressHelp')} optional>
          {(field) => <LtrInput {...field} inputMode="url" maxLength={500} />}
        </FormField>
      )}
    </>
  );
}
