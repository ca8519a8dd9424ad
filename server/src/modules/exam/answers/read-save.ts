import { InvalidInput } from '../../../platform/errors';
import { readUuid } from '../attempt';
import { readValue } from './read-value';
import type { SaveAnswerInput } from './save-answer.inputs';

/** What a save says, checked by hand: this runs for every answer that is saved. */
export function readSave(input: SaveAnswerInput) {
  if (input.revision < 1) throw InvalidInput.at('revision', 'min', { min: 1 });
  return {
    pageId: readUuid(input.pageId, 'pageId'),
    questionId: readUuid(input.questionId, 'questionId'),
    revision: input.revision,
    value: JSON.stringify(readValue(input.value ?? {})),
    language: input.language ?? null,
  };
}
