import { ZipFile } from 'yazl';
import { buffer } from 'node:stream/consumers';
import type { CarriedQuestion } from '../interchange';
import { readQti } from './read-qti';
import { unpackPackage } from './unpack-package';
import { writeQti } from './write-qti';

const NAMESPACE = 'http://www.imsglobal.org/xsd/imsqti_v2p1';
const item = (declarations: string, body: string, more = '') =>
  `<?xml version="1.0"?>\n<assessmentItem xmlns="${NAMESPACE}" identifier="i" title="T">\n${declarations}\n<itemBody>${body}</itemBody>${more}</assessmentItem>`;
const declared = (baseType: string, values: string[], mapping = '', cardinality = 'single') =>
  `<responseDeclaration identifier="R" cardinality="${cardinality}" baseType="${baseType}"><correctResponse>${values.map((value) => `<value>${value}</value>`).join('')}</correctResponse>${mapping}</responseDeclaration>`;
const read = (xml: string) => readQti(Buffer.from(xml));
const only = async (xml: string) => {
  const { understood, problems, ignored } = await read(xml);
  expect(problems).toEqual([]);
  return { ...understood[0]!.question, ignored: ignored.map(({ code }) => code) };
};
const problemIn = async (xml: string) => (await read(xml)).problems.map(({ code, line }) => [code, line]);

async function zipped(files: Record<string, string | Buffer>): Promise<Buffer> {
  const zip = new ZipFile();
  for (const [name, content] of Object.entries(files)) zip.addBuffer(Buffer.from(content), name);
  zip.end();
  return buffer(zip.outputStream);
}

const manifestOf = (...hrefs: string[]) =>
  `<manifest><resources>${hrefs.map((href) => `<resource type="imsqti_item_xmlv2p1" href="${href}"><file href="${href}"/></resource>`).join('')}</resources></manifest>`;

