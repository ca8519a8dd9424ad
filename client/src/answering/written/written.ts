/** No database keeps a NUL, which only a paste can bring. */
export const written = (text: string): { text: string } => ({ text: text.replaceAll('\0', '') });
