import type { Question } from '../question.entity';
import { showRichText } from '../rich-text/show-rich-text';
import type { ReadyQuestion } from './complete-question';
import { imageIdsOf } from './html-images';
import type { CarriedImage, ImportNote } from './interchange';
import type { ImportedQuestion, ImportProblem } from './understood-questions';
import { toBankQuestion } from '../bank-question';

/** So much of pictures goes with a preview; what is beyond is drawn when it is stored. */
const SHOWN_BYTES = 3_000_000;
const TYPES: Record<string, string> = { jpg: 'jpeg', jpeg: 'jpeg', gif: 'gif', webp: 'webp' };

export function toProblemNode({ line, file, title, code, params, place }: ImportNote): ImportProblem {
  const named = Object.entries(params).map(([name, value]) => ({ name, value: String(value) }));
  return { line, file: file ?? null, title, code, params: named, place: place ?? null };
}

interface Shown {
  question: Question;
  isKnown: boolean;
  textHtml: string | null;
}

export function toImportedNode(ready: ReadyQuestion, { question, isKnown, textHtml }: Shown): ImportedQuestion {
  const { line, file, title, lacks, place, category = null, left = [] } = ready;
  const node = Object.assign(toBankQuestion(question), textHtml !== null && { textHtml });
  const notes = left.map(toProblemNode);
  return { line, file: file ?? null, title, lacks, place, isKnown, category, leftBehind: notes, question: node };
}

/** The text with its pictures in it, for as long as there is room: before an import they have no address. */
export function pictureShower(images: ReadonlyMap<string, CarriedImage>): (question: Question) => string | null {
  let room = SHOWN_BYTES;
  const addressOf = (key: string): string => {
    const image = images.get(key);
    if (!image || image.bytes.length > room) return '';
    room -= image.bytes.length;
    const type = TYPES[image.name.split('.').at(-1)?.toLowerCase() ?? ''] ?? 'png';
    return `data:image/${type};base64,${Buffer.from(image.bytes).toString('base64')}`;
  };
  return ({ textHtml }) => (imageIdsOf(textHtml).length > 0 ? showRichText(textHtml ?? '', addressOf) : null);
}

export function mediaCountOf(ready: readonly ReadyQuestion[]): number {
  return ready.reduce((count, { draft }) => count + imageIdsOf(draft.textHtml).length, 0);
}

/** A question that breaks a rule, with numbers that can be written down: a rule may be that it has to be one. */
export function soundly(node: ImportedQuestion): ImportedQuestion {
  const { score, ...question } = node.question;
  const sound = { ...(withSoundNumbers(question) as typeof question), score: finite(score) };
  return Object.assign(node, { question: sound });
}

function withSoundNumbers(value: unknown): unknown {
  if (typeof value === 'number') return Math.round(finite(value));
  if (Array.isArray(value)) return value.map(withSoundNumbers);
  if (typeof value !== 'object' || value === null || value instanceof Date) return value;
  return Object.fromEntries(Object.entries(value).map(([name, own]) => [name, withSoundNumbers(own)]));
}

const finite = (value: number): number => (Number.isFinite(value) ? value : 0);
