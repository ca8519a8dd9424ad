import { Clock } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { SkillName } from '../../components/text/skill-name';
import { QuestionLine } from '../../answering/question-line';
import { Meter } from '../../components/status/meter';
import { Missing } from '../../components/text/missing';
import type { QuestionList_QuestionFragment } from './question-list-generated';
import { useFormat } from '../../hooks/use-format';
import { markSign } from './mark-sign';
import { SignIcon } from './sign-icon';
import styles from './question-list.module.css';

interface Props {
  questions: QuestionList_QuestionFragment[];
  selectedId: string | undefined;
  onSelect: (position: number) => void;
}

/** Every question of the sitting with its time and mark; choosing one shows the answer beside the list. */
export function QuestionList({ questions, selectedId, onSelect }: Props): ReactNode {
  const { t } = useTranslation('results');
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">{t('question')}</th>
          <th scope="col" className={styles.wide}>
            {t('skill')}
          </th>
          <th scope="col" className={styles.number}>
            {t('time')}
          </th>
          <th scope="col" className={styles.number}>
            {t('earned')}
          </th>
        </tr>
      </thead>
      <tbody>
        {questions.map((question) => (
          <Row
            key={question.id}
            question={question}
            isSelected={question.id === selectedId}
            onSelect={() => onSelect(question.position)}
          />
        ))}
      </tbody>
    </table>
  );
}

interface RowProps {
  question: QuestionList_QuestionFragment;
  isSelected: boolean;
  onSelect: () => void;
}

function Row({ question, isSelected, onSelect }: RowProps) {
  const { t } = useTranslation(['results', 'common']);
  const format = useFormat();
  return (
    <tr className={isSelected ? styles.selected : styles.row} onClick={onSelect}>
      <td>
        <span className={styles.lead}>
          <SignIcon sign={markSign(question.mark)} />
          <span className={styles.position}>{format.number(question.position)}</span>
          <button type="button" className={styles.text} aria-pressed={isSelected} onClick={onSelect}>
            {question.text ? <QuestionLine question={question} /> : t(`common:questionType.${question.type}`)}
          </button>
          {question.lateAnswer && (
            <span className={styles.late}>
              <Clock size={14} strokeWidth={1.75} aria-hidden /> {t('late.short')}
            </span>
          )}
        </span>
      </td>
      <td className={styles.wide}>
        <SkillName skill={question.skill} />
        <span className={styles.difficulty}>{t(`common:difficulty.${question.difficulty}`)}</span>
      </td>
      <td className={(question.usedSeconds ?? 0) >= question.allottedSeconds ? styles.timeFull : styles.number}>
        {question.usedSeconds === null ? <Missing /> : format.clock(question.usedSeconds)}
      </td>
      <td className={styles.score}>
        <Score question={question} />
      </td>
    </tr>
  );
}

function Score({ question: { mark, isAdditional } }: { question: QuestionList_QuestionFragment }) {
  const { t } = useTranslation('results');
  const format = useFormat();
  if (mark.score === null) return <span className={styles.toMark}>{t('toMark')}</span>;
  const share = mark.maxScore === 0 ? 1 : mark.score / mark.maxScore;
  return (
    <span className={styles.scoreCell}>
      <span className={styles.meter}>
        <Meter share={share} label={t('earned')} />
      </span>
      <span>{isAdditional ? t('notCounted') : format.ratio(mark.score, mark.maxScore)}</span>
    </span>
  );
}
