import { Button } from 'antd';
import { useRef, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useParams, useSearchParams } from 'react-router-dom';
import { PageLoading } from '../../../components/feedback/page-loading';
import { ButtonLink } from '../../../components/page/button-link';
import { Page } from '../../../components/page/page';
import { Section } from '../../../components/page/section';
import { DecisionPanel } from '../../../features/deciding';
import { AnswerFeedback } from '../../../features/feedback';
import { ControlDialog, useReopenAttempt } from '../../../features/monitor';
import { ProctoringTimeline } from '../../../features/proctoring-record';
import { QuestionKey } from '../../../features/questions';
import {
  AnswerDetail,
  DisqualifiedNotice,
  HiddenNote,
  isHidden,
  MarkHistory,
  QuestionList,
  ResultSummary,
  useCountLate,
  useMarkAnswer,
  WhyDrawer,
} from '../../../features/results';
import {
  useResultDetailsQuery,
  useResultProgressedSubscription,
  type ResultDetailsQuery,
} from './result-details.route-generated';
import { paths } from '../../paths';
import { unlessRefused } from '../../../lib/graphql/refusal';
import { ResultDetailsHeader } from './result-details-header';
import { ResultFeedback } from './result-feedback';
import styles from './result-details.module.css';

type Result = ResultDetailsQuery['assessment']['result'];

/** As in the style sheet: the answer stands below the list, out of sight of whoever chose a question there. */
const ONE_COLUMN = '(max-width: 1100px)';

export function ResultDetailsRoute(): ReactNode {
  const { AssestmentId: assessmentId = '', CandidateId: candidateId = '' } = useParams();
  const query = useResultDetailsQuery({ variables: { assessmentId, candidateId }, fetchPolicy: 'no-cache' });
  useResultProgressedSubscription({
    variables: { assessmentId },
    onData: ({ data }) => {
      const attempt = data.data?.attemptProgressed;
      if (attempt?.candidate.id === candidateId && attempt.state === 'SUBMITTED') void unlessRefused(query.refetch());
    },
  });
  const result = query.data?.assessment.result;
  if (result) return <Content result={result} onChanged={() => void unlessRefused(query.refetch())} />;
  return <PageLoading error={query.error} onRetry={query.refetch} />;
}

function Content({ result, onChanged }: { result: Result; onChanged: () => void }) {
  const { t } = useTranslation('results');
  const [search, setSearch] = useSearchParams();
  const detail = useRef<HTMLDivElement>(null);
  const navigate = useNavigate();
  const markAnswer = useMarkAnswer(onChanged);
  const countLate = useCountLate(onChanged);
  const { CandidateId: candidateId = '' } = useParams();
  const { id: attemptId, assessment, hiding } = result;
  const name = useNameOf(result);
  const onReopened = () => navigate(paths.monitor(assessment.id));
  const undo = useReopenAttempt({ attemptId, name, onReopened });
  const wanted = Number(search.get('question'));
  const selected = result.questions.find(({ position }) => position === wanted) ?? firstToShow(result);
  const disqualifying = result.questions.find(({ mark }) => mark.explanation.code === 'DISQUALIFYING_ANSWER');
  const show = (position: number) => {
    setSearch({ question: String(position) }, { replace: true });
    if (window.matchMedia(ONE_COLUMN).matches) detail.current?.scrollIntoView();
  };
  return (
    <Page title={t('title', { name })}>
      <ResultDetailsHeader result={result} name={name} />
      <HiddenNote
        assessmentId={assessment.id}
        hiding={hiding}
        optionsTo={paths.reportOptions(assessment.id)}
        onChanged={onChanged}
      />
      <DisqualifiedNotice
        result={result}
        action={
          disqualifying &&
          !isHidden(hiding, 'QUESTIONS') && (
            <Button size="small" onClick={() => show(disqualifying.position)}>
              {t('disqualified.show')}
            </Button>
          )
        }
      />
      <ResultSummary result={result} onWhy={() => setSearch(withWhy(true), { replace: true })} />
      <WhyDrawer
        open={search.has('why')}
        result={result}
        onClose={() => setSearch(withWhy(false), { replace: true })}
      />
      {result.invitation && (
        <DecisionPanel
          invitation={result.invitation}
          assessment={assessment}
          candidateId={candidateId}
          onChanged={onChanged}
        />
      )}
      <ResultFeedback result={result} name={name} onChanged={onChanged} />
      <ControlDialog asked={undo.asked} onConfirm={undo.confirm} onClose={undo.close} />
      <ProctoringTimeline key={result.id} attemptId={result.id} onUndo={undo.ask}>
        <div className={styles.columns}>
          <Section title={t('questions')}>
            <QuestionList questions={result.questions} selectedId={selected?.id} onSelect={show} />
          </Section>
          {selected && (
            <div className={styles.detail} ref={detail}>
              <AnswerDetail
                question={selected}
                hidden={hiding.revealedUntil === null ? hiding.parts : []}
                markElsewhere={
                  <ButtonLink to={paths.marking(assessment.id, selected.id)}>{t('hidden.mark')}</ButtonLink>
                }
                renderKey={(question) => <QuestionKey question={question} isBesideAnswer />}
                onMark={markAnswer}
                onCountLate={countLate}
              />
              <MarkHistory question={selected} />
              {selected.mark.origin === 'AUTOMATIC' && !isHidden(hiding, 'QUESTIONS') && (
                <AnswerFeedback questionId={selected.id} feedback={selected.mark.feedback} onSaved={onChanged} />
              )}
            </div>
          )}
        </div>
      </ProctoringTimeline>
    </Page>
  );
}

const withWhy = (isOpen: boolean) => (kept: URLSearchParams) => {
  const next = new URLSearchParams(kept);
  if (isOpen) next.set('why', '1');
  else next.delete('why');
  return next;
};

/** What waits for a person comes first; else the first question. */
const firstToShow = ({ questions }: Result) => questions.find(({ mark }) => mark.origin === 'AWAITING') ?? questions[0];

/** Where the candidate is not named, the result is. */
function useNameOf({ candidate, reference }: Result): string {
  const { t } = useTranslation('results');
  return candidate?.name ?? t('reference', { reference: `\u2066${reference}\u2069` });
}
