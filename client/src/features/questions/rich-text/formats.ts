import {
  Bold,
  Code,
  Heading3,
  Heading4,
  ImagePlus,
  Italic,
  Link,
  List,
  ListOrdered,
  Quote,
  Sigma,
  SquareCode,
  Strikethrough,
  Underline,
  type LucideIcon,
} from 'lucide-react';

export type TextFormat =
  | 'bold'
  | 'italic'
  | 'underline'
  | 'strike'
  | 'code'
  | 'heading3'
  | 'heading4'
  | 'bulletList'
  | 'orderedList'
  | 'blockquote'
  | 'codeBlock'
  | 'link'
  | 'image'
  | 'formula';

interface FormatTool {
  format: TextFormat;
  Icon: LucideIcon;
  /** As `aria-keyshortcuts` writes it. */
  keys?: string;
}

/** The toolbar, in groups. */
export const FORMAT_GROUPS: readonly (readonly FormatTool[])[] = [
  [
    { format: 'bold', Icon: Bold, keys: 'Control+B' },
    { format: 'italic', Icon: Italic, keys: 'Control+I' },
    { format: 'underline', Icon: Underline, keys: 'Control+U' },
    { format: 'strike', Icon: Strikethrough, keys: 'Control+Shift+S' },
    { format: 'code', Icon: Code, keys: 'Control+E' },
  ],
  [
    { format: 'heading3', Icon: Heading3, keys: 'Control+Alt+3' },
    { format: 'heading4', Icon: Heading4, keys: 'Control+Alt+4' },
    { format: 'bulletList', Icon: List, keys: 'Control+Shift+8' },
    { format: 'orderedList', Icon: ListOrdered, keys: 'Control+Shift+7' },
    { format: 'blockquote', Icon: Quote, keys: 'Control+Shift+B' },
    { format: 'codeBlock', Icon: SquareCode, keys: 'Control+Alt+C' },
  ],
  [
    { format: 'link', Icon: Link, keys: 'Control+K' },
    { format: 'image', Icon: ImagePlus },
    { format: 'formula', Icon: Sigma, keys: 'Control+Shift+M' },
  ],
];

/** What a plain text field can begin with: the keys of the first group and of links. */
const BY_KEY: Record<string, TextFormat> = { b: 'bold', i: 'italic', u: 'underline', e: 'code', k: 'link' };

export function formatOfKey(event: {
  key: string;
  ctrlKey: boolean;
  metaKey: boolean;
  altKey: boolean;
}): TextFormat | null {
  if (!(event.ctrlKey || event.metaKey) || event.altKey) return null;
  return BY_KEY[event.key.toLowerCase()] ?? null;
}

/** Arabic has no italics. */
export function isMostlyArabic(text: string): boolean {
  const arabic = text.match(/\p{Script=Arabic}/gu)?.length ?? 0;
  const latin = text.match(/\p{Script=Latin}/gu)?.length ?? 0;
  return arabic > latin;
}

/** What a text has no use for. */
export const withoutFormats = (text: string): TextFormat[] => (isMostlyArabic(text) ? ['italic'] : []);
