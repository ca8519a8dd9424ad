import type { PreviewLettersMutation } from './letters-generated';

export type PreviewedLetter = PreviewLettersMutation['previewLetters']['letters'][number];
