import { FieldProblems } from '../field-problems';
import { readRichText } from './read-rich-text';
import { showRichText } from './show-rich-text';

const first = '6a2f4b1c-0000-4000-8000-00000000000a';
const second = '6a2f4b1c-0000-4000-8000-00000000000b';
const stored = (html: string) => readRichText(html, new FieldProblems()).html ?? '';
const image = (id: string, alt = 'Chart') => `<img data-file-id="${id}" alt="${alt}">`;

describe('showRichText', () => {
  it('gives every image its address', () => {
    const html = stored(`<p>${image(first)} and ${image(second)}</p>`);
    const shown = showRichText(html, (fileId) => `/files/${fileId}?a=1&t="x"`);
    expect(shown).toContain(
      `<img data-file-id="${first}" src="/files/${first}?a=1&amp;t=&quot;x&quot;" alt="Chart" />`,
    );
    expect(shown.match(/ src="/g)).toHaveLength(2);
  });

  it('leaves alone what only looks like an image', () => {
    const typed = image(first).replaceAll('<', '&lt;').replaceAll('"', '&quot;');
    const html = stored(`<p><u>${typed}</u></p><p>${image(second, typed)}</p>`);
    expect(showRichText(html, (fileId) => fileId).match(/ src="([^"]*)"/g)).toEqual([` src="${second}"`]);
  });
});
