import type { QuestionType } from '../vocabulary';
import { AudioRecording } from './audio/audio';
import { DateAnswer } from './date/date';
import { DocumentFile } from './document/document';
import { Dropdown } from './dropdown/dropdown';
import { FileUpload } from './file-upload/file-upload';
import { FillInTheBlank } from './fill-in-the-blank/fill-in-the-blank';
import { MultipleChoice } from './multiple-choice/multiple-choice';
import { NumberAnswer } from './number/number';
import { OpenEnded } from './open-ended/open-ended';
import { Qualifier } from './qualifier/qualifier';
import type { QuestionKind } from './question-kind';
import { Ranking } from './ranking/ranking';
import { Rating } from './rating/rating';
import { ShortAnswer } from './short-answer/short-answer';
import { SlidesFile } from './slides/slides';
import { Spreadsheet } from './spreadsheet/spreadsheet';
import { TrueFalse } from './true-false/true-false';
import { VideoRecording } from './video/video';
import { Xlcx } from './xlcx/xlcx';

/** The registry. A type of the vocabulary without a line here does not compile. */
const kinds: { readonly [Type in QuestionType]: QuestionKind & { type: Type } } = {
  qualifier: new Qualifier(),
  'multiple-choice': new MultipleChoice(),
  'true-false': new TrueFalse(),
  rating: new Rating(),
  dropdown: new Dropdown(),
  ranking: new Ranking(),
  'open-ended': new OpenEnded(),
  'short-answer': new ShortAnswer(),
  number: new NumberAnswer(),
  'fill-in-the-blank': new FillInTheBlank(),
  date: new DateAnswer(),
  spreadsheet: new Spreadsheet(),
  xlcx: new Xlcx(),
  document: new DocumentFile(),
  slides: new SlidesFile(),
  'file-upload': new FileUpload(),
  video: new VideoRecording(),
  audio: new AudioRecording(),
};

export function questionKindOf(type: QuestionType): QuestionKind {
  return kinds[type];
}

export type { AnswerKey, Choice, PaperContent, QuestionContent } from './question-content';
export type { GridDraft, KeyDraft } from './question-kind';
