import { ArrowDown, ArrowUp } from 'lucide-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { questionLimits } from '../../limits';
import { choiceMoved, type ChoicesDraft } from '../choices/choice-list';
import { ChoiceListEditor } from '../choices/choice-list-editor';
import { RowTool } from '../choices/choice-row';
import type { AnswerEditorProps } from '../question-type';

/** The author writes the right order; candidates see the items shuffled. */
export function RankingEditor({ answer: { choices }, onChange, onLeave, problemAt }: AnswerEditorProps<ChoicesDraft>) {
  const { t } = useTranslation('questions');
  const move = (key: string, to: number) => onChange({ choices: choiceMoved(choices, key, to) });
  return (
    <ChoiceListEditor
      id={useId()}
      choices={choices}
      most={questionLimits.mostRanked}
      isNumbered
      canPin={false}
      title={t('ranking.title')}
      hint={t('ranking.hint')}
      mark={({ key }, number, index) => (
        <>
          <RowTool
            Icon={ArrowUp}
            label={t('ranking.up', { number })}
            isDisabled={index === 0}
            onClick={() => move(key, index - 1)}
          />
          <RowTool
            Icon={ArrowDown}
            label={t('ranking.down', { number })}
            isDisabled={index === choices.length - 1}
            onClick={() => move(key, index + 1)}
          />
        </>
      )}
      onChange={(next) => onChange({ choices: next })}
      onLeave={onLeave}
      problemAt={problemAt}
    />
  );
}
