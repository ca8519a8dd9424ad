import { Button, Input, InputNumber, Modal, Select } from 'antd';
import { useMemo, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Form } from '../../components/form/form';
import { FormField } from '../../components/form/form-field';
import { SubmitButton } from '../../components/form/submit-button';
import type { ReasonCode } from '../../graphql/schema-generated';
import { controlSchema, initialControl, type AttemptCommand, type ControlValues } from './control.schema';
import { reasonGroups } from './reason-options';
import styles from './control-dialog.module.css';

export interface ControlRequest {
  reasonCode: ReasonCode;
  note: string | null;
  seconds: number;
}

interface Props {
  /** Null while nothing is asked. */
  asked: { control: AttemptCommand; name: string; attemptId: string } | null;
  onConfirm: (request: ControlRequest) => Promise<unknown>;
  onClose: () => void;
}

/** Why, in words that hold in a dispute: no control of the clock without a reason. */
export function ControlDialog({ asked, onConfirm, onClose }: Props): ReactNode {
  const { t } = useTranslation('monitor');
  if (!asked) return null;
  const { control, name, attemptId } = asked;
  return (
    <Modal
      key={`${control} ${attemptId}`}
      open
      centered
      width={480}
      title={t(`dialog.${control}.title`, { name })}
      footer={null}
      onCancel={onClose}
    >
      <ControlForm control={control} attemptId={attemptId} onConfirm={onConfirm} onClose={onClose} />
    </Modal>
  );
}

interface FormProps extends Omit<Props, 'asked'> {
  control: AttemptCommand;
  attemptId: string;
}

function ControlForm({ control, attemptId, onConfirm, onClose }: FormProps) {
  const { t } = useTranslation(['monitor', 'common']);
  const schema = useMemo(() => controlSchema(control), [control]);
  const send = async ({ reasonCode, note, minutes }: ControlValues) => {
    if (!reasonCode) return;
    await onConfirm({ reasonCode, note: note.trim() === '' ? null : note.trim(), seconds: (minutes ?? 0) * 60 });
    onClose();
  };
  const hasTime = control === 'addTime' || control === 'reopen';
  return (
    <Form
      draft={`${control} ${attemptId}`}
      closes
      label={t(`dialog.${control}.submit`)}
      className={styles.form}
      initialValues={initialControl(control)}
      schema={schema}
      onSubmit={send}
    >
      <p className={styles.text}>{t(`dialog.${control}.text`)}</p>
      {hasTime && <MinutesField control={control} />}
      <ReasonField />
      <FormField name="note" label={t('dialog.note')} help={t('dialog.noteHelp')} optional>
        {(field) => <Input.TextArea {...field} dir="auto" autoSize={{ minRows: 2, maxRows: 6 }} maxLength={500} />}
      </FormField>
      <div className={styles.actions}>
        <Button onClick={onClose}>{t('common:action.cancel')}</Button>
        <SubmitButton danger={control === 'end'}>{t(`dialog.${control}.submit`)}</SubmitButton>
      </div>
    </Form>
  );
}

function MinutesField({ control }: { control: AttemptCommand }) {
  const { t } = useTranslation('monitor');
  return (
    <FormField<number | null>
      name="minutes"
      label={t('dialog.minutes')}
      {...(control === 'reopen' ? { help: t('dialog.reopen.minutesHelp') } : {})}
    >
      {({ onBlur, ...field }) => (
        <InputNumber
          {...field}
          className={styles.minutes ?? ''}
          min={0}
          max={1440}
          precision={0}
          suffix={t('dialog.minutesUnit')}
          onBlur={onBlur}
        />
      )}
    </FormField>
  );
}

function ReasonField() {
  const { t } = useTranslation('monitor');
  const options = reasonGroups.map(({ group, codes }) => ({
    label: t(`reasonGroup.${group}`),
    options: codes.map((value) => ({ value, label: t(`reason.${value}`) })),
  }));
  return (
    <FormField<ReasonCode | null> name="reasonCode" label={t('dialog.reason')}>
      {({ name: _name, ...field }) => (
        <Select
          {...field}
          className={styles.wide ?? ''}
          options={options}
          placeholder={t('dialog.reasonPlaceholder')}
          showSearch={{ optionFilterProp: 'label' }}
        />
      )}
    </FormField>
  );
}
