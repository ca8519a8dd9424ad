import { Segmented } from 'antd';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { AnswerProblem } from '../answer-problem';
import { BlankFields } from './blank-fields';
import own from './fill-in-the-blank.module.css';
import { BLANK_KINDS, type BlankKind } from './gap-text';
import type { BlankProps } from './blank-props';

interface Props extends BlankProps {
  around: { before: string; after: string };
}

const FIELDS = ['accepted', 'tolerance', 'choices', 'right'] as const;

/** One blank between its words: how it is filled, and with what rightly. */
export function BlankRow({ around, ...props }: Props) {
  const { number, blank, problemAt, onChange } = props;
  const { t } = useTranslation('questions');
  const id = useId();
  const problem = FIELDS.map(problemAt).find((found) => found !== undefined);
  return (
    <li>
      <div className={own.blank}>
        <span className={own.chip} aria-hidden>
          {number}
        </span>
        <div className={own.answers}>
          <div className={own.head}>
            <span className={own.context} dir="auto" aria-hidden>
              {around.before}
              <b> ___ </b>
              {around.after}
            </span>
            <Segmented<BlankKind>
              size="small"
              aria-label={t('blanks.kind', { number })}
              value={blank.kind}
              options={BLANK_KINDS.map((kind) => ({ value: kind, label: t(`blanks.kinds.${kind}`) }))}
              onChange={(kind) => onChange({ kind })}
            />
          </div>
          <BlankFields {...props} describedBy={problem ? id : undefined} />
        </div>
      </div>
      <AnswerProblem id={id}>{problem}</AnswerProblem>
    </li>
  );
}
