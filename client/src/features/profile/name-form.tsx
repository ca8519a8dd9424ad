import { Input } from 'antd';
import { useTranslation } from 'react-i18next';
import { object } from 'yup';
import { Form } from '../../components/form/form';
import { FormField } from '../../components/form/form-field';
import { SubmitButton } from '../../components/form/submit-button';
import { toast } from '../../components/toast/toasts';
import { useChangeNameMutation } from './profile-generated';
import { lineText } from '../../lib/forms/text-fields';
import styles from './profile.module.css';

const LONGEST = 100;
const schema = object({ name: lineText('profile:error.name', LONGEST) });

/** The name that others see. */
export function NameForm({ name }: { name: string }) {
  const { t } = useTranslation(['profile', 'common']);
  const [changeName] = useChangeNameMutation();
  return (
    <Form
      asksBeforeLeaving
      className={styles.form ?? ''}
      label={t('profile:name.title')}
      initialValues={{ name }}
      schema={schema}
      onSubmit={async (values, { settle }) => {
        await changeName({ variables: { input: schema.cast(values) } });
        settle(values);
        toast.success(t('profile:name.changed'));
      }}
    >
      <FormField name="name" label={t('profile:name.label')}>
        {(field) => <Input {...field} dir="auto" autoComplete="name" maxLength={LONGEST} />}
      </FormField>
      <div>
        <SubmitButton>{t('common:action.save')}</SubmitButton>
      </div>
    </Form>
  );
}
