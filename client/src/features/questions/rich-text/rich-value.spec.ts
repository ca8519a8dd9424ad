import { Editor } from '@tiptap/core';
import { extensions } from './extensions';
import { htmlOfPlain, placeOfOffset, valueOf } from './rich-value';
import { runFormat } from './run-format';

const open = (content: string) => new Editor({ extensions: extensions({ onAsk: () => undefined }), content });

describe('the text of a question', () => {
  it('stays plain while it is nothing but lines of words', () => {
    const text = 'One < two\n\nthree & four';
    expect(valueOf(open(htmlOfPlain(text)))).toEqual({ text, textHtml: null });
  });

  it('has a form as soon as formatting is in it, and none when that is taken back', () => {
    const editor = open(htmlOfPlain('A bold word'));
    editor.commands.setTextSelection({ from: 3, to: 7 });
    runFormat(editor, 'bold', () => undefined);
    expect(valueOf(editor)).toEqual({ text: 'A bold word', textHtml: '<p>A <strong>bold</strong> word</p>' });
    runFormat(editor, 'bold', () => undefined);
    expect(valueOf(editor).textHtml).toBeNull();
  });

  it('goes on at the same place when the plain field becomes the rich one', () => {
    const text = 'first line\nsecond line';
    const editor = open(htmlOfPlain(text));
    const offset = text.indexOf('second');
    const from = placeOfOffset(text, offset);
    expect(editor.state.doc.textBetween(from, placeOfOffset(text, offset + 6))).toBe('second');
  });

  it('has formulas by their LaTeX and pictures by their description in its words', () => {
    const html =
      '<p>Solve <span data-formula="x^2"><math></math></span></p><img data-file-id="f-1" alt="A balance sheet" src="/api/x">';
    const { text, textHtml } = valueOf(open(html));
    expect(text).toBe('Solve x^2\nA balance sheet');
    expect(textHtml).toContain('<span data-formula="x^2"></span>');
    expect(textHtml).toContain('<img data-file-id="f-1" alt="A balance sheet">');
  });

  it('drops what the server would drop', () => {
    const html =
      '<h1>Big</h1><p onclick="x()">Hi <a href="javascript:x()">there</a></p><img src="https://elsewhere.example/a.png"><script>x()</script>';
    const { textHtml, text } = valueOf(open(html));
    expect(textHtml ?? text).not.toMatch(/javascript|onclick|elsewhere|script|<h1/);
  });

  it('keeps links to the web and to mail', () => {
    const { textHtml } = valueOf(open('<p><a href="https://example.com">a</a> <a href="mailto:a@b.co">b</a></p>'));
    expect(textHtml).toContain('href="https://example.com"');
    expect(textHtml).toContain('href="mailto:a@b.co"');
  });
});
