import { array, object, string, ValidationError } from 'yup';
import { fieldMessage } from '../../../../lib/forms/field-message';
import { questionLimits } from '../../limits';

const written = (message: string) =>
  string()
    .trim()
    .required(message)
    .max(questionLimits.choiceLength, fieldMessage('questions:problem.tooLong', { max: questionLimits.choiceLength }));

interface Checked {
  pairs?: readonly { match: string }[];
}

/** Two pairs at least, each with both sides, no prompt twice; a distractor that belongs to a prompt would be right. */
export const pairsSchema = object({
  pairs: array(object({ prompt: written('questions:problem.prompt'), match: written('questions:problem.match') }))
    .min(
      questionLimits.leastChoices,
      fieldMessage('questions:problem.pairsFew', { count: questionLimits.leastChoices }),
    )
    .max(questionLimits.mostPrompts, fieldMessage('questions:problem.pairsMany', { count: questionLimits.mostPrompts }))
    .test('distinct', (pairs, { path }) => {
      const texts = (pairs ?? []).map(({ prompt }) => prompt.trim());
      const at = texts.findIndex((text, index) => text !== '' && texts.indexOf(text) < index);
      return at < 0 || new ValidationError('questions:problem.repeated', pairs, `${path}[${at}].prompt`);
    })
    .test('several', 'questions:problem.oneMatch', (pairs = [], { parent }) => {
      const { distractors = [] } = parent as { distractors?: readonly { text: string }[] };
      const texts = new Set([...pairs.map(({ match }) => match.trim()), ...distractors.map(({ text }) => text.trim())]);
      return pairs.some(({ match }) => match.trim() === '') || texts.size > 1;
    }),
  distractors: array(object({ text: written('questions:problem.choice') })).test(
    'apart',
    (distractors, { path, parent }) => {
      const { pairs = [] } = parent as Checked;
      const texts = [...pairs.map(({ match }) => match), ...(distractors ?? []).map(({ text }) => text)].map((text) =>
        text.trim(),
      );
      const at = (distractors ?? []).findIndex(
        (_, index) => texts.indexOf(texts[pairs.length + index] ?? '') < pairs.length + index,
      );
      return at < 0 || new ValidationError('questions:problem.repeated', distractors, `${path}[${at}].text`);
    },
  ),
});
