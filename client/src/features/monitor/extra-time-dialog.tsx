import { Button, InputNumber, Modal } from 'antd';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { number, object } from 'yup';
import { Form } from '../../components/form/form';
import { FormField } from '../../components/form/form-field';
import { SubmitButton } from '../../components/form/submit-button';
import styles from './control-dialog.module.css';

const MOST = 900;
const range = 'monitor:extraTime.range';
const schema = object({
  percent: number()
    .nullable()
    .transform((value: number | null) => (Number.isNaN(value) ? null : value))
    .required(range)
    .integer(range)
    .min(0, range)
    .max(MOST, range),
});

interface Values {
  percent: number | null;
}

interface Props {
  /** Null while nobody is chosen. */
  candidate: { invitationId: string; name: string; percent: number } | null;
  onSave: (percent: number) => Promise<unknown>;
  onClose: () => void;
}

/** More time for one candidate, as a share of every question's own: before the exam or during it. */
export function ExtraTimeDialog({ candidate, onSave, onClose }: Props): ReactNode {
  const { t } = useTranslation(['monitor', 'common']);
  if (!candidate) return null;
  const save = async ({ percent }: Values) => {
    await onSave(percent ?? 0);
    onClose();
  };
  return (
    <Modal
      key={candidate.invitationId}
      open
      centered
      width={460}
      title={t('extraTime.title', { name: candidate.name })}
      footer={null}
      onCancel={onClose}
    >
      <Form<Values>
        label={t('extraTime.save')}
        className={styles.form}
        initialValues={{ percent: candidate.percent }}
        schema={schema}
        onSubmit={save}
      >
        <p className={styles.text}>{t('extraTime.text')}</p>
        <FormField<number | null> name="percent" label={t('extraTime.label')} help={t('extraTime.help')}>
          {(field) => (
            <InputNumber
              {...field}
              className={styles.minutes ?? ''}
              min={0}
              max={MOST}
              step={5}
              precision={0}
              suffix="%"
            />
          )}
        </FormField>
        <div className={styles.actions}>
          <Button onClick={onClose}>{t('common:action.cancel')}</Button>
          <SubmitButton>{t('extraTime.save')}</SubmitButton>
        </div>
      </Form>
    </Modal>
  );
}
