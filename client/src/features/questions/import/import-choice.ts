import type { ImportChangeInput, QuestionInput, QuestionType } from '../../../graphql/schema-generated';
import { emptyFields } from '../types/empty-fields';
import { fieldsAsStored } from '../trial/drawn-question';
import type { QuestionFields } from '../types/question-type';
import type { Preview } from './use-question-import';

export type Understood = Preview['understood'][number];

/** Which questions are taken over, and what was changed of them; by their place in the file. */
export interface ImportChoice {
  taken: ReadonlySet<number>;
  changes: ReadonlyMap<number, QuestionInput>;
}

/** All but those that the bank has already. */
export const firstChoice = ({ understood }: Pick<Preview, 'understood'>): ImportChoice => ({
  taken: new Set(understood.flatMap(({ place, isKnown }) => (isKnown ? [] : [place]))),
  changes: new Map(),
});

export function withTaken(choice: ImportChoice, place: number, isTaken: boolean): ImportChoice {
  const taken = new Set(choice.taken);
  if (isTaken) taken.add(place);
  else taken.delete(place);
  return { ...choice, taken };
}

/** Whoever changes a question wants it. */
export const withChange = (choice: ImportChoice, place: number, question: QuestionInput): ImportChoice => ({
  taken: new Set([...choice.taken, place]),
  changes: new Map([...choice.changes, [place, question]]),
});

/** What can be taken over, in the order of the file: with what had a problem and was mended. */
export function readyOf({ understood, mendable }: Pick<Preview, 'understood' | 'mendable'>, { changes }: ImportChoice) {
  const mended = mendable.filter(({ place }) => changes.has(place));
  return mended.length === 0 ? understood : [...understood, ...mended].sort((a, b) => a.place - b.place);
}

/** Opens the question at this place, where it can be mended. */
export function mendableAt(
  { mendable }: Pick<Preview, 'mendable'>,
  place: number | null,
  open: (one: Understood) => void,
): void {
  const found = mendable.find((one) => one.place === place);
  if (found) open(found);
}

export function choiceInput({ taken, changes }: ImportChoice): { only: number[]; changes: ImportChangeInput[] } {
  return {
    only: [...taken].sort((a, b) => a - b),
    changes: [...changes].map(([place, question]) => ({ place, question: withoutAddresses(question) })),
  };
}

/** Pictures go by their keys: in a preview the address is the whole picture, and nobody needs it sent back. */
function withoutAddresses(question: QuestionInput): QuestionInput {
  const members = Object.entries(question).map(([member, fields]: [string, { textHtml?: string | null } | null]) => {
    if (!fields?.textHtml) return [member, fields];
    const textHtml = fields.textHtml.replace(/<img\b[^>]*>/giu, (tag) => tag.replace(/\ssrc="[^"]*"/giu, ''));
    return [member, { ...fields, textHtml }];
  });
  return Object.fromEntries(members) as QuestionInput;
}

/** Skill and folder as the file gives them; empty where it says neither. */
export function skillOf({ lacks, category, question }: Understood): string {
  if (lacks.includes('SKILL')) return '';
  return category === null ? question.skill : (category.split('/').at(-1)?.trim() ?? '');
}

/** The question as it would be taken over. */
export function questionOf(one: Understood, changes: ImportChoice['changes']): QuestionFields {
  const changed = changes.get(one.place);
  const read = { ...one.question, skill: skillOf(one) } as QuestionFields;
  return changed ? changedFields(read, changed) : read;
}

function changedFields(read: QuestionFields, input: QuestionInput): QuestionFields {
  const [[member, fields] = ['', {}]] = Object.entries(input);
  const type = member.replace(/[A-Z]/g, (letter) => `_${letter}`).toUpperCase() as QuestionType;
  return { ...read, ...emptyFields(type), ...fieldsAsStored(fields as object), type };
}
