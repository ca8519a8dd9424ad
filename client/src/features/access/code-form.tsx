import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { InlineAlert } from '../../components/feedback/inline-alert';
import { Form } from '../../components/form/form';
import { FormField } from '../../components/form/form-field';
import { LtrInput } from '../../components/form/ltr-input';
import { SubmitButton } from '../../components/form/submit-button';
import { useVerifyPasswordCodeMutation } from './access-generated';
import type { Failure } from '../../lib/graphql/errors';
import { useFailureText } from '../../lib/graphql/use-failure-text';
import styles from './access.module.css';
import { codeDigits, codeSchema } from './code.schema';
import { ResendCode } from './resend-code';
import type { PendingCode } from './use-password-code';

/** In the data folder; isolated from the words around it. */
const OUTBOX = '\u2066outbox/\u2069';

interface Props {
  pending: PendingCode;
  /** A new code took the place of the old one. */
  onResent: (code: PendingCode) => void;
  onVerified: (ticket: string) => void;
}

/** Second step of a forgotten password: the code from the mail. */
export function PasswordCodeForm({ pending, onResent, onVerified }: Props) {
  const { t } = useTranslation('access');
  const failureText = useFailureText();
  const [verify] = useVerifyPasswordCodeMutation({ context: { quiet: true }, fetchPolicy: 'no-cache' });
  const [failure, setFailure] = useState<Failure | null>(null);
  return (
    <Form
      className={styles.form ?? ''}
      label={t('code.title')}
      initialValues={{ code: '' }}
      schema={codeSchema}
      onSubmit={async ({ code }) => {
        setFailure(null);
        const { data } = await verify({ variables: { input: { requestId: pending.requestId, code } } });
        if (data) onVerified(data.verifyPasswordCode.ticket);
      }}
      onFailure={setFailure}
    >
      {failure && <InlineAlert tone="danger">{failureText(failure)}</InlineAlert>}
      <FormField name="code" label={t('code.label')} help={t('code.help')}>
        {({ onChange, ...field }) => (
          <LtrInput
            {...field}
            className={styles.code ?? ''}
            size="large"
            inputMode="numeric"
            autoComplete="one-time-code"
            autoFocus
            onChange={(event) => onChange(codeDigits(event.target.value))}
          />
        )}
      </FormField>
      {pending.isMailInOutbox && <p>{t('code.outbox', { folder: OUTBOX })}</p>}
      <SubmitButton size="large" block>
        {t('code.submit')}
      </SubmitButton>
      <ResendCode
        key={pending.requestId}
        pending={pending}
        onResent={(code) => {
          setFailure(null);
          onResent(code);
        }}
        onFailure={setFailure}
      />
    </Form>
  );
}
