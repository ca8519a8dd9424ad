import { Trans, useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import { LtrText } from '../../../components/text/ltr-text';
import { PasswordCodeForm, ForgotForm, type PendingCode } from '../../../features/access';
import { SplitPage } from '../../layouts/split-page';
import { paths } from '../../paths';
import { BackToSignIn } from './ways-on';
import styles from '../../layouts/ways.module.css';

interface PageState {
  pending?: PendingCode;
}

/** E-mail, then code. Which code is awaited lies in the history entry: it survives a reload, and Back asks for the e-mail. */
export function ForgetRoute() {
  const { t } = useTranslation('access');
  const navigate = useNavigate();
  const { pending } = (useLocation().state as PageState | null) ?? {};
  const wait = (code: PendingCode, replace: boolean) =>
    void navigate(paths.forgotPassword(), { state: { pending: code } satisfies PageState, replace });
  if (!pending) {
    return (
      <SplitPage key="email" title={t('forget.title')} lead={t('forget.lead')}>
        <ForgotForm onSent={(code) => wait(code, false)} />
        <BackToSignIn because="remembered" />
      </SplitPage>
    );
  }
  return (
    <SplitPage key="code" title={t('code.title')} lead={<SentTo email={pending.email} />}>
      <PasswordCodeForm
        pending={pending}
        onResent={(code) => wait(code, true)}
        onVerified={(ticket) => void navigate(paths.changePassword(ticket), { replace: true })}
      />
      <BackToSignIn because="remembered" />
    </SplitPage>
  );
}

function SentTo({ email }: { email: string }) {
  const { t } = useTranslation('access');
  return (
    <Trans
      t={t}
      i18nKey="code.lead"
      components={[
        <LtrText key="email" className={styles.email ?? ''}>
          {email}
        </LtrText>,
      ]}
    />
  );
}
