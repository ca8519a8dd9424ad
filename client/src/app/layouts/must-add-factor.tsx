import { Button } from 'antd';
import { useApolloClient } from '@apollo/client/react';
import { useTranslation } from 'react-i18next';
import { OwnFactors } from '../../features/security';
import { useSignOut } from '../../features/session/use-sign-out';
import { paths } from '../paths';
import styles from './must-add-factor.module.css';
import { SplitPage } from './split-page';

/** In place of every screen, for those whose time to add a second factor is over. */
export function MustAddFactor() {
  const { t } = useTranslation('security');
  const client = useApolloClient();
  const signOut = useSignOut();
  const leave = async () => {
    const url = await signOut();
    if (url !== undefined) window.location.assign(url ?? paths.signIn());
  };
  return (
    <SplitPage title={t('must.title')} lead={t('must.lead')}>
      <OwnFactors isOverdue onAdded={() => void client.resetStore()} />
      <Button className={styles.out ?? ''} type="link" onClick={() => void leave()}>
        {t('must.out')}
      </Button>
    </SplitPage>
  );
}
