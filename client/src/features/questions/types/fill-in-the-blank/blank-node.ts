import { mergeAttributes, Node, nodeInputRule } from '@tiptap/core';
import { Plugin } from '@tiptap/pm/state';
import { newKey } from '../../new-key';

declare module '@tiptap/core' {
  interface Commands<ReturnType> {
    blank: { insertBlank: () => ReturnType };
  }
}

/** A gap in the text: one thing to the keyboard, numbered by the style sheet as it stands. Three underscores make one too. */
export const BlankNode = Node.create({
  name: 'blank',
  group: 'inline',
  inline: true,
  atom: true,
  selectable: true,
  draggable: true,

  addAttributes() {
    return {
      key: {
        default: null,
        parseHTML: (element) => element.getAttribute('data-blank'),
        renderHTML: ({ key }) => ({ 'data-blank': String(key) }),
      },
    };
  },

  parseHTML: () => [{ tag: 'span[data-blank]' }],
  renderHTML: ({ HTMLAttributes }) => ['span', mergeAttributes(HTMLAttributes, { contenteditable: 'false' })],

  addCommands() {
    return {
      insertBlank:
        () =>
        ({ commands }) =>
          commands.insertContent({ type: this.name, attrs: { key: newKey() } }),
    };
  },

  addInputRules() {
    return [nodeInputRule({ find: /_{3,}$/, type: this.type, getAttributes: () => ({ key: newKey() }) })];
  },

  /** A blank that was copied is another one, with answers of its own. */
  addProseMirrorPlugins() {
    const { name } = this;
    return [
      new Plugin({
        appendTransaction: (transactions, _, state) => {
          if (!transactions.some(({ docChanged }) => docChanged)) return null;
          const seen = new Set<unknown>();
          const { tr } = state;
          state.doc.descendants((node, at) => {
            if (node.type.name !== name) return;
            if (seen.has(node.attrs.key)) tr.setNodeAttribute(at, 'key', newKey());
            seen.add(node.attrs.key);
          });
          return tr.docChanged ? tr : null;
        },
      }),
    ];
  },
});
