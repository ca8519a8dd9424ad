import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Form } from '../../../components/form/form';
import { SubmitButton } from '../../../components/form/submit-button';
import { toast } from '../../../components/toast/toasts';
import { useCreateAdminMutation } from './staff-forms-generated';
import { useLanguage } from '../../../hooks/use-language';
import { contentLanguageOf } from '../../../lib/i18n/content-language';
import styles from '../people.module.css';
import { EmailField, MailLanguageField, NameField } from './staff-fields';
import { adminSchema } from './staff.schema';

interface Props {
  onCreated: () => void;
  /** The way back, beside the button. */
  cancel: ReactNode;
}

/** A new admin, who sets the password by a mailed link. */
export function AdminForm({ onCreated, cancel }: Props) {
  const { t } = useTranslation('people');
  const { language } = useLanguage();
  const [createAdmin] = useCreateAdminMutation();
  return (
    <Form
      draft="create-admin"
      closes
      asksBeforeLeaving
      className={styles.form ?? ''}
      label={t('admin.create')}
      initialValues={{ name: '', email: '', language: contentLanguageOf(language) }}
      schema={adminSchema}
      onSubmit={async (values, { settle }) => {
        await createAdmin({ variables: { input: adminSchema.cast(values) } });
        toast.success(t('admin.created'));
        settle(values);
        onCreated();
      }}
    >
      <NameField />
      <EmailField />
      <MailLanguageField />
      <div className={styles.buttons}>
        <SubmitButton>{t('admin.create')}</SubmitButton>
        {cancel}
      </div>
    </Form>
  );
}
