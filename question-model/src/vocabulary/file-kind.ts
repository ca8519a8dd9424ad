/** What a candidate may hand in where any kind of file is asked for; the API writes the keys. */
export const FileKind = {
  IMAGE: 'image',
  DOCUMENT: 'document',
  SLIDES: 'slides',
  SPREADSHEET: 'spreadsheet',
  TEXT: 'text',
} as const;
export type FileKind = (typeof FileKind)[keyof typeof FileKind];

/** As the API writes a kind. */
export type FileKindName = keyof typeof FileKind;
