import { Button, Checkbox, Tag } from 'antd';
import { ChevronDown, Pencil } from 'lucide-react';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { QuestionLine } from '../../../answering/question-line';
import { QuestionText } from '../../../answering/question-text';
import { twoLines } from '../../../components/text/cut-text';
import { UserText } from '../../../components/text/user-text';
import { useFormat } from '../../../hooks/use-format';
import { QuestionKey } from '../question-key';
import { typeOf } from '../types';
import type { QuestionFields } from '../types/question-type';
import { questionOf, type ImportChoice, type Understood } from './import-choice';
import { IgnoredList } from './import-notes';
import { NotePlace } from './note-place';
import styles from './ready-list.module.css';

interface Props {
  one: Understood;
  skill: string;
  changes: ImportChoice['changes'];
  isTaken: boolean;
  onTake: (isTaken: boolean) => void;
  onEdit: () => void;
}

/** One question in a line; opened, as candidates will see it, with what is right and what was left behind. */
export function ReadyQuestion({ one, changes, isTaken, onTake, onEdit, ...rest }: Props) {
  const { t } = useTranslation(['questions-import', 'common']);
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const question = questionOf(one, changes);
  return (
    <li className={styles.item}>
      <div className={styles.head}>
        <Checkbox
          checked={isTaken}
          aria-label={t('take')}
          aria-describedby={id}
          onChange={({ target }) => onTake(target.checked)}
        />
        <button type="button" className={styles.summary} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          <span id={id}>
            <QuestionLine question={question} className={twoLines} />
          </span>
          <Facts one={one} question={question} isChanged={changes.has(one.place)} {...rest} />
          <ChevronDown className={styles.turn} size={16} strokeWidth={1.75} aria-hidden />
        </button>
        <Button
          type="text"
          aria-label={t('edit')}
          aria-describedby={id}
          icon={<Pencil size={16} strokeWidth={1.75} aria-hidden />}
          onClick={onEdit}
        />
      </div>
      {isOpen && <Opened one={one} question={question} />}
    </li>
  );
}

interface FactsProps {
  one: Understood;
  question: QuestionFields;
  skill: string;
  isChanged: boolean;
}

/** What the file does not say stands among the defaults and not here. */
function Facts({ one, question, skill, isChanged }: FactsProps) {
  const { t } = useTranslation(['questions-import', 'questions', 'common']);
  const format = useFormat();
  const { Icon } = typeOf(question.type);
  const says = (field: Understood['lacks'][number]) => isChanged || !one.lacks.includes(field);
  const shownSkill = isChanged ? question.skill : skill;
  return (
    <span className={styles.facts}>
      <NotePlace place={one} />
      <span className={styles.type}>
        <Icon size={14} strokeWidth={1.75} aria-hidden />
        {t(`common:questionType.${question.type}`)}
      </span>
      {says('SCORE') && (
        <span>{t('questions:points.long', { count: question.score, points: format.number(question.score) })}</span>
      )}
      {says('DURATION') && <span>{format.duration(question.durationSeconds)}</span>}
      {shownSkill !== '' && <UserText>{shownSkill}</UserText>}
      {one.isKnown && <Tag>{t('known')}</Tag>}
      {isChanged && <Tag color="blue">{t('changed')}</Tag>}
      {one.leftBehind.length > 0 && (
        <Tag color="gold">
          {t('leftBehind', { count: one.leftBehind.length, formatted: format.number(one.leftBehind.length) })}
        </Tag>
      )}
    </span>
  );
}

function Opened({ one: { category, leftBehind }, question }: Pick<FactsProps, 'one' | 'question'>) {
  const { t } = useTranslation('questions-import');
  return (
    <div className={styles.opened}>
      {category !== null && (
        <p className={styles.category}>
          {t('category')} <UserText>{category}</UserText>
        </p>
      )}
      <QuestionText question={question} className={styles.asked ?? ''} />
      <QuestionKey question={question} />
      {leftBehind.length > 0 && (
        <section aria-label={t('export.left')}>
          <h4>{t('leftBehindTitle')}</h4>
          <IgnoredList notes={leftBehind} />
        </section>
      )}
    </div>
  );
}
