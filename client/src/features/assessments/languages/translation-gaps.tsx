import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { QuestionLine } from '../../../answering/question-line';
import { resolvesWhenRefused } from '../../../lib/graphql/refusal';
import { useTakeTranslatedVersionsMutation, type AssessmentLanguagesQuery } from './languages-generated';
import styles from './languages.module.css';

type Gap = AssessmentLanguagesQuery['assessment']['translationGaps'][number];

interface Props {
  gaps: readonly Gap[];
  linkToQuestion: (questionId: string) => string;
  onTaken: () => void;
  onWrite: () => void;
}

/** Each thing that is said in one language only, with the way to where it is said in the other. */
export function TranslationGaps({ gaps, linkToQuestion, onTaken, onWrite }: Props) {
  const { t } = useTranslation(['languages', 'translation']);
  const [take] = useTakeTranslatedVersionsMutation(resolvesWhenRefused);
  const takeNewest = async ({ testId, questionId }: Gap) => {
    if (testId === null || questionId === null) return;
    const { data } = await take({ variables: { input: { testId, questionIds: [questionId] } } });
    if (data) onTaken();
  };
  if (gaps.length === 0) return null;
  return (
    <ul className={styles.gaps}>
      {gaps.map((gap, at) => (
        <li key={gap.questionId ?? `${gap.kind} ${at}`} className={styles.gap}>
          <span className={styles.text}>
            <span className={styles.kind}>
              {t(`languages:kind.${gap.kind}`)} · {t(`translation:state.${gap.state}`)}
            </span>
            <QuestionLine question={gap} />
          </span>
          <Way gap={gap} to={linkToQuestion} onTake={() => void takeNewest(gap)} onWrite={onWrite} />
        </li>
      ))}
    </ul>
  );
}

interface WayProps {
  gap: Gap;
  to: Props['linkToQuestion'];
  onTake: () => void;
  onWrite: () => void;
}

function Way({ gap: { questionId, testId, isInNewestVersion, text }, to, onTake, onWrite }: WayProps) {
  const { t } = useTranslation('languages');
  if (questionId === null) {
    return (
      <Button type="link" onClick={onWrite}>
        {t('write')}
      </Button>
    );
  }
  if (isInNewestVersion && testId !== null) {
    return (
      <Button type="link" onClick={onTake}>
        {t('take')}
      </Button>
    );
  }
  return (
    <Link to={to(questionId)} aria-label={t('translateOf', { text })}>
      {t('translate')}
    </Link>
  );
}
