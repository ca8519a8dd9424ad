import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { object, string, type AnyObjectSchema } from 'yup';
import { beginHere } from '../../../components/form/begin-here';
import { Form } from '../../../components/form/form';
import { FormField } from '../../../components/form/form-field';
import { LtrInput, LtrPassword } from '../../../components/form/ltr-input';
import { SubmitButton } from '../../../components/form/submit-button';
import type { Failure } from '../../../lib/graphql/errors';
import styles from './proof.module.css';
import { settleProof } from './proof-requests';
import { useProof } from './use-proof';

const byCode: AnyObjectSchema = object({ code: string().trim().required('security:codes.codeRequired') });
const byPassword: AnyObjectSchema = object({ password: string().required('security:proof.passwordRequired') });

interface Props {
  /** Of those who have a second factor: their password would not be enough. */
  asksCode: boolean;
  onFailure: (failure: Failure | null) => void;
}

export function ProofForm({ asksCode, onFailure }: Props) {
  const { t } = useTranslation('security');
  const { give } = useProof();
  return (
    <Form
      className={styles.form ?? ''}
      label={t('proof.title')}
      initialValues={{ code: '', password: '' }}
      schema={asksCode ? byCode : byPassword}
      onSubmit={async ({ code, password }) => {
        onFailure(null);
        await give(asksCode ? { code } : { password });
      }}
      onFailure={onFailure}
    >
      {asksCode ? (
        <FormField name="code" label={t('proof.code')} help={t('proof.codeHelp')}>
          {(field) => <LtrInput {...field} autoComplete="one-time-code" maxLength={40} ref={beginHere} />}
        </FormField>
      ) : (
        <FormField name="password" label={t('proof.password')}>
          {(field) => <LtrPassword {...field} autoComplete="current-password" ref={beginHere} />}
        </FormField>
      )}
      <div className={styles.ways}>
        <Button onClick={() => settleProof(false)}>{t('cancel')}</Button>
        <SubmitButton>{t('proof.confirm')}</SubmitButton>
      </div>
    </Form>
  );
}
