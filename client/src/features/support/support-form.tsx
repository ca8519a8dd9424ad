import { Input } from 'antd';
import { useTranslation } from 'react-i18next';
import { Form } from '../../components/form/form';
import { FormField } from '../../components/form/form-field';
import { SubmitButton } from '../../components/form/submit-button';
import { useContactSupportMutation } from './contact-support-generated';
import styles from './support.module.css';
import { supportLimits, supportSchema } from './support.schema';

/** A message to support from somebody who is signed in: who writes is known. */
export function SupportForm({ onSent }: { onSent: () => void }) {
  const { t } = useTranslation('settings');
  const [contact] = useContactSupportMutation();
  return (
    <Form
      draft="support"
      closes
      asksBeforeLeaving
      className={styles.form ?? ''}
      label={t('support.title')}
      initialValues={{ subject: '', message: '' }}
      schema={supportSchema}
      onSubmit={async (values) => {
        await contact({ variables: { input: supportSchema.cast(values) } });
        onSent();
      }}
    >
      <FormField name="subject" label={t('support.subject')}>
        {(field) => <Input {...field} dir="auto" maxLength={supportLimits.subject} />}
      </FormField>
      <FormField name="message" label={t('support.message')} help={t('support.messageHelp')}>
        {(field) => (
          <Input.TextArea
            {...field}
            dir="auto"
            maxLength={supportLimits.message}
            autoSize={{ minRows: 6, maxRows: 16 }}
          />
        )}
      </FormField>
      <div>
        <SubmitButton>{t('support.submit')}</SubmitButton>
      </div>
    </Form>
  );
}
