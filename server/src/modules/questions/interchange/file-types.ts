import { QuestionType } from '../vocabulary';
import type { CarriedQuestion } from './interchange';
import { NotUnderstood } from './not-understood';

const EXTENSIONS: Record<string, string[]> = {
  image: ['.png', '.jpg', '.jpeg', '.gif', '.webp'],
  document: ['.doc', '.docx', '.pdf'],
  slides: ['.ppt', '.pptx'],
  spreadsheet: ['.xlsx'],
  text: ['.txt'],
};
/** Moodle's names for groups of file types. */
const GROUPS: Record<string, string> = {
  web_image: 'image',
  image: 'image',
  document: 'document',
  presentation: 'slides',
  spreadsheet: 'spreadsheet',
};
const TYPES: Record<string, QuestionType> = {
  document: QuestionType.DOCUMENT,
  slides: QuestionType.SLIDES,
  spreadsheet: QuestionType.XLCX,
};

/**
 * The question that asks for files of these extensions or groups; for any file when the list is empty.
 * @throws NotUnderstood UNSUPPORTED_TYPE when Mizan takes none of them
 */
export function fileTypeFor(list: string): Pick<CarriedQuestion, 'type' | 'fileKinds'> {
  const kinds = kindsIn(list);
  if (kinds.length === 0 && /[^\s,;]/u.test(list)) throw new NotUnderstood('UNSUPPORTED_TYPE', { type: list.trim() });
  const only = kinds.length === 1 ? TYPES[kinds[0] ?? ''] : undefined;
  if (only) return { type: only };
  return { type: QuestionType.FILE_UPLOAD, fileKinds: kinds.length > 0 ? kinds : Object.keys(EXTENSIONS) };
}

export const namesFileKinds = (list: string): boolean => kindsIn(list).length > 0;

function kindsIn(list: string): string[] {
  const words = list.toLowerCase().split(/[\s,;]+/u);
  return Object.keys(EXTENSIONS).filter((kind) =>
    words.some((word) => GROUPS[word] === kind || EXTENSIONS[kind]?.includes(word)),
  );
}

/** Null for a question that asks for no file. */
export function extensionsFor({ type, fileKinds = [] }: CarriedQuestion): string[] | null {
  const kind = Object.keys(TYPES).find((name) => TYPES[name] === type);
  if (kind !== undefined) return EXTENSIONS[kind] ?? [];
  return type === QuestionType.FILE_UPLOAD ? fileKinds.flatMap((name) => EXTENSIONS[name] ?? []) : null;
}

/** `FILE_UPLOAD` for one kind only would come back as the type of that kind. */
export function keepsItsType(question: CarriedQuestion): boolean {
  return fileTypeFor((extensionsFor(question) ?? []).join(' ')).type === question.type;
}
