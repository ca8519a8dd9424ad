import type { ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { isAnswered } from '../answer-value';
import type { AskedType } from '../asked-question';
import { BlanksView } from './blanks-view';
import { ChoicesView, OneChoiceView, OrderView, RatingView } from './choices-view';
import { FilesView } from './files-view';
import { GridView } from './grid-view';
import { MatchesView } from './matches-view';
import styles from './view.module.css';
import { DateView, NumberView, TextView } from './written-view';
import type { AnswerViewProps } from './answer-view-props';

const views: Record<AskedType, ComponentType<AnswerViewProps>> = {
  QUALIFIER: ChoicesView,
  MULTIPLE_CHOICE: ChoicesView,
  TRUE_FALSE: ChoicesView,
  RATING: RatingView,
  DROPDOWN: OneChoiceView,
  RANKING: OrderView,
  MATCHING: MatchesView,
  OPEN_ENDED: TextView,
  SHORT_ANSWER: TextView,
  NUMBER: NumberView,
  FILL_IN_THE_BLANK: BlanksView,
  DATE: DateView,
  SPREADSHEET: GridView,
  XLCX: FilesView,
  DOCUMENT: FilesView,
  SLIDES: FilesView,
  FILE_UPLOAD: FilesView,
  VIDEO: FilesView,
  AUDIO: FilesView,
};

/** What the frame around an empty answer still tells: the choices that were there, the text with its gaps, the grid. */
const SHOWN_EMPTY: readonly AskedType[] = [
  'QUALIFIER',
  'MULTIPLE_CHOICE',
  'TRUE_FALSE',
  'RATING',
  'FILL_IN_THE_BLANK',
  'MATCHING',
  'SPREADSHEET',
];

/** A given answer to read, by type of question. */
export function AnswerView(props: AnswerViewProps) {
  const { t } = useTranslation('answering');
  const { question, value, files } = props;
  const View = views[question.type];
  const isEmpty = !isAnswered(value, question.grid) && files.length === 0;
  return (
    <>
      {isEmpty && <p className={styles.none}>{t('view.none')}</p>}
      {(!isEmpty || SHOWN_EMPTY.includes(question.type)) && <View {...props} />}
    </>
  );
}
