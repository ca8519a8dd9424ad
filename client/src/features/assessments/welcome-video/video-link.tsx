import { Form, Formik } from 'formik';
import { useTranslation } from 'react-i18next';
import { object, string } from 'yup';
import { FormField } from '../../../components/form/form-field';
import { LtrInput } from '../../../components/form/ltr-input';
import { SubmitButton } from '../../../components/form/submit-button';
import styles from './welcome-video.module.css';

const MAX_URL_LENGTH = 500;

const schema = object({
  url: string()
    .trim()
    .required('errors:rule.url')
    .max(MAX_URL_LENGTH, 'errors:rule.url')
    .matches(/^https:\/\/[^\s/]+\.[^\s]+$/iu, 'errors:rule.url'),
});

/** The address of a video that lies somewhere else. */
export function VideoLink({ onLink }: { onLink: (url: string) => Promise<unknown> }) {
  const { t } = useTranslation('assessments');
  return (
    <Formik
      initialValues={{ url: '' }}
      validationSchema={schema}
      validateOnChange={false}
      onSubmit={({ url }) => onLink(url.trim())}
    >
      <Form noValidate>
        <FormField name="url" label={t('video.link')} help={t('video.linkHelp')}>
          {(field) => (
            <div className={styles.linkRow}>
              <LtrInput {...field} inputMode="url" placeholder="https://" maxLength={MAX_URL_LENGTH} />
              <SubmitButton>{t('video.useLink')}</SubmitButton>
            </div>
          )}
        </FormField>
      </Form>
    </Formik>
  );
}
