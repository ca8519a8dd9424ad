import { Extension, type Extensions } from '@tiptap/core';
import { StarterKit } from '@tiptap/starter-kit';
import type { TextFormat } from './formats';
import { FormulaNode } from './formula-node';
import { PictureNode } from './picture-node';

/** Where a link may lead. */
export const isAllowedAddress = (address: string): boolean =>
  /^(https:\/\/[^\s]+\.[^\s]+|mailto:[^\s]+@[^\s]+)$/i.test(address);

interface Asks {
  /** A format that needs more than a press: its dialog opens. */
  onAsk: (format: TextFormat, latex?: string) => void;
}

/** What the text of a question may hold; the server keeps the same list. */
export const extensions = ({ onAsk }: Asks): Extensions => [
  StarterKit.configure({
    heading: { levels: [3, 4] },
    horizontalRule: false,
    trailingNode: false,
    link: {
      openOnClick: false,
      autolink: false,
      linkOnPaste: true,
      defaultProtocol: 'https',
      HTMLAttributes: { target: null, rel: null },
      isAllowedUri: (address) => isAllowedAddress(address),
    },
  }),
  FormulaNode.configure({ onOpen: (latex) => onAsk('formula', latex) }),
  PictureNode,
  Extension.create({
    name: 'questionKeys',
    addKeyboardShortcuts: () => ({
      'Mod-k': () => {
        onAsk('link');
        return true;
      },
      'Mod-Shift-m': () => {
        onAsk('formula');
        return true;
      },
    }),
  }),
];
