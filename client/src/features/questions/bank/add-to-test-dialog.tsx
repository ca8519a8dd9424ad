import { Button, Modal, Select } from 'antd';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { toast } from '../../../components/toast/toasts';
import { useAddQuestionsToTestMutation } from '../test-questions-generated';
import { useTestChoicesQuery } from './bank-generated';
import { useFormat } from '../../../hooks/use-format';
import { resolvesWhenRefused } from '../../../lib/graphql/refusal';
import styles from './bank.module.css';

interface Props {
  /** Empty while nothing is asked. */
  questionIds: readonly string[];
  onAdded: () => void;
  onClose: () => void;
}

const MOST_CHOICES = 50;

/** Puts questions into one of the tests that one may change. */
export function AddToTestDialog({ questionIds, onAdded, onClose }: Props) {
  const { t } = useTranslation(['bank', 'common']);
  const format = useFormat();
  const [testId, setTestId] = useState<string | null>(null);
  const [add, { loading }] = useAddQuestionsToTestMutation(resolvesWhenRefused);
  const count = questionIds.length;
  const run = async () => {
    if (testId === null) return;
    const { data } = await add({ variables: { input: { testId, questionIds: [...questionIds] } } });
    if (!data) return;
    const { title } = data.addQuestionsToTest.test;
    toast.success(t('bank:addToTest.done', { count, formatted: format.number(count), title }));
    onAdded();
    onClose();
  };
  return (
    <Modal
      open={count > 0}
      title={t('bank:addToTest.title', { count, formatted: format.number(count) })}
      width={480}
      centered
      destroyOnHidden
      closable={{ 'aria-label': t('common:action.close') }}
      onCancel={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t('common:action.cancel')}</Button>
          <Button type="primary" loading={loading} disabled={testId === null} onClick={() => void run()}>
            {t('bank:addToTest.confirm')}
          </Button>
        </>
      }
    >
      <p>{t('bank:addToTest.text')}</p>
      <TestChoice value={testId} onChange={setTestId} />
    </Modal>
  );
}

function TestChoice({ value, onChange }: { value: string | null; onChange: (id: string | null) => void }) {
  const { t } = useTranslation(['bank', 'tests']);
  const id = useId();
  const [search, setSearch] = useState('');
  const { data, previousData, loading } = useTestChoicesQuery({
    variables: { first: MOST_CHOICES, search: search.trim() || null },
    fetchPolicy: 'cache-and-network',
  });
  const tests = (data ?? previousData)?.tests.edges.map(({ node }) => node) ?? [];
  return (
    <Select<string | null>
      id={id}
      className={styles.testChoice ?? ''}
      aria-label={t('bank:addToTest.test')}
      placeholder={t('bank:addToTest.placeholder')}
      loading={loading}
      value={value}
      showSearch={{ onSearch: setSearch, filterOption: false }}
      notFoundContent={t('bank:addToTest.none')}
      options={tests
        .filter(({ canEdit }) => canEdit)
        .map((test) => ({
          value: test.id,
          label: `${test.title} · ${t('tests:questions', { count: test.questionCount })}`,
        }))}
      onChange={onChange}
    />
  );
}
