import { Check } from 'lucide-react';
import { useFormikContext } from 'formik';
import { useTranslation } from 'react-i18next';
import { FormField } from '../../components/form/form-field';
import { LtrPassword } from '../../components/form/ltr-input';
import styles from './access.module.css';
import { passwordLength } from './password.schema';

interface Props {
  minimumLength: number;
  size?: 'large' | 'middle';
}

/** A new password twice, with the rules in sight; pasting and looking are allowed. */
export function PasswordFields({ minimumLength, size = 'large' }: Props) {
  const { t } = useTranslation('access');
  return (
    <>
      <FormField name="password" label={t('password.new')}>
        {(field) => <LtrPassword {...field} size={size} autoComplete="new-password" />}
      </FormField>
      <PasswordRules minimumLength={minimumLength} />
      <FormField name="confirmPassword" label={t('password.confirm')}>
        {(field) => <LtrPassword {...field} size={size} autoComplete="new-password" />}
      </FormField>
    </>
  );
}

function PasswordRules({ minimumLength }: { minimumLength: number }) {
  const { t } = useTranslation('access');
  const { password } = useFormikContext<{ password: string }>().values;
  const isLong = passwordLength(password) >= minimumLength;
  return (
    <ul className={styles.rules} aria-label={t('password.rules')}>
      <li className={`${styles.rule} ${isLong ? styles.met : ''}`}>
        {isLong ? (
          <Check size={14} strokeWidth={2} aria-label={t('password.met')} />
        ) : (
          <span className={styles.bullet} aria-hidden />
        )}
        {t('password.length', { count: minimumLength })}
      </li>
      <li className={styles.rule}>
        <span className={styles.bullet} aria-hidden />
        {t('password.personal')}
      </li>
    </ul>
  );
}
