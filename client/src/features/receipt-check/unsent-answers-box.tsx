import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { InlineAlert } from '../../components/feedback/inline-alert';
import { UserText } from '../../components/text/user-text';
import { FileDrop } from '../../components/upload/file-drop';
import { useImportUnsentAnswersMutation, type ImportUnsentAnswersMutation } from './unsent-answers-generated';
import { useFormat } from '../../hooks/use-format';
import { failureOf, type Failure } from '../../lib/graphql/errors';
import { useFailureText } from '../../lib/graphql/use-failure-text';
import styles from './receipts.module.css';

type Taken = ImportUnsentAnswersMutation['importUnsentAnswers']['importedAnswers'];

/** The file of a candidate whose network stayed away: taken in by the server's rule, or refused with the reason. */
export function UnsentAnswersBox(): ReactNode {
  const { t } = useTranslation('receipts');
  const failureText = useFailureText();
  const [outcome, setOutcome] = useState<{ taken: Taken } | { failure: Failure } | null>(null);
  const [upload, { loading }] = useImportUnsentAnswersMutation({ context: { quiet: true } });
  const take = async (file: File) => {
    setOutcome(null);
    try {
      const { data } = await upload({ variables: { file } });
      if (data) setOutcome({ taken: data.importUnsentAnswers.importedAnswers });
    } catch (thrown) {
      setOutcome({ failure: failureOf(thrown) });
    }
  };
  return (
    <>
      <p className={styles.lead}>{t('file.text')}</p>
      <FileDrop endings={['.json']} onFile={(file) => void take(file)}>
        {t(loading ? 'file.reading' : 'file.drop')}
      </FileDrop>
      <div aria-live="polite" className={styles.outcome}>
        {outcome && 'failure' in outcome && <InlineAlert tone="danger">{failureText(outcome.failure)}</InlineAlert>}
        {outcome && 'taken' in outcome && <TakenFacts taken={outcome.taken} />}
      </div>
    </>
  );
}

function TakenFacts({ taken }: { taken: Taken }) {
  const { t } = useTranslation('receipts');
  const format = useFormat();
  const { candidateName, assessmentTitle, inTimeCount, lateCount, skippedCount, leftOut } = taken;
  const lines = [
    { label: t('file.inTime'), count: inTimeCount },
    { label: t('file.late'), count: lateCount },
    { label: t('file.skipped'), count: skippedCount },
  ];
  return (
    <InlineAlert tone="success">
      <strong className={styles.verdict}>{t('file.taken')}</strong>
      <p>
        <UserText>{candidateName}</UserText> · <UserText>{assessmentTitle}</UserText>
      </p>
      <dl className={styles.facts}>
        {lines.map(({ label, count }) => (
          <div key={label} className={styles.line}>
            <dt>{label}</dt>
            <dd>{format.number(count)}</dd>
          </div>
        ))}
      </dl>
      {leftOut.length > 0 && (
        <>
          <p>{t('file.leftOut')}</p>
          <ul className={styles.leftOut}>
            {leftOut.map(({ position, lines }) => (
              <li key={position}>
                {t('file.question', { position })}
                <UserText as="p" className={styles.words}>
                  {lines.join('\n')}
                </UserText>
              </li>
            ))}
          </ul>
        </>
      )}
    </InlineAlert>
  );
}
