import { Editor } from '@tiptap/core';
import { extensions } from './extensions';

const inline = 'data:image/png;base64,iVBORw0KGgo=';
const editorOf = (content: string) =>
  new Editor({ element: document.body, extensions: extensions({ onAsk: () => undefined }), content });
const shown = () => document.querySelector('.ProseMirror img[src]')?.getAttribute('src');

afterEach(() => document.body.replaceChildren());

it('shows a picture of a file that is not imported yet, and keeps it in what is changed', () => {
  const editor = editorOf(`<p>Look:</p><img data-file-id="k1" src="${inline}" alt="A > B">`);
  expect(shown()).toBe(inline);
  editor.commands.insertContentAt(1, 'Please ');
  expect(editor.getHTML()).toContain(`data-file-id="k1" src="${inline}"`);
});

it('shows any other picture by its id, wherever it is said to lie', () => {
  const editor = editorOf('<img data-file-id="f1" src="https://elsewhere.example/a.png" alt="">');
  expect(shown()).toBe('/api/v1/files/f1');
  expect(editor.getHTML()).not.toContain('elsewhere');
});
