import { NotUnderstood } from '../not-understood';
import { childOf, descendantsOf, parseXml, textOf } from './xml-tree';

const refusal = (text: string) => {
  try {
    parseXml(text);
  } catch (error) {
    if (error instanceof NotUnderstood) return [error.code, error.line];
    throw error;
  }
  return null;
};

it('keeps text, names without prefix, and the line where each element begins', () => {
  const root = parseXml(
    '<?xml version="1.0"?>\n<m:quiz>\n  <question\n type="x"><a><![CDATA[<b>]]>&amp;</a></question>\n</m:quiz>',
  );
  expect([root.name, root.line]).toEqual(['quiz', 2]);
  expect(childOf(root, 'question')).toMatchObject({ line: 3, attributes: { type: 'x' } });
  expect(textOf(descendantsOf(root, 'a')[0])).toBe('<b>&');
});

it.each([
  '<!DOCTYPE quiz SYSTEM "http://example.com/x.dtd"><quiz/>',
  "<!DOCTYPE quiz PUBLIC '-//A//B [C]//EN' 'x.dtd'><quiz/>",
  '<quiz><![CDATA[What does <!DOCTYPE x [<!ENTITY a "b">]> declare?]]></quiz>',
])('reads %s, and fetches nothing', (text) => expect(parseXml(text).name).toBe('quiz'));

describe('refuses', () => {
  const laughs = Array.from({ length: 9 }, (_, at) => `<!ENTITY l${at + 1} "${`&l${at};`.repeat(10)}">`).join('');
  it.each([
    ['an external entity', '<!DOCTYPE q [<!ENTITY x SYSTEM "file:///etc/passwd">]><q>&x;</q>', ['XML_DOCTYPE', 1]],
    ['a billion laughs', `<!DOCTYPE q [<!ENTITY l0 "ha">${laughs}]><q>&l9;</q>`, ['XML_DOCTYPE', 1]],
    ['an entity that nobody declared', '<q>\n&nbsp;</q>', ['XML_NOT_WELL_FORMED', 2]],
    ['what is not closed', '<q>\n<a>\n</q>', ['XML_NOT_WELL_FORMED', 3]],
    ['nothing', '', ['XML_NOT_WELL_FORMED', 1]],
    ['a well without a floor', '<a>'.repeat(30_000), ['XML_TOO_COMPLEX', 1]],
    ['a million elements', `<q>${'<a/>'.repeat(1_000_000)}</q>`, ['XML_TOO_COMPLEX', 1]],
    [
      'a thousand attributes',
      `<q ${Array.from({ length: 1_000 }, (_, at) => `a${at}=""`).join(' ')}/>`,
      ['XML_TOO_COMPLEX', 1],
    ],
  ])('%s', (_, text, expected) => expect(refusal(text)).toEqual(expected));
});
