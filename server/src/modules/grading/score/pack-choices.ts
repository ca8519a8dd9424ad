import type { AskedQuestion } from './first-marks.queries';

export interface PackedChoices {
  /** The ids of its choices in their order; null of a question without. */
  choices: string | null;
  /** A bit for each that was taken. */
  taken: string;
}

const WITH_CHOICES: readonly string[] = ['qualifier', 'multiple-choice', 'dropdown'];
/** Ordered alike wherever they are ordered, which other texts are not. */
const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

/** As `pack_result_items` packs them; null where only the database knows in which order they come. */
export function packChoices({ type, content, value }: AskedQuestion): PackedChoices | null {
  if (!WITH_CHOICES.includes(type)) return { choices: null, taken: '0' };
  const ids = (content.choices ?? []).map(({ id }) => id).toSorted();
  if (ids.length === 0 || !ids.every((id) => UUID.test(id))) return null;
  const taken = new Set(value?.choiceIds);
  const bits = ids.reduce((sum, id, place) => (taken.has(id) ? sum + (1n << BigInt(place)) : sum), 0n);
  return { choices: ids.join(' '), taken: String(bits) };
}
