import { Button, Switch } from 'antd';
import { ArrowLeft, ArrowRight } from 'lucide-react';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams, useSearchParams } from 'react-router-dom';
import { EmptyState } from '../../../components/feedback/empty-state';
import { PageLoading } from '../../../components/feedback/page-loading';
import { Breadcrumb } from '../../../components/page/breadcrumb';
import { ButtonLink } from '../../../components/page/button-link';
import { Page } from '../../../components/page/page';
import { PageHeader } from '../../../components/page/page-header';
import { UserText } from '../../../components/text/user-text';
import { TestFacts } from '../../../features/test-library';
import { useTestTrialQuery, type TestTrialQuery } from './preview-test.route-generated';
import { paths } from '../../paths';
import styles from './preview-test.module.css';
import { TrialCard } from './trial-card';

type Test = TestTrialQuery['test'];

/** A test as its candidates meet it, question by question; the number of the question is in the address. */
export function PreviewTestRoute() {
  const { id = '' } = useParams();
  const query = useTestTrialQuery({ variables: { id }, fetchPolicy: 'cache-and-network' });
  const test = query.data?.test;
  if (!test) return <PageLoading error={query.error} onRetry={query.refetch} />;
  return <Preview test={test} />;
}

function Preview({ test }: { test: Test }) {
  const { t } = useTranslation('tests');
  const { id, title, canEdit, questions } = test;
  const edit = paths.updateTest(id, 'questions');
  return (
    <Page title={`${t('previewPage.title')}: ${title}`}>
      <Breadcrumb
        crumbs={[
          { label: t('list.title'), to: paths.tests() },
          canEdit ? { label: <UserText>{title}</UserText>, to: edit } : { label: <UserText>{title}</UserText> },
          { label: t('previewPage.title') },
        ]}
      />
      <div className={styles.page}>
        <PageHeader
          title={<UserText>{title}</UserText>}
          facts={<TestFacts test={test} />}
          actions={canEdit && <ButtonLink to={edit}>{t('previewPage.edit')}</ButtonLink>}
        />
        {questions.length === 0 ? (
          <EmptyState title={t('previewPage.empty.title')}>{t('previewPage.empty.text')}</EmptyState>
        ) : (
          <Paper test={test} />
        )}
      </div>
    </Page>
  );
}

function Paper({ test: { questions, language } }: { test: Test }) {
  const { t } = useTranslation('tests');
  const [search, setSearch] = useSearchParams();
  const [withKey, setWithKey] = useState(false);
  const count = questions.length;
  const at = Math.min(Math.max(Number(search.get('question')) || 1, 1), count) - 1;
  const question = questions[at];
  const goTo = (index: number) => setSearch({ question: String(index + 1) }, { replace: true });
  if (!question) return null;
  return (
    <>
      <div className={styles.bar}>
        <p className={styles.note}>{t('previewPage.note')}</p>
        <KeySwitch checked={withKey} onChange={setWithKey} />
      </div>
      <Places count={count} at={at} onGo={goTo} />
      <TrialCard
        key={question.id}
        question={question}
        place={t('previewPage.place', { number: at + 1, count })}
        language={language === 'AR' ? 'ar' : 'en'}
        withKey={withKey}
      />
      <div className={styles.ways}>
        <Button
          disabled={at === 0}
          icon={<ArrowLeft className="flip" size={16} strokeWidth={1.75} aria-hidden />}
          onClick={() => goTo(at - 1)}
        >
          {t('previewPage.previous')}
        </Button>
        <Button
          type="primary"
          disabled={at === count - 1}
          iconPlacement="end"
          icon={<ArrowRight className="flip" size={16} strokeWidth={1.75} aria-hidden />}
          onClick={() => goTo(at + 1)}
        >
          {t('previewPage.next')}
        </Button>
      </div>
    </>
  );
}

function KeySwitch({ checked, onChange }: { checked: boolean; onChange: (checked: boolean) => void }) {
  const { t } = useTranslation('tests');
  const id = useId();
  return (
    <span className={styles.key}>
      <Switch id={id} size="small" checked={checked} onChange={onChange} />
      <label htmlFor={id}>{t('previewPage.key')}</label>
    </span>
  );
}

/** One button a question. */
function Places({ count, at, onGo }: { count: number; at: number; onGo: (index: number) => void }) {
  const { t } = useTranslation('tests');
  return (
    <nav aria-label={t('previewPage.list')}>
      <ol className={styles.places}>
        {Array.from({ length: count }, (_, index) => (
          <li key={index}>
            <button
              type="button"
              className={index === at ? styles.current : styles.place}
              aria-current={index === at ? 'step' : undefined}
              aria-label={t('previewPage.place', { number: index + 1, count })}
              onClick={() => onGo(index)}
            >
              {index + 1}
            </button>
          </li>
        ))}
      </ol>
    </nav>
  );
}
