import { Button } from 'antd';
import { Lock, LockKeyhole, LockOpen } from 'lucide-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { FieldFrame } from '../../../../components/form/field-frame';
import { LtrInput } from '../../../../components/form/ltr-input';
import styles from '../answer.module.css';
import { AnswerProblem } from '../answer-problem';
import { AnswerSection } from '../answer-section';
import type { AnswerEditorProps } from '../question-type';
import { RubricField } from '../rubric/rubric-field';
import { useAnswerFields } from '../use-answer-fields';
import { isAllLocked, locked, lockedWhereFilled, sizeOf, type Cells, type SpreadsheetDraft } from './grid';
import { GridTable } from './grid-table';
import own from './spreadsheet.module.css';
import { useGridSelection } from './use-grid-selection';

export function SpreadsheetEditor(props: AnswerEditorProps<SpreadsheetDraft>) {
  const { answer, onChange, onLeave, problemAt } = props;
  const { t } = useTranslation('questions');
  const id = useId();
  const field = useAnswerFields(props);
  const selection = useGridSelection(sizeOf(answer));
  const change = (cells: Cells) => {
    onChange({ ...answer, cells });
    onLeave('cells');
  };
  return (
    <div className={styles.parts}>
      <AnswerSection id={id} title={t('spreadsheet.title')} hint={t('spreadsheet.hint')}>
        <div className={own.tools}>
          {(['columns', 'rows'] as const).map((side) => (
            <FieldFrame key={side} {...field(side).frame} className={own.size ?? ''} label={t(`spreadsheet.${side}`)}>
              <LtrInput {...field(side).control} inputMode="numeric" maxLength={3} onChange={field(side).onText} />
            </FieldFrame>
          ))}
          <LockTools cells={answer.cells} selection={selection} onChange={change} />
        </div>
        <GridTable draft={answer} selection={selection} labelledBy={id} onChange={onChange} />
        <AnswerProblem id={`${id}-problem`}>{problemAt('cells')}</AnswerProblem>
      </AnswerSection>
      <RubricField {...props} />
    </div>
  );
}

interface LockProps {
  cells: Cells;
  selection: ReturnType<typeof useGridSelection>;
  onChange: (cells: Cells) => void;
}

function LockTools({ cells, selection: { span }, onChange }: LockProps) {
  const { t } = useTranslation('questions');
  const isLocked = isAllLocked(cells, span);
  const Icon = isLocked ? LockOpen : Lock;
  return (
    <span className={own.locks}>
      <Button
        icon={<Icon size={16} strokeWidth={1.75} aria-hidden />}
        onClick={() => onChange(locked(cells, span, !isLocked))}
      >
        {t(isLocked ? 'spreadsheet.unlock' : 'spreadsheet.lock')}
      </Button>
      <Button
        icon={<LockKeyhole size={16} strokeWidth={1.75} aria-hidden />}
        onClick={() => onChange(lockedWhereFilled(cells))}
      >
        {t('spreadsheet.lockFilled')}
      </Button>
    </span>
  );
}
