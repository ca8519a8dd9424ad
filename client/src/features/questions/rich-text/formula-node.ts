import { Node } from '@tiptap/core';
import { mathOf } from './math';

declare module '@tiptap/core' {
  interface Commands<ReturnType> {
    formula: { insertFormula: (latex: string) => ReturnType };
  }
}

interface Options {
  /** A formula was pressed, to be changed. */
  onOpen: (latex: string) => void;
}

/** A formula in a line, written in LaTeX and shown as mathematics. */
export const FormulaNode = Node.create<Options>({
  name: 'formula',
  group: 'inline',
  inline: true,
  atom: true,
  marks: '',

  addOptions: () => ({ onOpen: () => undefined }),

  addAttributes() {
    return {
      latex: {
        default: '',
        parseHTML: (element) => element.getAttribute('data-formula') ?? '',
        renderHTML: ({ latex }) => ({ 'data-formula': String(latex) }),
      },
    };
  },

  parseHTML: () => [{ tag: 'span[data-formula]' }],
  renderHTML: ({ HTMLAttributes }) => ['span', HTMLAttributes],

  addNodeView() {
    return ({ node }) => {
      const latex = String(node.attrs.latex);
      const dom = document.createElement('span');
      dom.dataset.formula = latex;
      dom.dir = 'ltr';
      dom.title = latex;
      dom.innerHTML = mathOf(latex) ?? '';
      dom.addEventListener('dblclick', () => this.options.onOpen(latex));
      return { dom };
    };
  },

  addCommands() {
    return {
      insertFormula:
        (latex) =>
        ({ commands }) =>
          commands.insertContent({ type: this.name, attrs: { latex } }),
    };
  },
});
