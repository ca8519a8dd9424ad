import fc from 'fast-check';
import { FieldProblems } from '../field-problems';
import { readRichText } from './read-rich-text';

const id = '6a2f4b1c-0000-4000-8000-00000000000a';

function read(given: string) {
  const problems = new FieldProblems();
  const { html, text } = readRichText(given, problems);
  return { html, text, problems: problems.all.map(({ path, rule }) => `${path}: ${rule}`) };
}

/** Every tag of a stored text with its attributes' names. Sanitised markup has `<` and `>` nowhere else. */
function tagsOf(html: string): string[] {
  return Array.from(html.matchAll(/<([^>]*)>/g), ([, inside = '']) => {
    const [name, ...attributes] = inside.replace(/="[^"]*"/g, '').split(/\s+/);
    return [name, ...attributes.filter((each) => each !== '/')].join(' ');
  });
}

describe('a formatted text', () => {
  it('keeps what is allowed and finds the direction of each block by itself', () => {
    expect(read('<h3>Cash</h3><p>One <b>bold</b> and <i>slanted</i></p><blockquote>«قول»</blockquote>')).toEqual({
      html:
        '<h3 dir="auto">Cash</h3><p dir="auto">One <strong>bold</strong> and <em>slanted</em></p>' +
        '<blockquote dir="auto">«قول»</blockquote>',
      text: 'Cash\nOne bold and slanted\n«قول»',
      problems: [],
    });
  });

  it('lets a table or a list have one direction, which nothing in it hides from the browser', () => {
    const given =
      '<table><tr><th><p>الفرع</p></th><td>1</td></tr></table><ul><li><p>أولًا</p><ul><li>x</li></ul></li></ul><p>a</p>';
    expect(read(given).html).toBe(
      '<table dir="auto"><tr><th><p>الفرع</p></th><td>1</td></tr></table>' +
        '<ul dir="auto"><li><p>أولًا</p><ul><li>x</li></ul></li></ul><p dir="auto">a</p>',
    );
  });

  it('writes code from left to right and keeps its lines', () => {
    expect(read('<pre><code class="x">if (a &lt; b) {\n  go();\n}</code></pre>')).toMatchObject({
      html: '<pre dir="ltr"><code dir="ltr">if (a &lt; b) {\n  go();\n}</code></pre>',
      text: 'if (a < b) {\ngo();\n}',
    });
  });

  it('tells items, rows and line breaks apart in the plain text', () => {
    const list = '<ul><li><p>one</p></li><li>two<br>lines</li></ul>';
    const table = '<table><tbody><tr><th>Year</th><th>Net</th></tr><tr><td colspan="2">2026</td></tr></tbody></table>';
    expect(read(list + table).text).toBe('• \none\n• two\nlines\nYear Net\n2026'.replace('• \n', ''));
  });

  it('is plain when it is one paragraph without formatting', () => {
    expect(read('<p>Assets &amp; debts &lt; 5</p>')).toEqual({ html: null, text: 'Assets & debts < 5', problems: [] });
  });

  it.each(['', '<p></p>', '<p> <br></p>', '<ul><li></li></ul>', '<script>x</script>'])(
    'has no words in %j',
    (given) => {
      expect(read(given).text).toBe('');
    },
  );

  it('is read again as it was written', () => {
    const given = `<p>a <a href="https://x.example/?a=1&amp;b=2">link</a> <img data-file-id="${id}" alt="A &quot;chart&quot;"></p>
      <p><span data-formula="\\frac{a}{b} < 1"></span></p>`;
    const once = read(given).html ?? '';
    expect(read(once).html).toBe(once);
  });
});

describe('a link', () => {
  it.each(['https://example.com/a?b=1', 'mailto:jobs@example.com'])('to %s opens apart', (href) => {
    expect(read(`<a href=" ${href} " onclick="x()">here</a>`).html).toBe(
      `<a href="${href}" target="_blank" rel="noopener noreferrer">here</a>`,
    );
  });

  it.each([
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'java\tscript:alert(1)',
    '&#106;avascript:alert(1)',
    'vbscript:x',
    'data:text/html,<script>1</script>',
    'http://example.com',
    '//example.com',
    '/Login',
    'x',
    '',
    '\u0001javascript:1',
    'https://a.example/&quot; onmouseover=&quot;x',
    'file:///etc/passwd',
    'blob:https://a.example/1',
  ])('to %j loses its address and keeps its words', (href) => {
    expect(read(`<p>a</p><a href="${href}">here</a><u>b</u>`).html).toBe('<p dir="auto">a</p>here<u>b</u>');
  });
});

