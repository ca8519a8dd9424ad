import { Node } from '@tiptap/core';

/** A picture that was uploaded; only its id and its description are part of the text. */
export interface TextPicture {
  fileId: string;
  alt: string;
  width: number | null;
  height: number | null;
}

declare module '@tiptap/core' {
  interface Commands<ReturnType> {
    picture: { insertPicture: (picture: TextPicture) => ReturnType };
  }
}

export const addressOfFile = (fileId: string): string => `/api/v1/files/${encodeURIComponent(fileId)}`;

/** Of a picture in a file that is not imported yet the address is the picture; everywhere else it follows from the id. */
const inlineOf = (element: HTMLElement): string | null => {
  const src = element.getAttribute('src');
  return src?.startsWith('data:image/') ? src : null;
};

const attribute = (name: string) => ({
  default: null,
  parseHTML: (element: HTMLElement) => element.getAttribute(name),
});

/** A picture from elsewhere is not taken over: it would be fetched from there by every candidate. */
export const PictureNode = Node.create({
  name: 'picture',
  group: 'block',
  atom: true,
  draggable: true,

  addAttributes() {
    return {
      fileId: {
        ...attribute('data-file-id'),
        renderHTML: ({ fileId }) => ({ 'data-file-id': String(fileId) }),
      },
      // Before the description, which may hold any sign.
      src: { default: null, parseHTML: inlineOf },
      alt: attribute('alt'),
      width: attribute('width'),
      height: attribute('height'),
    };
  },

  parseHTML: () => [{ tag: 'img[data-file-id]' }],
  renderHTML: ({ HTMLAttributes }) => ['img', HTMLAttributes],

  addNodeView() {
    return ({ node }) => {
      const dom = document.createElement('img');
      dom.src = String(node.attrs.src ?? addressOfFile(String(node.attrs.fileId)));
      dom.alt = String(node.attrs.alt ?? '');
      return { dom };
    };
  },

  addCommands() {
    return {
      insertPicture:
        (picture) =>
        ({ commands }) =>
          commands.insertContent({ type: this.name, attrs: { ...picture } }),
    };
  },
});