describe('readQti understands QTI 2.x', () => {
  const choice = (max: number) =>
    `<choiceInteraction responseIdentifier="R" shuffle="true" maxChoices="${max}"><prompt>Which?</prompt><simpleChoice identifier="a">One</simpleChoice><simpleChoice identifier="b" fixed="true"><b>Two</b><feedbackInline identifier="b" outcomeIdentifier="F">no</feedbackInline></simpleChoice></choiceInteraction>`;

  it('a choice, with its prompt, a fixed place and feedback', async () => {
    expect(await only(item(declared('identifier', ['a']), choice(1)))).toMatchObject({
      type: 'multiple-choice',
      text: 'Which?',
      allowsSeveral: false,
      choices: [
        { text: 'One', isRight: true },
        { text: 'Two', isRight: false, isFixed: true },
      ],
      notes: { answers: [{ answer: 'Two', feedback: 'no' }] },
      ignored: ['FORMATTING'],
    });
  });

  it('several choices by a mapping, and what of it is not held', async () => {
    const mapping =
      '<mapping lowerBound="0"><mapEntry mapKey="a" mappedValue="2"/><mapEntry mapKey="b" mappedValue="1"/></mapping>';
    const found = await only(item(declared('identifier', [], mapping, 'multiple'), choice(0)));
    expect(found).toMatchObject({ allowsSeveral: true, choices: [{ isRight: true }, { isRight: true }] });
    expect(found.ignored).toContain('PARTIAL_CREDIT');
  });

  it.each([
    [
      'a dropdown',
      declared('identifier', ['b']),
      '<p>The sky is <inlineChoiceInteraction responseIdentifier="R"><inlineChoice identifier="a">red</inlineChoice><inlineChoice identifier="b">blue</inlineChoice></inlineChoiceInteraction>.</p>',
      { type: 'dropdown', text: 'The sky is _____.', choices: [{ isRight: false }, { text: 'blue', isRight: true }] },
    ],
    [
      'an order',
      declared('identifier', ['b', 'a'], '', 'ordered'),
      '<orderInteraction responseIdentifier="R"><prompt>Sort.</prompt><simpleChoice identifier="a">2</simpleChoice><simpleChoice identifier="b">1</simpleChoice></orderInteraction>',
      { type: 'ranking', text: 'Sort.', choices: [{ text: '1' }, { text: '2' }] },
    ],
    [
      'a number',
      declared('float', ['3.5']),
      '<p>How many?</p><p><textEntryInteraction responseIdentifier="R"/></p>',
      { type: 'number', number: { value: '3.5', tolerance: '0' } },
    ],
    [
      'words',
      declared('string', ['Riyadh']),
      '<p>Capital?</p><p><textEntryInteraction responseIdentifier="R"/></p>',
      { type: 'short-answer', acceptedAnswers: ['Riyadh'] },
    ],
    [
      'a gap',
      declared('string', ['Riyadh']),
      '<p>Complete.</p><p>It is <textEntryInteraction responseIdentifier="R"/> now.</p>',
      {
        type: 'fill-in-the-blank',
        text: 'Complete.',
        gapText: 'It is [[1]] now.',
        blanks: [{ acceptedAnswers: ['Riyadh'] }],
      },
    ],
    [
      'an essay',
      '',
      '<extendedTextInteraction responseIdentifier="R"><prompt>Tell.</prompt></extendedTextInteraction>',
      { type: 'open-ended', text: 'Tell.' },
    ],
    [
      'a short scale',
      declared('integer', ['4']),
      '<sliderInteraction responseIdentifier="R" lowerBound="1" upperBound="5"><prompt>Rate.</prompt></sliderInteraction>',
      { type: 'rating', rating: { min: 1, max: 5 }, ratingKey: { from: 4, to: 4 } },
    ],
    [
      'a long scale',
      declared('float', ['40']),
      '<sliderInteraction responseIdentifier="R" lowerBound="0" upperBound="100"><prompt>How far?</prompt></sliderInteraction>',
      { type: 'number', number: { value: '40', tolerance: '0' } },
    ],
    [
      'a file',
      '',
      '<p>Send it.</p><uploadInteraction responseIdentifier="R" type="application/pdf"/>',
      { type: 'document' },
    ],
  ])('%s', async (_, declarations, body, expected) =>
    expect(await only(item(declarations, body))).toMatchObject(expected),
  );

  it('QTI 3.0 in its own words', async () => {
    const xml = `<qti-assessment-item xmlns="http://www.imsglobal.org/xsd/imsqtiasi_v3p0" identifier="i" title="T">
      <qti-response-declaration identifier="R" cardinality="single" base-type="identifier"><qti-correct-response><qti-value>b</qti-value></qti-correct-response></qti-response-declaration>
      <qti-item-body><p>ما عاصمة مصر؟</p><qti-choice-interaction response-identifier="R" max-choices="1"><qti-simple-choice identifier="a">دمشق</qti-simple-choice><qti-simple-choice identifier="b">القاهرة</qti-simple-choice></qti-choice-interaction></qti-item-body></qti-assessment-item>`;
    expect(await only(xml)).toMatchObject({
      text: 'ما عاصمة مصر؟',
      choices: [{ isRight: false }, { text: 'القاهرة', isRight: true }],
    });
  });
});

describe('readQti understands QTI 1.2', () => {
  const old = (response: string, processing: string, kind = '') =>
    `<questestinterop xmlns="http://www.imsglobal.org/xsd/ims_qtiasiv1p2"><assessment><section><item ident="x" title="T"><itemmetadata><qtimetadata><qtimetadatafield><fieldlabel>question_type</fieldlabel><fieldentry>${kind}</fieldentry></qtimetadatafield><qtimetadatafield><fieldlabel>points_possible</fieldlabel><fieldentry>2.0</fieldentry></qtimetadatafield></qtimetadata></itemmetadata>
    <presentation><material><mattext texttype="text/html">&lt;p&gt;What?&lt;/p&gt;</mattext></material>${response}</presentation><resprocessing><outcomes/>${processing}</resprocessing></item></section></assessment></questestinterop>`;
  const lid = (cardinality: string) =>
    `<response_lid ident="r" rcardinality="${cardinality}"><render_choice><response_label ident="1"><material><mattext>One</mattext></material></response_label><response_label ident="2"><material><mattext>Two</mattext></material></response_label></render_choice></response_lid>`;
  const when = (conditions: string, score = 100) =>
    `<respcondition><conditionvar>${conditions}</conditionvar><setvar action="Set" varname="SCORE">${score}</setvar></respcondition>`;
  const equal = (value: string) => `<varequal respident="r">${value}</varequal>`;

  it.each([
    [
      'one choice',
      lid('Single'),
      when(equal('2')),
      '',
      { score: 2, allowsSeveral: false, choices: [{ isRight: false }, { isRight: true }] },
    ],
    [
      'several choices',
      lid('Multiple'),
      when(`<and>${equal('1')}<not>${equal('2')}</not></and>`),
      '',
      { allowsSeveral: true, choices: [{ isRight: true }, { isRight: false }] },
    ],
    [
      'words',
      '<response_str ident="r"><render_fib/></response_str>',
      when(equal('Riyadh')),
      '',
      { acceptedAnswers: ['Riyadh'] },
    ],
    [
      'a number',
      '<response_str ident="r"><render_fib/></response_str>',
      when(`<or>${equal('3')}<and><vargte respident="r">2.5</vargte><varlte respident="r">3.5</varlte></and></or>`),
      'numerical_question',
      { number: { value: '3', tolerance: '0.5' } },
    ],
    ['an essay', '<response_str ident="r"><render_fib/></response_str>', '', 'essay_question', { type: 'open-ended' }],
  ])('%s', async (_, response, processing, kind, expected) =>
    expect(await only(old(response, processing, kind))).toMatchObject(expected),
  );

  it('not a pairing without right pairs, which it reports', async () => {
    expect(await problemIn(old(lid('Single') + lid('Single'), '', 'matching_question'))).toEqual([
      ['ANSWER_MISSING', 1],
    ]);
  });
});

