import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Form } from '../../../components/form/form';
import { SubmitButton } from '../../../components/form/submit-button';
import { toast } from '../../../components/toast/toasts';
import { useCreateHrMutation, useUpdateHrMutation, type HrForm_UserFragment } from './staff-forms-generated';
import { useLanguage } from '../../../hooks/use-language';
import { contentLanguageOf } from '../../../lib/i18n/content-language';
import styles from '../people.module.css';
import { CompanyNameField, CountField, EmailField, MailLanguageField, NameField, PhoneField } from './staff-fields';
import { blankHr, createHrInput, createHrSchema, hrValuesOf, updateHrInput, updateHrSchema } from './staff.schema';

interface Props {
  onDone: () => void;
  /** The way back, beside the button. */
  cancel: ReactNode;
}

type CreateProps = Props & { requests: number };

/** A new HR user, who sets the password by a mailed link. */
export function CreateHrForm({ onDone, cancel, requests }: CreateProps) {
  const { t } = useTranslation('people');
  const { language } = useLanguage();
  const [createHr] = useCreateHrMutation();
  return (
    <Form
      draft="create-hr"
      closes
      asksBeforeLeaving
      className={styles.form ?? ''}
      label={t('hr.create')}
      initialValues={blankHr(contentLanguageOf(language), requests)}
      schema={createHrSchema}
      onSubmit={async (values, { settle }) => {
        await createHr({ variables: { input: createHrInput(values) } });
        toast.success(t('hr.created'));
        settle(values);
        onDone();
      }}
    >
      <div className={styles.pair}>
        <NameField />
        <EmailField />
      </div>
      <HrFields />
      <MailLanguageField />
      <div className={styles.buttons}>
        <SubmitButton>{t('hr.create')}</SubmitButton>
        {cancel}
      </div>
    </Form>
  );
}

export function UpdateHrForm({ user, onDone, cancel }: Props & { user: HrForm_UserFragment }) {
  const { t } = useTranslation(['people', 'common']);
  const [updateHr] = useUpdateHrMutation();
  const [opened] = useState(() => hrValuesOf(user));
  return (
    <Form
      draft={`update-hr ${user.id}`}
      closes
      asksBeforeLeaving
      className={styles.form ?? ''}
      label={t('people:hr.update')}
      initialValues={opened}
      schema={updateHrSchema}
      onSubmit={async (values, { settle }) => {
        await updateHr({ variables: { input: updateHrInput(user.id, values, opened) } });
        toast.success(t('people:hr.updated'));
        settle(values);
        onDone();
      }}
    >
      <NameField />
      <HrFields />
      <div className={styles.buttons}>
        <SubmitButton>{t('common:action.save')}</SubmitButton>
        {cancel}
      </div>
    </Form>
  );
}

function HrFields() {
  return (
    <>
      <div className={styles.pair}>
        <PhoneField />
        <CompanyNameField />
      </div>
      <div className={styles.pair}>
        <CountField name="companySize" />
        <CountField name="maxRequests" />
      </div>
    </>
  );
}
