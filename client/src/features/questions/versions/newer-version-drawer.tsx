import { skipToken } from '@apollo/client/react';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { LoadFailed } from '../../../components/feedback/load-failed';
import { SkeletonRows } from '../../../components/feedback/skeleton';
import { SideDrawer } from '../../../components/overlay/side-drawer';
import { useBankQuestionQuery } from '../bank/bank-generated';
import type { QuestionFields } from '../types/question-type';
import { DifferenceView } from './difference-view';
import styles from './versions.module.css';

interface Props {
  /** As the test has it; null while the drawer is closed. */
  pinned: QuestionFields | null;
  onTake: () => void;
  onClose: () => void;
}

/** What the newest version of a question changes against the one that a test keeps, before it is taken. */
export function NewerVersionDrawer({ pinned, onTake, onClose }: Props) {
  const { t } = useTranslation(['tests', 'common']);
  const query = useBankQuestionQuery(
    pinned === null ? skipToken : { variables: { id: pinned.id }, fetchPolicy: 'network-only' },
  );
  const newest = pinned && query.data?.question;
  return (
    <SideDrawer
      open={pinned !== null}
      width={620}
      label={t('tests:outdated.title')}
      title={t('tests:outdated.title')}
      footer={
        <div className={styles.foot}>
          <Button onClick={onClose}>{t('common:action.close')}</Button>
          <Button type="primary" disabled={!newest} onClick={onTake}>
            {t('tests:outdated.take')}
          </Button>
        </div>
      }
      onClose={onClose}
    >
      {pinned && newest && <DifferenceView before={pinned} after={newest} />}
      {!newest &&
        (query.error ? <LoadFailed error={query.error} onRetry={query.refetch} /> : <SkeletonRows rows={3} />)}
    </SideDrawer>
  );
}
