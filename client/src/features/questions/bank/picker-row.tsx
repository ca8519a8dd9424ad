import { Button, Checkbox } from 'antd';
import { ChevronDown, ChevronUp } from 'lucide-react';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SkillName } from '../../../components/text/skill-name';
import { QuestionLine } from '../../../answering/question-line';
import { LoadFailed } from '../../../components/feedback/load-failed';
import { SkeletonBlock, SkeletonGroup } from '../../../components/feedback/skeleton';
import { useBankQuestionQuery, type BankTable_QuestionFragment } from './bank-generated';
import { useFormat } from '../../../hooks/use-format';
import { QuestionKey } from '../question-key';
import { QuestionFacts } from './bank-cells';
import styles from './bank.module.css';

interface Props {
  question: BankTable_QuestionFragment;
  isTaken: boolean;
  isSelected: boolean;
  onToggle: () => void;
}

/** A question to tick; it can be read whole before. */
export function PickerRow({ question, isTaken, isSelected, onToggle }: Props) {
  const { t } = useTranslation(['bank', 'questions', 'common']);
  const format = useFormat();
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const Chevron = isOpen ? ChevronUp : ChevronDown;
  const { text, textHtml, skill, difficulty, score, durationSeconds } = question;
  return (
    <li className={isTaken ? `${styles.pickerRow} ${styles.pickerTaken}` : styles.pickerRow}>
      <Checkbox id={id} checked={isSelected || isTaken} disabled={isTaken} onChange={onToggle} />
      <div className={styles.pickerBody}>
        <label htmlFor={id} className={styles.pickerText} dir="auto">
          <QuestionLine question={{ text, textHtml }} />
        </label>
        <QuestionFacts question={question} />
        <p className={styles.second}>
          <SkillName skill={skill} />
          <span>{t(`common:difficulty.${difficulty}`)}</span>
          <span>{format.duration(durationSeconds)}</span>
          <span>{t('questions:points.long', { count: score, points: format.number(score) })}</span>
          {isTaken && <span>{t('bank:picker.taken')}</span>}
        </p>
      </div>
      <Button
        type="text"
        size="small"
        aria-expanded={isOpen}
        aria-label={t('bank:picker.read', { text })}
        title={t('bank:picker.readShort')}
        icon={<Chevron size={16} strokeWidth={1.75} aria-hidden />}
        onClick={() => setOpen(!isOpen)}
      />
      {isOpen && <Whole id={question.id} />}
    </li>
  );
}

function Whole({ id }: { id: string }) {
  const query = useBankQuestionQuery({ variables: { id } });
  return (
    <div className={styles.pickerPreview}>
      {query.data && <QuestionKey question={query.data.question} />}
      {!query.data && query.error && <LoadFailed error={query.error} onRetry={query.refetch} />}
      {!query.data && !query.error && (
        <SkeletonGroup>
          <SkeletonBlock height={40} />
        </SkeletonGroup>
      )}
    </div>
  );
}
