import { Button, Input, Modal } from 'antd';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { object, string } from 'yup';
import { beginHere } from '../../components/form/begin-here';
import { Form } from '../../components/form/form';
import { FormField } from '../../components/form/form-field';
import { SubmitButton } from '../../components/form/submit-button';
import styles from './control-dialog.module.css';

const MAX_LENGTH = 500;
const schema = object({
  text: string().trim().required('monitor:message.required').max(MAX_LENGTH, 'monitor:message.long'),
});

interface Props {
  /** Null while nobody is written to. */
  to: { attemptId: string; name: string } | null;
  onSend: (text: string) => Promise<unknown>;
  onClose: () => void;
}

/** A few words to somebody who sits: they lie over the question until they are read. */
export function MessageDialog({ to, onSend, onClose }: Props): ReactNode {
  const { t } = useTranslation(['monitor', 'common']);
  if (!to) return null;
  const send = async ({ text }: { text: string }) => {
    await onSend(text.trim());
    onClose();
  };
  return (
    <Modal
      key={to.attemptId}
      open
      centered
      width={480}
      title={t('message.title', { name: to.name })}
      footer={null}
      onCancel={onClose}
    >
      <Form
        draft={`message ${to.attemptId}`}
        closes
        label={t('message.send')}
        className={styles.form}
        initialValues={{ text: '' }}
        schema={schema}
        onSubmit={send}
      >
        <FormField name="text" label={t('message.label')} help={t('message.help')}>
          {(field) => (
            <Input.TextArea
              {...field}
              dir="auto"
              ref={beginHere}
              autoSize={{ minRows: 3, maxRows: 8 }}
              maxLength={MAX_LENGTH}
              showCount
            />
          )}
        </FormField>
        <div className={styles.actions}>
          <Button onClick={onClose}>{t('common:action.cancel')}</Button>
          <SubmitButton>{t('message.send')}</SubmitButton>
        </div>
      </Form>
    </Modal>
  );
}
