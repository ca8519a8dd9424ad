import { Button, Switch } from 'antd';
import { UserRoundPen } from 'lucide-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams, useSearchParams } from 'react-router-dom';
import { EmptyState } from '../../../components/feedback/empty-state';
import { PageLoading } from '../../../components/feedback/page-loading';
import { Breadcrumb } from '../../../components/page/breadcrumb';
import { ButtonLink } from '../../../components/page/button-link';
import { Page } from '../../../components/page/page';
import { Fact, PageHeader } from '../../../components/page/page-header';
import { UserText } from '../../../components/text/user-text';
import { ExamPreview } from '../../../features/exam-preview';
import { QuestionPreview } from '../../../features/questions';
import { useAssessmentPreviewQuery, type AssessmentPreviewQuery } from './preview-assessment.route-generated';
import { useFormat } from '../../../hooks/use-format';
import { paths } from '../../paths';
import styles from './preview-assessment.module.css';

type Assessment = AssessmentPreviewQuery['assessment'];

/** The questions of an assessment in one piece; or, with `?sit=1`, the exam itself to be sat. */
export function PreviewAssessmentRoute() {
  const { id = '' } = useParams();
  const query = useAssessmentPreviewQuery({ variables: { id }, fetchPolicy: 'cache-and-network' });
  const assessment = query.data?.assessment;
  if (!assessment) return <PageLoading error={query.error} onRetry={query.refetch} />;
  return <Preview assessment={assessment} />;
}

function Preview({ assessment }: { assessment: Assessment }) {
  const { t } = useTranslation(['assessments', 'preview']);
  const [search, setSearch] = useSearchParams();
  const isSitting = search.has('sit');
  const { id, title, questionCount } = assessment;
  const edit = paths.updateAssessment(id, 'questions');
  const withKey = search.get('key') === 'shown';
  const turn = (
    <Button
      type={isSitting ? 'default' : 'primary'}
      icon={isSitting ? undefined : <UserRoundPen size={16} aria-hidden />}
      onClick={() => setSearch(isSitting ? {} : { sit: '1' })}
    >
      {t(isSitting ? 'preview:paper' : 'preview:sit')}
    </Button>
  );
  return (
    <Page title={`${t('preview.title')}: ${title}`}>
      <Breadcrumb
        crumbs={[
          { label: t('list.title'), to: paths.assessments() },
          { label: <UserText>{title}</UserText>, to: edit },
          { label: t('preview.title') },
        ]}
      />
      <div className={isSitting ? undefined : styles.page}>
        <PageHeader
          title={<UserText>{title}</UserText>}
          facts={<Facts assessment={assessment} />}
          actions={
            <>
              <ButtonLink to={edit}>{t('preview.edit')}</ButtonLink>
              {questionCount > 0 && turn}
            </>
          }
        />
        <div className={styles.noteLine}>
          <p className={styles.note}>{t(isSitting ? 'preview:sitNote' : 'preview.note')}</p>
          {!isSitting && (
            <KeySwitch isOn={withKey} onSwitch={(on) => setSearch(on ? { key: 'shown' } : {}, { replace: true })} />
          )}
        </div>
        {isSitting ? <ExamPreview assessmentId={id} /> : <Paper assessment={assessment} withKey={withKey} />}
      </div>
    </Page>
  );
}

function KeySwitch({ isOn, onSwitch }: { isOn: boolean; onSwitch: (on: boolean) => void }) {
  const { t } = useTranslation('assessments');
  const id = useId();
  return (
    <label className={styles.key} htmlFor={id}>
      {t('preview.key')}
      <Switch id={id} size="small" checked={isOn} onChange={onSwitch} />
    </label>
  );
}

function Facts({ assessment: { questionCount, durationSeconds, totalScore } }: { assessment: Assessment }) {
  const { t } = useTranslation(['assessments', 'preview']);
  const format = useFormat();
  return (
    <>
      <Fact>{t('list.questionCount', { count: questionCount })}</Fact>
      {questionCount > 0 && <Fact>{format.duration(durationSeconds)}</Fact>}
      {questionCount > 0 && <Fact>{t('preview:total', { count: totalScore, points: format.number(totalScore) })}</Fact>}
    </>
  );
}

/** The chosen tests in their order, then the questions of its own. */
function Paper({ assessment: { tests, ownQuestions }, withKey }: { assessment: Assessment; withKey: boolean }) {
  const { t } = useTranslation('assessments');
  const parts = [...tests, { id: 'own', title: t('preview.own'), questions: ownQuestions }].filter(
    ({ questions }) => questions.length > 0,
  );
  if (parts.length === 0) return <EmptyState title={t('preview.empty.title')}>{t('preview.empty.text')}</EmptyState>;
  const before = parts.map((_, index) =>
    parts.slice(0, index).reduce((sum, { questions }) => sum + questions.length, 0),
  );
  return parts.map(({ id, title, questions }, part) => (
    <section key={id} className={styles.part} aria-label={title}>
      {parts.length > 1 && (
        <UserText as="h2" className={styles.partTitle}>
          {title}
        </UserText>
      )}
      <ol className={styles.questions}>
        {questions.map((question, index) => (
          <li key={question.id}>
            <QuestionPreview question={question} number={(before[part] ?? 0) + index + 1} withKey={withKey} />
          </li>
        ))}
      </ol>
    </section>
  ));
}
