import { Button } from 'antd';
import { Plus } from 'lucide-react';
import type { ClipboardEvent, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useReorder } from '../../../../components/reorder/use-reorder';
import { useLanguage } from '../../../../hooks/use-language';
import { optionLetter } from '../../option-letters';
import styles from '../answer.module.css';
import { AnswerProblem } from '../answer-problem';
import { AnswerSection } from '../answer-section';
import {
  choice,
  withLines,
  choiceMoved,
  pastedLines,
  pinned,
  renamed,
  choicesWithout,
  type ChoiceDraft,
  type Choices,
} from './choice-list';
import { ChoiceRow } from './choice-row';

interface Props {
  id: string;
  choices: Choices;
  most: number;
  title: string;
  hint: string;
  /** Numbers where the list is long or its order is the answer. */
  isNumbered?: boolean;
  canPin?: boolean;
  tone?: (own: ChoiceDraft) => string | undefined;
  mark?: (own: ChoiceDraft, letter: string, index: number) => ReactNode;
  /** Beside the button that adds a choice. */
  foot?: ReactNode;
  onChange: (choices: Choices) => void;
  onLeave: (path: string) => void;
  problemAt: (path: string) => string | undefined;
}

/** Choices that are written, put in order, pasted as lines of a list, and marked as their type wants it. */
export function ChoiceListEditor(props: Props) {
  const { id, choices, most, title, hint, isNumbered = false, canPin = true, onChange, onLeave, problemAt } = props;
  const { t } = useTranslation('questions');
  const { language } = useLanguage();
  const reorder = useReorder(
    choices.map(({ key }) => key),
    (key, to) => onChange(choiceMoved(choices, key, to)),
  );
  const paste = (key: string) => (event: ClipboardEvent) => {
    const lines = pastedLines(event.clipboardData.getData('text/plain'));
    if (!lines) return;
    event.preventDefault();
    onChange(withLines(choices, key, lines, most));
  };
  return (
    <AnswerSection id={id} title={title} hint={hint}>
      <ul className={styles.rows}>
        {choices.map((own, index) => {
          const letter = isNumbered ? String(index + 1) : optionLetter(language, index);
          return (
            <ChoiceRow
              key={own.key}
              choice={own}
              letter={letter}
              index={index}
              count={choices.length}
              tone={props.tone?.(own)}
              problem={problemAt(`choices[${index}].text`)}
              isDragged={reorder.dragged === own.key}
              handle={reorder.handle(own.key)}
              mark={props.mark?.(own, letter, index)}
              onText={(text) => onChange(renamed(choices, own.key, text))}
              onPaste={paste(own.key)}
              onLeave={() => onLeave(`choices[${index}].text`)}
              onPin={canPin ? () => onChange(pinned(choices, own.key)) : undefined}
              onRemove={() => {
                onChange(choicesWithout(choices, own.key));
                onLeave('choices');
              }}
            />
          );
        })}
      </ul>
      <AnswerProblem id={`${id}-problem`}>{problemAt('choices')}</AnswerProblem>
      <div className={styles.foot}>
        <Button
          type="text"
          disabled={choices.length >= most}
          icon={<Plus size={16} strokeWidth={1.75} aria-hidden />}
          onClick={() => onChange([...choices, choice()])}
        >
          {t('choice.add')}
        </Button>
        {props.foot}
      </div>
    </AnswerSection>
  );
}
