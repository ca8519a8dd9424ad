import { InvalidInput } from '../../platform/errors';
import type { AnswerValue } from './answer.entity';
import type { AnswerValueInput, SaveAnswerInput } from './exam.inputs';

/** Characters of a written answer; several pages of prose. */
export const MAX_TEXT_LENGTH = 20_000;
const MAX_CHOICES = 50;
const MAX_ID_LENGTH = 64;

const halfPair = /\p{Surrogate}/gu;
const uuid = /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/i;

/** @throws InvalidInput at `path` */
export function readUuid(value: string, path: string): string {
  if (!uuid.test(value)) throw InvalidInput.at(path, 'invalid');
  return value;
}

/** What a save says, checked by hand: this runs for every answer that is saved. */
export function readSave(input: SaveAnswerInput) {
  if (input.revision < 1) throw InvalidInput.at('revision', 'min', { min: 1 });
  return {
    pageId: readUuid(input.pageId, 'pageId'),
    questionId: readUuid(input.questionId, 'questionId'),
    revision: input.revision,
    value: JSON.stringify(readValue(input.value)),
  };
}

function readValue({ choiceIds, truth, text }: AnswerValueInput): AnswerValue {
  const given = Number(choiceIds != null) + Number(truth != null) + Number(text != null);
  if (given > 1) throw InvalidInput.at('value', 'one-of');
  if (choiceIds != null) return { choiceIds: readChoices(choiceIds) };
  if (truth != null) return { truth };
  return text == null ? {} : { text: readText(text) };
}

function readChoices(choiceIds: string[]): string[] {
  if (choiceIds.length > MAX_CHOICES) throw InvalidInput.at('value.choiceIds', 'max-items', { max: MAX_CHOICES });
  if (choiceIds.some((id) => id.length > MAX_ID_LENGTH)) throw InvalidInput.at('value.choiceIds', 'invalid');
  return choiceIds.map((id) => readText(id));
}

/** PostgreSQL holds neither NUL nor half a surrogate pair; a pair cut in half while typing becomes the replacement sign. */
function readText(text: string): string {
  if (text.length > MAX_TEXT_LENGTH) throw InvalidInput.at('value.text', 'max-length', { max: MAX_TEXT_LENGTH });
  if (text.includes('\0')) throw InvalidInput.at('value.text', 'characters');
  return text.replace(halfPair, '\uFFFD');
}
