import { Button } from 'antd';
import { Plus } from 'lucide-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { questionLimits } from '../../limits';
import styles from '../answer.module.css';
import { AnswerProblem } from '../answer-problem';
import { AnswerSection } from '../answer-section';
import type { AnswerEditorProps } from '../question-type';
import { DistractorRows } from './distractor-rows';
import { PairRow } from './pair-row';
import { filledPairs, pair, withPair, type PairsDraft } from './pairs';

/** Pairs of a prompt and what belongs to it, and choices that belong to none. */
export function MatchingEditor(props: AnswerEditorProps<PairsDraft>) {
  const { answer, onChange, onLeave, problemAt } = props;
  const { t } = useTranslation('questions');
  const id = useId();
  const paste = (key: string, text: string) => {
    const filled = filledPairs(answer, key, text, questionLimits.mostPrompts);
    if (filled) onChange(filled);
    return filled !== null;
  };
  return (
    <div className={styles.parts}>
      <AnswerSection id={id} title={t('matching.title')} hint={t('matching.hint')}>
        <ol className={styles.rows}>
          {answer.pairs.map((own, index) => (
            <PairRow
              key={own.key}
              pair={own}
              number={index + 1}
              canRemove={answer.pairs.length > questionLimits.leastChoices}
              promptProblem={problemAt(`pairs[${index}].prompt`)}
              matchProblem={problemAt(`pairs[${index}].match`)}
              onPaste={(text) => paste(own.key, text)}
              onChange={(change) => onChange(withPair(answer, own.key, change))}
              onLeave={(side) => onLeave(`pairs[${index}].${side}`)}
              onRemove={() => {
                onChange({ ...answer, pairs: answer.pairs.filter(({ key }) => key !== own.key) });
                onLeave('pairs');
              }}
            />
          ))}
        </ol>
        <AnswerProblem id={`${id}-problem`}>{problemAt('pairs')}</AnswerProblem>
        <div className={styles.foot}>
          <Button
            type="text"
            disabled={answer.pairs.length >= questionLimits.mostPrompts}
            icon={<Plus size={16} strokeWidth={1.75} aria-hidden />}
            onClick={() => onChange({ ...answer, pairs: [...answer.pairs, pair()] })}
          >
            {t('matching.add')}
          </Button>
        </div>
      </AnswerSection>
      <DistractorRows {...props} />
    </div>
  );
}
