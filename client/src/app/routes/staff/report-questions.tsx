import { useNavigate } from 'react-router-dom';
import { LoadFailed } from '../../../components/feedback/load-failed';
import { SkeletonRows } from '../../../components/feedback/skeleton';
import { QuestionList } from '../../../features/results';
import { useReportQuestionsQuery } from './candidate-report.route-generated';
import { paths } from '../../paths';

interface Props {
  assessmentId: string;
  candidateId: string;
}

/** The questions of one result; choosing one opens the answer to it. */
export function ReportQuestions({ assessmentId, candidateId }: Props) {
  const navigate = useNavigate();
  const { data, error, refetch } = useReportQuestionsQuery({
    variables: { assessmentId, candidateId },
    fetchPolicy: 'no-cache',
  });
  if (!data) return error ? <LoadFailed error={error} onRetry={refetch} /> : <SkeletonRows rows={6} />;
  const open = (position: number) =>
    void navigate(`${paths.resultDetails(assessmentId, candidateId)}?question=${String(position)}`);
  return <QuestionList questions={data.assessment.result.questions} selectedId={undefined} onSelect={open} />;
}
