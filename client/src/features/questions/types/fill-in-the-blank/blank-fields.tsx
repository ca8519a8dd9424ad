import { Select } from 'antd';
import { useTranslation } from 'react-i18next';
import { LtrInput } from '../../../../components/form/ltr-input';
import { questionLimits } from '../../limits';
import type { BlankField, BlankProps } from './blank-props';
import own from './fill-in-the-blank.module.css';

interface Props extends BlankProps {
  describedBy: string | undefined;
}

/** What is typed into the blank, or chosen in it. */
export function BlankFields(props: Props) {
  const { number, blank, problemAt, onChange, onLeave } = props;
  const { t } = useTranslation('questions');
  if (blank.kind === 'choice') return <ChoiceFields {...props} />;
  const accepted = (
    <Tags {...props} field="accepted" label={t('blanks.answers', { number })} hint={t('blanks.placeholder')} />
  );
  if (blank.kind === 'words') return accepted;
  return (
    <div className={own.number}>
      {accepted}
      <LtrInput
        inputMode="decimal"
        value={blank.tolerance}
        maxLength={30}
        prefix="±"
        placeholder="0"
        status={problemAt('tolerance') ? 'error' : ''}
        aria-label={t('blanks.tolerance', { number })}
        onChange={(event) => onChange({ tolerance: event.target.value })}
        onBlur={() => onLeave('tolerance')}
      />
    </div>
  );
}

function ChoiceFields(props: Props) {
  const { number, blank, problemAt, onChange, onLeave, describedBy } = props;
  const { t } = useTranslation('questions');
  return (
    <div className={own.choice}>
      <Tags {...props} field="choices" label={t('blanks.choices', { number })} hint={t('blanks.choicesPlaceholder')} />
      <Select
        mode="multiple"
        className={own.all ?? ''}
        status={problemAt('right') ? 'error' : ''}
        aria-label={t('blanks.right', { number })}
        aria-describedby={describedBy}
        placeholder={t('blanks.rightPlaceholder')}
        value={[...blank.right]}
        options={blank.choices.map((text) => ({ value: text, label: text }))}
        onChange={(right: string[]) => onChange({ right })}
        onBlur={() => onLeave('right')}
      />
    </div>
  );
}

interface TagsProps extends Props {
  field: BlankField & ('accepted' | 'choices');
  label: string;
  hint: string;
}

/** A right choice that is taken away is right no longer. */
function Tags({ blank, field, label, hint, problemAt, describedBy, onChange, onLeave }: TagsProps) {
  const isWrong = problemAt(field) !== undefined;
  const change = (typed: string[]) => {
    const texts = typed.map((text) => text.trim().slice(0, questionLimits.answerLength));
    onChange(
      field === 'choices'
        ? { choices: texts, right: blank.right.filter((text) => texts.includes(text)) }
        : { accepted: texts },
    );
  };
  return (
    <Select
      mode="tags"
      open={false}
      className={own.tags ?? ''}
      status={isWrong ? 'error' : ''}
      aria-label={label}
      aria-invalid={isWrong}
      aria-describedby={describedBy}
      placeholder={hint}
      value={[...blank[field]]}
      maxCount={field === 'choices' ? questionLimits.mostGapChoices : questionLimits.mostAnswers}
      onChange={change}
      onBlur={() => onLeave(field)}
    />
  );
}