describe('a package', () => {
  it('is read file by file, with images, and notes what nothing uses', async () => {
    const one = item(
      '',
      '<p>See <img src="../img/a.png" alt="a map"/></p><extendedTextInteraction responseIdentifier="R"/>',
    );
    const bytes = await zipped({
      'imsmanifest.xml': manifestOf('items/1.xml', 'items/2.xml', 'items/3.xml', 'test.xml'),
      'items/1.xml': one,
      'items/2.xml': item('', '<matchInteraction responseIdentifier="R"/>'),
      'test.xml': '<assessmentTest/>',
      'img/a.png': Buffer.from([1, 2]),
      'img/b.png': Buffer.from([3]),
    });
    const { understood, problems, ignored, images } = await readQti(bytes);
    expect(understood).toMatchObject([{ file: 'items/1.xml', line: 2, title: 'T', question: { text: 'See a map' } }]);
    expect(problems).toMatchObject([
      { code: 'FILE_MISSING', params: { name: 'items/3.xml' } },
      { code: 'UNSUPPORTED_TYPE', file: 'items/2.xml', line: 4, params: { type: 'matchInteraction' } },
    ]);
    expect(ignored.map(({ code, file }) => [code, file])).toEqual([['OTHER_FILE', 'img/b.png']]);
    expect([...images.values()]).toEqual([{ name: 'a.png', bytes: Buffer.from([1, 2]) }]);
  });

  it('tells in which file the XML is broken, and reads the others', async () => {
    const bytes = await zipped({
      'imsmanifest.xml': manifestOf('1.xml', '2.xml'),
      '1.xml': '<assessmentItem>\n<p>',
      '2.xml': item('', '<p>Tell.</p><extendedTextInteraction responseIdentifier="R"/>'),
    });
    const { understood, problems } = await readQti(bytes);
    expect([understood.length, problems]).toMatchObject([1, [{ code: 'XML_NOT_WELL_FORMED', file: '1.xml', line: 2 }]]);
  });
});

describe('a question for files', () => {
  const versions = ['2.2', '3.0'] as const;
  const asked: [string, Partial<CarriedQuestion>, string | undefined][] = [
    ['a document', { type: 'document' }, undefined],
    ['slides', { type: 'slides' }, undefined],
    ['a workbook', { type: 'xlcx' }, 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'],
    ['a text', { type: 'file-upload', fileKinds: ['text'] }, 'text/plain'],
    ['images', { type: 'file-upload', fileKinds: ['image'] }, undefined],
    ['images or a text', { type: 'file-upload', fileKinds: ['image', 'text'] }, undefined],
  ];

  it.each(versions.flatMap((version) => asked.map((row) => [version, ...row] as const)))(
    'of QTI %s: %s, names at most the one kind that the schema has room for, and comes back as it went',
    async (version, _, kinds, type) => {
      const question = { type: 'document' as const, title: 'Q', text: 'Send it.', score: 1, ...kinds };
      const { bytes } = await writeQti([question], new Map(), version);
      const written = (await unpackPackage(bytes)).get('items/item1.xml')?.toString();
      expect(/ type="([^"]*)"/u.exec(/<(?:qti-)?upload-?interaction[^>]*>/iu.exec(written ?? '')?.[0] ?? '')?.[1]).toBe(
        type,
      );
      const { understood, problems, ignored } = await readQti(bytes);
      expect([problems, ignored]).toEqual([[], []]);
      expect(understood[0]?.question).toEqual({ text: 'Send it.', score: 1, ...kinds });
    },
  );

  it('that names several kinds, as others write it, is read too', async () => {
    const several = '<p>Send.</p><uploadInteraction responseIdentifier="R" type="image/png text/plain"/>';
    expect(await only(item('', several))).toMatchObject({ type: 'file-upload', fileKinds: ['image', 'text'] });
  });
});

