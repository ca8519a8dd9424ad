import { useState, type SubmitEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { failureText } from '../lib/graphql/failure-text';
import styles from './playground.module.css';
import { ApiError } from './session-api';

interface Props {
  onSignIn: (email: string, password: string) => Promise<void>;
}

/** Sign-in in one line, for a developer who has not come from the product. */
export function SignInLine({ onSignIn }: Props) {
  const { t } = useTranslation('playground');
  const { submit, busy, problem } = useSubmit(onSignIn);
  return (
    <form className={styles.session} aria-label={t('session:submit')} onSubmit={submit}>
      <span className={problem ? styles.problem : styles.hint} role={problem ? 'alert' : undefined}>
        {problem ?? t('signInHint')}
      </span>
      <input
        className={styles.input}
        name="email"
        type="email"
        required
        autoComplete="username"
        {...named(t('session:email'))}
      />
      <input
        className={styles.input}
        name="password"
        type="password"
        required
        autoComplete="current-password"
        {...named(t('session:password'))}
      />
      <button type="submit" className={styles.primary} disabled={busy}>
        {t('session:submit')}
      </button>
    </form>
  );
}

const named = (label: string) => ({ 'aria-label': label, placeholder: label });

function useSubmit(onSignIn: Props['onSignIn']) {
  const { t } = useTranslation('errors');
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const fields = new FormData(event.currentTarget);
    setBusy(true);
    onSignIn(text(fields, 'email'), text(fields, 'password'))
      .catch((error: unknown) => setProblem(failureText(t, failureOf(error))))
      .finally(() => setBusy(false));
  };
  return { submit, busy, problem };
}

const failureOf = (error: unknown) =>
  error instanceof ApiError
    ? { code: error.code, params: error.params, fields: [] }
    : { code: 'NETWORK', params: {}, fields: [] };

function text(fields: FormData, name: string): string {
  const value = fields.get(name);
  return typeof value === 'string' ? value : '';
}
