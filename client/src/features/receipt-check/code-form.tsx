import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { beginHere } from '../../components/form/begin-here';
import { InlineAlert } from '../../components/feedback/inline-alert';
import { Form } from '../../components/form/form';
import { FormField } from '../../components/form/form-field';
import { LtrInput } from '../../components/form/ltr-input';
import { SubmitButton } from '../../components/form/submit-button';
import { useCheckReceiptLazyQuery, type CheckReceiptQuery } from './check-receipt-generated';
import type { Failure } from '../../lib/graphql/errors';
import { useFailureText } from '../../lib/graphql/use-failure-text';
import styles from './receipts.module.css';
import { ReceiptFacts } from './receipt-facts';
import { receiptSchema } from './receipt.schema';

type Outcome = { receipt: CheckReceiptQuery['checkReceipt'] } | { failure: Failure };

/** The code that a candidate holds, and what it stands for. */
export function ReceiptCodeForm({
  resultPath,
}: {
  resultPath: (assessmentId: string, candidateId: string) => string;
}): ReactNode {
  const { t } = useTranslation('receipts');
  const failureText = useFailureText();
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const [check] = useCheckReceiptLazyQuery({ fetchPolicy: 'no-cache' });
  return (
    <>
      <Form
        className={styles.form ?? ''}
        label={t('code.label')}
        initialValues={{ code: '' }}
        schema={receiptSchema}
        onFailure={(failure) => setOutcome({ failure })}
        onSubmit={async (values) => {
          setOutcome(null);
          const { data, error } = await check({ variables: receiptSchema.cast(values) });
          if (error instanceof Error) throw error;
          if (data) setOutcome({ receipt: data.checkReceipt });
        }}
      >
        <FormField name="code" label={t('code.label')} help={t('code.help')}>
          {(field) => (
            <LtrInput
              {...field}
              ref={beginHere}
              autoComplete="off"
              spellCheck={false}
              placeholder="7F3C29-K8QX2-M9D4P"
            />
          )}
        </FormField>
        <div>
          <SubmitButton>{t('code.check')}</SubmitButton>
        </div>
      </Form>
      <div aria-live="polite">
        {outcome && 'failure' in outcome && <InlineAlert tone="danger">{failureText(outcome.failure)}</InlineAlert>}
        {outcome && 'receipt' in outcome && <ReceiptFacts receipt={outcome.receipt} resultPath={resultPath} />}
      </div>
    </>
  );
}