describe('a hostile package', () => {
  const refused = async (bytes: Buffer) =>
    expect(readQti(bytes)).rejects.toMatchObject({ code: 'ARCHIVE_UNACCEPTABLE' });
  const withManifest = (files: Record<string, string | Buffer>) =>
    zipped({ 'imsmanifest.xml': manifestOf(), ...files });
  const patched = (bytes: Buffer, from: string, to: string) =>
    Buffer.from(bytes.toString('latin1').replaceAll(from, to), 'latin1');

  it('is refused when it is a bomb', async () =>
    refused(await withManifest({ 'a.bin': Buffer.alloc(100 * 1024 * 1024) })));
  it('is refused when it claims to be smaller than it is', async () => {
    const bytes = await withManifest({ 'a.bin': Buffer.alloc(1_000_000) });
    const size = Buffer.alloc(4);
    size.writeUInt32LE(1_000_000);
    const small = Buffer.alloc(4);
    small.writeUInt32LE(1_000);
    await refused(patched(bytes, size.toString('latin1'), small.toString('latin1')));
  });
  it('is refused when it has thousands of files', async () => {
    const zip = new ZipFile();
    zip.addBuffer(Buffer.from(manifestOf()), 'imsmanifest.xml');
    // Packing each of them would take the test a minute of a busy machine.
    for (let at = 0; at < 12_001; at++) zip.addBuffer(Buffer.from('<a/>'), `${at}.xml`, { compress: false });
    zip.end();
    await refused(await buffer(zip.outputStream));
  });
  it('is refused when a name leads out of it', async () => {
    const bytes = await withManifest({ 'aa/bb/evil.xml': '<a/>' });
    await refused(patched(bytes, 'aa/bb/evil', '../../evil'));
    await refused(patched(bytes, 'aa/bb/evil', '/etc/cronxx'));
    await refused(patched(bytes, 'aa/bb/evil', 'C:\\windows'));
  });
  it('is refused when it holds a link', async () => {
    const zip = new ZipFile();
    zip.addBuffer(Buffer.from('/etc/passwd'), 'imsmanifest.xml', { mode: 0o120777 });
    zip.end();
    await refused(await buffer(zip.outputStream));
  });
  it('is refused when a file stands in it twice', async () => {
    await refused(patched(await withManifest({ 'a1.xml': '<a/>', 'a2.xml': '<a/>' }), 'a2.xml', 'a1.xml'));
  });
  it('is refused when it is cut short', async () => refused((await withManifest({})).subarray(0, 60)));

  it('never has the archives inside it opened', async () => {
    const { understood, ignored } = await readQti(await withManifest({ 'inner.zip': await withManifest({}) }));
    expect([understood, ignored]).toMatchObject([[], [{ code: 'OTHER_FILE', params: { name: 'inner.zip' } }]]);
  });

  it('shows no file from outside it', async () => {
    const one = item(
      '',
      '<p>See <img src="../../../etc/passwd"/><img src="file:///etc/passwd"/></p><extendedTextInteraction responseIdentifier="R"/>',
    );
    const { images, problems } = await readQti(await zipped({ 'imsmanifest.xml': manifestOf('1.xml'), '1.xml': one }));
    expect([images.size, problems.map(({ code }) => code)]).toEqual([0, ['PICTURE_MISSING']]);
  });

  it('with entities is not read', async () => {
    const one =
      '<!DOCTYPE a [<!ENTITY x SYSTEM "file:///etc/passwd">]>' +
      item('', '<p>&x;</p><extendedTextInteraction responseIdentifier="R"/>');
    const { understood, problems } = await readQti(
      await zipped({ 'imsmanifest.xml': manifestOf('1.xml'), '1.xml': one }),
    );
    expect([understood, problems]).toMatchObject([[], [{ code: 'XML_DOCTYPE', file: '1.xml' }]]);
  });
});
