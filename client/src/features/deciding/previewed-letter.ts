import type { PreviewLettersMutation } from '../../graphql/generated';

export type PreviewedLetter = PreviewLettersMutation['previewLetters']['letters'][number];
