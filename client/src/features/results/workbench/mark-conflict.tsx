import { Button } from 'antd';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { InlineAlert } from '../../../components/feedback/inline-alert';
import { UserText } from '../../../components/text/user-text';
import { useFormat } from '../../../hooks/use-format';
import type { MarkConflict_MarkFragment } from './workbench-generated';
import styles from './workbench.module.css';

interface Props {
  theirs: MarkConflict_MarkFragment;
  mine: number;
  maxScore: number;
  /** Never of a second mark: there is one already. */
  canReplace: boolean;
  onReplace: () => Promise<unknown>;
  onKeep: () => void;
}

/** Somebody else was quicker: both marks side by side, and what was typed stays until one decides. */
export function MarkConflict({ theirs, mine, maxScore, canReplace, onReplace, onKeep }: Props): ReactNode {
  const { t } = useTranslation('workbench');
  const format = useFormat();
  const [isBusy, setIsBusy] = useState(false);
  const replace = () => {
    setIsBusy(true);
    void onReplace().finally(() => setIsBusy(false));
  };
  return (
    <InlineAlert tone="danger">
      <strong>{t('conflict.title')}</strong>
      <p>
        {theirs.points !== null && t('conflict.theirs', { score: format.ratio(theirs.points, maxScore) })}{' '}
        {theirs.markedAt && format.moment(theirs.markedAt)}
      </p>
      {theirs.feedback && <UserText as="p">{theirs.feedback}</UserText>}
      <p>{t('conflict.kept')}</p>
      <div className={styles.choices}>
        <Button onClick={onKeep}>{t('conflict.keepTheirs')}</Button>
        {canReplace && (
          <Button danger loading={isBusy} onClick={replace}>
            {t('conflict.saveMine', { score: format.ratio(mine, maxScore) })}
          </Button>
        )}
      </div>
    </InlineAlert>
  );
}
