import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { InlineAlert } from '../../../components/feedback/inline-alert';
import { ConfirmDialog } from '../../../components/overlay/confirm-dialog';
import { useFormat } from '../../../hooks/use-format';
import { unlessRefused } from '../../../lib/graphql/refusal';
import { QuestionPreview } from '../question-preview';
import type { QuestionFields } from '../types/question-type';
import { useNewestVersionQuery } from './overtaken-generated';
import styles from './overtaken.module.css';

interface Props {
  questionId: string;
  /** What was saved elsewhere takes the place of what is typed here. */
  onTake: (stored: QuestionFields) => Promise<void>;
  /** What is typed here is saved over that version. */
  onWriteOver: (version: number) => void;
}

/** Somebody else saved the question while it was written here: who, when, and the two ways to go on. */
export function OvertakenNotice({ questionId, onTake, onWriteOver }: Props) {
  const { t } = useTranslation(['questions', 'common']);
  const format = useFormat();
  const [isLooking, setLooking] = useState(false);
  const query = useNewestVersionQuery({ variables: { id: questionId }, fetchPolicy: 'network-only' });
  const newest = query.data?.questionVersions.edges[0]?.node;
  return (
    <InlineAlert
      tone="warning"
      ways={
        <>
          {query.error && (
            <Button onClick={() => void unlessRefused(query.refetch())}>{t('common:action.retry')}</Button>
          )}
          {newest && (
            <>
              <Button onClick={() => setLooking(true)}>{t('overtaken.look')}</Button>
              <Button onClick={() => onWriteOver(newest.version)}>{t('overtaken.writeOver')}</Button>
              <ConfirmDialog
                open={isLooking}
                danger
                title={t('overtaken.takeTitle')}
                keep={t('overtaken.keep')}
                confirm={t('overtaken.take')}
                onConfirm={() => onTake(newest.question)}
                onClose={() => setLooking(false)}
              >
                <div className={styles.other}>
                  <p>{t('overtaken.dropped')}</p>
                  <QuestionPreview question={newest.question} withKey />
                </div>
              </ConfirmDialog>
            </>
          )}
        </>
      }
    >
      <strong>
        {newest?.createdByName
          ? t('overtaken.by', { name: newest.createdByName, moment: format.moment(newest.createdAt) })
          : t('overtaken.title')}
      </strong>
      <p>{t('overtaken.text')}</p>
    </InlineAlert>
  );
}
