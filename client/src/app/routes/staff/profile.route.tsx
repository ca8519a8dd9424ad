import { useTranslation } from 'react-i18next';
import { LoadFailed } from '../../../components/feedback/load-failed';
import { SkeletonRows } from '../../../components/feedback/skeleton';
import { Breadcrumb } from '../../../components/page/breadcrumb';
import { Page } from '../../../components/page/page';
import { Fact, PageHeader } from '../../../components/page/page-header';
import { Part, Parted } from '../../../components/page/parted';
import { Avatar } from '../../../components/person/avatar';
import { LtrText } from '../../../components/text/ltr-text';
import { UserText } from '../../../components/text/user-text';
import { ChangePasswordForm } from '../../../features/access';
import { AccountFacts, NameForm, SessionList } from '../../../features/profile';
import { OwnFactors } from '../../../features/security';
import { useViewer } from '../../../features/session/session-context';
import { unlessRefused } from '../../../lib/graphql/refusal';
import { useSessionsQuery } from './profile.route-generated';

/** The signed-in person's own page: name, password, and where they are signed in. */
export function ProfileRoute() {
  const { t } = useTranslation(['profile', 'security']);
  const { viewer } = useViewer();
  const sessions = useSessionsQuery({ fetchPolicy: 'cache-and-network' });
  return (
    <Page title={t('title')}>
      <Breadcrumb crumbs={[{ label: t('title') }]} />
      <Header />
      <Parted>
        <Part title={t('account.title')}>
          <AccountFacts lastSignInAt={viewer.lastSignInAt} credits={viewer.credits} />
        </Part>
        <Part title={t('name.title')} note={t('name.note')}>
          <NameForm name={viewer.name} />
        </Part>
        <Part title={t('password.title')} note={t('password.note')}>
          <ChangePasswordForm onChanged={() => void unlessRefused(sessions.refetch())} />
        </Part>
        <Part title={t('security:title')} note={t('security:note')}>
          <OwnFactors />
        </Part>
        <Part title={t('sessions.title')} note={t('sessions.note')}>
          <Sessions query={sessions} />
        </Part>
      </Parted>
    </Page>
  );
}

function Header() {
  const { t } = useTranslation('common');
  const { viewer, role } = useViewer();
  return (
    <PageHeader
      lead={<Avatar name={viewer.name} size={48} />}
      title={<UserText>{viewer.name}</UserText>}
      facts={
        <>
          <Fact>{t(`role.${role}`)}</Fact>
          <Fact>
            <LtrText>{viewer.email}</LtrText>
          </Fact>
        </>
      }
    />
  );
}

function Sessions({ query }: { query: ReturnType<typeof useSessionsQuery> }) {
  const { data, error, refetch, updateQuery } = query;
  if (!data) return error ? <LoadFailed error={error} onRetry={refetch} /> : <SkeletonRows rows={2} />;
  return <SessionList sessions={data.sessions} onEnded={(left) => updateQuery(() => ({ sessions: [...left] }))} />;
}