describe('an image', () => {
  it('is a reference to a stored file and never an address', () => {
    const given = `<img src="https://evil.example/x.png" data-file-id="${id}" alt="Chart" width="300" style="x" onerror="y">`;
    expect(read(`<p>${given}</p>`)).toEqual({
      html: `<p dir="auto"><img data-file-id="${id}" alt="Chart" width="300" /></p>`,
      text: 'Chart',
      problems: [],
    });
  });

  it.each(['', 'x', '../../x', `${id}"onload="x`, `${id} ${id}`])('without a file is left out: %j', (fileId) => {
    expect(read(`<p>a<img data-file-id='${fileId}' alt="gone">b</p><p>c</p>`).html).toBe(
      '<p dir="auto">ab</p><p dir="auto">c</p>',
    );
  });

  it('has sensible measures or none', () => {
    expect(read(`<img data-file-id="${id}" alt="" width="100%" height="99999">`).html).toBe(
      `<img data-file-id="${id}" alt="" />`,
    );
  });
});

describe('a formula', () => {
  const formula = (latex: string) => `<p>a <span data-formula="${latex}">what an editor drew</span> b</p>`;

  it('is written as MathML beside its LaTeX, from left to right', () => {
    expect(read(formula('x^2 &lt; 4'))).toEqual({
      html:
        '<p dir="auto">a <span data-formula="x^2 &lt; 4" dir="ltr"><math><mrow><msup><mi>x</mi><mn>2</mn></msup>' +
        '<mo>&lt;</mo><mn>4</mn></mrow></math></span> b</p>',
      text: 'a x^2 < 4 b',
      problems: [],
    });
  });

  it('replaces whatever stood in it, also another formula', () => {
    const nested = '<span data-formula="1"><b>x</b><span data-formula="2">y</span><math><mi>z</mi></math></span>';
    expect(read(nested).html).toBe('<span data-formula="1" dir="ltr"><math><mn>1</mn></math></span>');
  });

  it.each(['\\frac{a', '\\nosuchcommand', 'x}', '\\def\\a{\\a\\a}\\a', 'x'.repeat(501)])('refuses %j', (latex) => {
    expect(read(formula(latex)).problems).toEqual(['textHtml: formula']);
  });

  it('refuses more than 30 of them, and more than one text can need', () => {
    const one = '<span data-formula="x"></span>';
    expect(read(one.repeat(30)).problems).toEqual([]);
    expect(read(one.repeat(40)).problems).toEqual(['textHtml: max-items']);
    expect(read('x'.repeat(50_001)).problems).toEqual(['textHtml: max-length']);
  });

  it.each([
    '\\href{javascript:alert(1)}{x}',
    '\\url{javascript:alert(1)}',
    '\\class{evil}{x}',
    '\\id{evil}{x}',
    '\\style{color:red}{x}',
    '\\data{onclick=alert(1)}{x}',
    '\\htmlStyle{color:red}{x}',
    '\\includegraphics{https://evil.example/x.png}',
    '\\text{&lt;img src=x onerror=alert(1)&gt;}',
    '\\color{red;background:url(x)}{x}',
    '\\unicode{60}script',
    '\\rule{9999em}{9999em}',
  ])('never writes more than mathematics: %s', (latex) => {
    const { html } = read(formula(latex));
    const tags = tagsOf(html ?? '').filter((tag) => !/^\/?(p|span|m[a-z]+|none)\b/.test(tag));
    expect(tags).toEqual([]);
    expect(tagsOf(html ?? '').join()).not.toMatch(/\b(href|src|style|id|on\w+)\b/);
  });
});

