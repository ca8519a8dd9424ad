import { useTranslation } from 'react-i18next';
import { LoadFailed } from '../../components/feedback/load-failed';
import { SkeletonRows } from '../../components/feedback/skeleton';
import { Section } from '../../components/page/section';
import { useLanguageCheckQuery, type LanguageCheckQuery } from './language-check-generated';
import { useFormat } from '../../hooks/use-format';
import { CheckedQuestion } from './checked-question';
import { SetAside } from './set-aside';
import styles from './language-check.module.css';

type Check = LanguageCheckQuery['assessment']['languageCheck'];

interface Props {
  assessmentId: string;
  /** Where the translation of a question is mended. */
  linkToQuestion: (questionId: string) => string;
  /** Where a question is set aside, or counts again, once the differences were seen. */
  onPlace: (questionId: string, isBack: boolean) => void;
}

/** Whether each question measures the same in both languages; nothing where nobody sat in the other one. */
export function LanguageCheck({ assessmentId, linkToQuestion, onPlace }: Props) {
  const { t } = useTranslation('language-check');
  const query = useLanguageCheckQuery({ variables: { assessmentId }, fetchPolicy: 'cache-and-network' });
  const check = query.data?.assessment.languageCheck;
  if (check && check.questions.length + check.setAside.length === 0) return null;
  return (
    <Section title={t('title')} note={t('note')}>
      {check ? (
        <Checked check={check} linkToQuestion={linkToQuestion} onPlace={onPlace} />
      ) : query.error ? (
        <LoadFailed error={query.error} onRetry={query.refetch} />
      ) : (
        <SkeletonRows rows={3} />
      )}
    </Section>
  );
}

type CheckedProps = { check: Check } & Pick<Props, 'linkToQuestion' | 'onPlace'>;

function Checked({ check, linkToQuestion, onPlace }: CheckedProps) {
  const { t } = useTranslation('language-check');
  const format = useFormat();
  const compared = check.questions.filter(({ strength }) => strength !== null);
  const different = compared.filter(({ strength }) => strength !== 'A');
  return (
    <div className={styles.check}>
      <p className={styles.summary}>
        {t('people', { english: format.number(check.english), arabic: format.number(check.arabic) })}{' '}
        {compared.length === 0
          ? t('tooFew')
          : t('found', { count: different.length, formatted: format.number(different.length) })}{' '}
        {compared.length > 0 && t('byChance', { number: format.number(check.expectedByChance) })}
      </p>
      <ul className={styles.questions}>
        {(compared.length === 0 ? check.questions : different).map((question) => (
          <CheckedQuestion
            key={question.questionId}
            question={question}
            to={linkToQuestion(question.questionId)}
            onSetAside={() => onPlace(question.questionId, false)}
          />
        ))}
      </ul>
      <SetAside questions={check.setAside} onPlace={onPlace} />
    </div>
  );
}
