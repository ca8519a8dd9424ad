import { authoredFields } from '@mizan/question-model';

const { acceptedAnswers, choices, gapText, grid, rating, recordSeconds, rubric, unit } = authoredFields;

/** As the server checks them; those of a field are declared with it. */
export const questionLimits = {
  textLength: 2000,
  skillLength: 80,
  leastSeconds: 5,
  mostSeconds: 7200,
  mostPoints: 1000,
  leastChoices: 2,
  mostChoices: 12,
  mostDropdownChoices: 50,
  mostRanked: 20,
  mostPrompts: 20,
  choiceLength: choices.of.fields.text.max,
  mostAnswers: 20,
  answerLength: acceptedAnswers.of.max,
  rubricLength: rubric.max,
  unitLength: unit.max,
  leastRating: rating.fields.min.min,
  mostRating: rating.fields.max.max,
  ratingLabelLength: rating.fields.lowLabel.max,
  gapTextLength: gapText.max,
  mostBlanks: 50,
  mostGapChoices: 30,
  mostColumns: grid.fields.columns.max,
  mostRows: grid.fields.rows.max,
  cellLength: grid.fields.cells.of.fields.text.max,
  leastRecordSeconds: recordSeconds.min,
  mostRecordSeconds: recordSeconds.max,
} as const;
