import { Button, InputNumber, Modal } from 'antd';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { number, object } from 'yup';
import { Form } from '../../components/form/form';
import { FormField } from '../../components/form/form-field';
import { SubmitButton } from '../../components/form/submit-button';
import { UserText } from '../../components/text/user-text';
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
  candidate: {
    invitationId: string;
    name: string;
    percent: number;
    /** What they asked for and nobody has answered: saving grants it. */
    request: { text: string; percent: number | null } | null;
  } | null;
  onSave: (percent: number) => Promise<unknown>;
  onDecline: () => Promise<boolean>;
  onClose: () => void;
}

/** More time for one candidate, as a share of every question's own: before the exam or during it. */
export function ExtraTimeDialog({ candidate, onSave, onDecline, onClose }: Props): ReactNode {
  const { t } = useTranslation(['monitor', 'common']);
  if (!candidate) return null;
  const { request } = candidate;
  const decline = async () => {
    if (await onDecline()) onClose();
  };
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
      title={t(request ? 'extraTime.requestTitle' : 'extraTime.title', { name: candidate.name })}
      footer={null}
      onCancel={onClose}
    >
      <Form<Values>
        label={t('extraTime.save')}
        className={styles.form}
        initialValues={{ percent: request?.percent ?? candidate.percent }}
        schema={schema}
        onSubmit={save}
      >
        {request && <UserText as="p">{request.text}</UserText>}
        <p className={styles.text}>{t(request ? 'extraTime.requestText' : 'extraTime.text')}</p>
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
          {request ? (
            <Button onClick={() => void decline()}>{t('extraTime.decline')}</Button>
          ) : (
            <Button onClick={onClose}>{t('common:action.cancel')}</Button>
          )}
          <SubmitButton>{t(request ? 'extraTime.grant' : 'extraTime.save')}</SubmitButton>
        </div>
      </Form>
    </Modal>
  );
}
