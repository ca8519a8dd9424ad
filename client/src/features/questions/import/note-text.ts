import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import type { ImportProblemCode } from '../../../graphql/schema-generated';
import type { ImportNote_ProblemFragment } from './question-import-generated';
import { useFormat } from '../../../hooks/use-format';
import { readFieldMessage, ruleMessage } from '../../../lib/forms/field-message';

export type ImportNote = ImportNote_ProblemFragment;

const paramsOf = ({ params }: Pick<ImportNote, 'params'>): Record<string, string> =>
  Object.fromEntries(params.map(({ name, value }) => [name, value]));

type Words = TFunction<['questions-import', 'common', 'errors']>;
type ListText = (parts: string[]) => string;

/** What a note says, with what the file had in the place of names. */
export function useNoteText(): (note: ImportNote) => string {
  const { t } = useTranslation(['questions-import', 'common', 'errors']);
  const format = useFormat();
  return (note) => noteText(t, note, format.list);
}

function noteText(t: Words, note: ImportNote, list: ListText): string {
  const params = paramsOf(note);
  switch (note.code) {
    case 'INVALID_FIELD':
      return invalidField(t, params);
    case 'TYPE_NOT_HELD':
    case 'TYPE_CHANGED':
      return t(`note.${note.code}`, { type: typeName(t, params.type), into: typeName(t, params.into) });
    case 'VALUE_UNREADABLE':
      return unreadable(t, params);
    case 'FIELDS_NOT_HELD':
      return t('note.FIELDS_NOT_HELD', { fields: list(fieldNames(t, params.fields)) });
    case 'ARCHIVE_UNACCEPTABLE':
      return t([`note.ARCHIVE_UNACCEPTABLE.${params.reason}`, 'note.ARCHIVE_UNACCEPTABLE.damaged']);
    case 'TEXT_UNKNOWN':
    case 'TWICE_IN_FILE':
    case 'SOURCE_CHANGED':
    case 'STILL_STALE':
    case 'CODES_CHANGED':
      return t(`note.${note.code}`, { field: fieldName(t, params.text) });
    case 'TRANSLATION_UNEQUAL':
      return t('note.TRANSLATION_UNEQUAL', { ...params, field: fieldName(t, params.text) });
    default:
      return t([`note.${note.code}`, 'note.other'], params);
  }
}

/** With what the column takes, where that is few words. */
function unreadable(t: Words, { field = '', text = '' }: Record<string, string>): string {
  const key = text === '' ? 'missing' : field;
  return t([`note.VALUE_UNREADABLE.${key}`, 'note.VALUE_UNREADABLE.other'], { column: t(`column.${field}`), text });
}

/** "Choice 2: Use 500 characters or fewer". */
function invalidField(t: Words, params: Record<string, string>): string {
  const { path = '', rule = 'invalid', ...others } = params;
  return t('note.INVALID_FIELD', {
    field: fieldName(t, path),
    problem: readFieldMessage(t as unknown as TFunction, ruleMessage(rule, others)),
  });
}

function fieldName(t: Words, path = ''): string {
  if (path.startsWith('texts.')) return t('translated', { field: fieldName(t, path.slice('texts.'.length)) });
  const place = /\.(\d+)/.exec(path)?.[1];
  const name = path.replace(/\.\d+/g, '');
  return t([`field.${name}`, `field.${name.split('.')[0]}`, 'field.other'], {
    place: place === undefined ? '' : Number(place) + 1,
  });
}

function typeName(t: Words, type = ''): string {
  return t(`common:questionType.${type.toUpperCase().replaceAll('-', '_')}`);
}

function fieldNames(t: Words, fields = ''): string[] {
  return fields.split(',').map((field) => t([`held.${field}`, 'field.other']));
}

export interface NoteGroup {
  key: string;
  code: ImportProblemCode;
  text: string;
  notes: ImportNote[];
}

/** Notes that say the same, together: forty questions with feedback are one thing to know. */
export function groupNotes(notes: readonly ImportNote[], textOf: (note: ImportNote) => string): NoteGroup[] {
  const groups = new Map<string, NoteGroup>();
  for (const note of notes) {
    const text = textOf(note);
    const known = groups.get(text);
    if (known) known.notes.push(note);
    else groups.set(text, { key: text, code: note.code, text, notes: [note] });
  }
  return [...groups.values()];
}
