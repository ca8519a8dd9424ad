import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { InlineAlert } from '../../components/feedback/inline-alert';
import { ButtonLink } from '../../components/page/button-link';
import { LtrText } from '../../components/text/ltr-text';
import { UserText } from '../../components/text/user-text';
import type { CheckReceiptQuery } from './check-receipt-generated';
import { useFormat } from '../../hooks/use-format';
import styles from './receipts.module.css';

interface Props {
  receipt: CheckReceiptQuery['checkReceipt'];
  resultPath: (assessmentId: string, candidateId: string) => string;
}

/** "Question 4 of 9, stored today at 10:42", and whose it is. */
export function ReceiptFacts({ receipt, resultPath }: Props): ReactNode {
  const { t } = useTranslation('receipts');
  const format = useFormat();
  const { position, questionCount, storedAt, isLate } = receipt;
  const moment = format.moment(storedAt);
  return (
    <InlineAlert tone={isLate ? 'warning' : 'success'}>
      <strong className={styles.verdict}>{t('code.genuine')}</strong>
      <p>
        {position === null
          ? t('code.exam', { moment })
          : t('code.answer', { position: format.number(position), count: questionCount, moment })}
      </p>
      {isLate && <p>{t('code.late')}</p>}
      <dl className={styles.facts}>
        <dt>{t('code.candidate')}</dt>
        <dd>
          <UserText>{receipt.candidateName}</UserText>
        </dd>
        <dt>{t('code.assessment')}</dt>
        <dd>
          <UserText>{receipt.assessmentTitle}</UserText>
        </dd>
        <dt>{t('code.label')}</dt>
        <dd>
          <LtrText>{receipt.code}</LtrText>
        </dd>
      </dl>
      <ButtonLink
        size="small"
        to={resultPath(receipt.assessmentId, receipt.candidateId) + (position === null ? '' : `?question=${position}`)}
      >
        {t('code.open')}
      </ButtonLink>
    </InlineAlert>
  );
}