describe('a hostile text', () => {
  const allowed =
    /^\/?(p|br|strong|em|u|s|code|pre|ul|ol|li|h3|h4|blockquote|table|thead|tbody|tr|th|td|a|img|span|math|m[a-z]+|none)( (dir|href|target|rel|data-file-id|alt|width|height|colspan|rowspan|data-formula|stretchy|fence|form|lspace|rspace))*$/;

  const attacks = [
    '<script>alert(1)</script>',
    '<scr<script>ipt>alert(1)</scr</script>ipt>',
    '<img src=x onerror=alert(1)>',
    '<svg onload=alert(1)><animate onbegin=alert(1)>',
    '<svg><style><img src=x onerror=alert(1)></style></svg>',
    '<math><mi//xlink:href="data:x,<script>alert(4)</script>">',
    '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=alert(1)&gt;">',
    '<form><math><mtext></form><form><mglyph><style></math><img src onerror=alert(1)>',
    '<noscript><p title="</noscript><img src=x onerror=alert(1)>">',
    '<xmp><p title="</xmp><img src=x onerror=alert(1)>">',
    '<title><style></title><img src=x onerror=alert(1)></style>',
    '<textarea></textarea><img src=x onerror=alert(1)>',
    '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
    '<object data="javascript:alert(1)"><embed src="javascript:alert(1)">',
    '<style>@import "https://evil.example/x.css"; p { background: url(javascript:alert(1)) }</style>',
    '<p style="background:url(https://evil.example)" class="x" id="app" onclick="x()">a</p>',
    '<base href="https://evil.example/"><meta http-equiv="refresh" content="0;url=javascript:alert(1)">',
    '<a href="javascript:alert(1)" xlink:href="javascript:alert(2)" ping="https://evil.example">a</a>',
    '<a href="https://ok.example" target="_self" rel="opener" onfocus=alert(1) autofocus>a</a>',
    '<form action="https://evil.example"><input name="password"><button formaction="javascript:1">Sign in</button></form>',
    '<video><source onerror=alert(1)></video><audio src=x onerror=alert(1)>',
    '<details open ontoggle=alert(1)><summary>a</summary></details>',
    '<p dir="ltr"><bdo dir="rtl">a</bdo></p>',
    '<template><script>alert(1)</script></template><slot name=x></slot>',
    '<!--><img src=x onerror=alert(1)>-->',
    '<![CDATA[<img src=x onerror=alert(1)>]]>',
    '<?xml version="1.0"?><x:script xmlns:x="http://www.w3.org/1999/xhtml">alert(1)</x:script>',
    '<p/onclick=alert(1)>a<p\u0000onclick=alert(1)>b',
    `<img data-file-id="${id}" src="https://evil.example" srcset="x 1x" alt="&quot;&gt;&lt;img src=x onerror=alert(1)&gt;">`,
    '<span data-formula="&quot;&gt;&lt;img src=x onerror=alert(1)&gt;">x</span>',
    '<span data-formula="x" style="x" onclick="y"></span><span class="x">plain</span>',
    '<td colspan="1&quot; onclick=x">a</td>',
    '<plaintext><img src=x onerror=alert(1)>',
  ];

  it.each(attacks)('keeps nothing but what is allowed of %s', (attack) => {
    const { html } = read(`<p>before</p>${attack}<p>after</p>`);
    expect(tagsOf(html ?? '').filter((tag) => !allowed.test(tag))).toEqual([]);
    expect(html ?? '').not.toMatch(/[=("']\s*(?:javascript:|https:\/\/evil)/i);
  });

  it('keeps nothing else of any mixture of them, also when that is read again', () => {
    const bits = fc.constantFrom(
      ...attacks.flatMap((attack) => [attack, ...attack.split(/(?=<)/)]),
      'نص',
      '<',
      '>',
      '"',
      '&',
    );
    fc.assert(
      fc.property(fc.array(bits, { maxLength: 12 }), (parts) => {
        const { html } = read(`<ul>${parts.join('')}</ul>`);
        expect(tagsOf(html ?? '').filter((tag) => !allowed.test(tag))).toEqual([]);
        expect(tagsOf(read(html ?? '').html ?? '').filter((tag) => !allowed.test(tag))).toEqual([]);
      }),
      { numRuns: 500 },
    );
  });

  it('is flattened when it is nested without end', () => {
    const { html } = read(`${'<blockquote>'.repeat(4_000)}deep`);
    expect((html ?? '').match(/<blockquote/g)?.length).toBe(20);
    expect(read(`${'<span data-formula="x">'.repeat(1_000)}y`).html).toMatch(/^<span/);
  });
});
