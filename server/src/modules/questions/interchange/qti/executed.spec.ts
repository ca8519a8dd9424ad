import { readFileSync } from 'node:fs';
import type { WritableQuestion } from '../interchange';
import { isElement, parseXml } from '../xml/xml-tree';
import type { XmlElement } from '../xml/xml-tree';
import { readQti } from './read-qti';
import { unpackPackage } from './unpack-package';
import { writeQti } from './write-qti';
import { inOneDialect } from './one-dialect';

type Response = string | string[];

/** As much of a browser as is used here; the types of jsdom would bring a whole one into the server's. */
interface Node {
  setAttribute: (name: string, value: string) => void;
  append: (...children: (Node | string)[]) => void;
}
interface Browser {
  CSSStyleSheet: { prototype: object };
  HTMLElement: { prototype: object };
  eval: (code: string) => void;
  document: { createElement: (name: string) => Node; body: { replaceChildren: (child: Node) => void } };
}
interface JsdomModule {
  JSDOM: new (html: string, options: object) => { window: Browser };
  VirtualConsole: new () => object;
}
const { JSDOM, VirtualConsole } = jest.requireActual<JsdomModule>('jsdom');

interface Case {
  question: Omit<WritableQuestion, 'title'>;
  /** What is answered, and what share of the points it earns in Mizan. */
  answers: [Record<string, Response>, number][];
}

const named = (...texts: string[]) => texts.map((text) => ({ text, isRight: text.endsWith('+') }));
const R = (value: Response) => ({ RESPONSE: value });

const cases: Record<string, Case> = {
  'one right choice': {
    question: {
      type: 'multiple-choice',
      text: 'Which?',
      choices: named('a+', 'b', 'c'),
      allowsSeveral: false,
      score: 3,
    },
    answers: [
      [R('C1'), 1],
      [R('C2'), 0],
    ],
  },
  'three right choices, which share the points': {
    question: {
      type: 'multiple-choice',
      text: 'Which?',
      choices: named('a+', 'b+', 'c+', 'd'),
      allowsSeveral: true,
      score: 1,
    },
    answers: [
      [R(['C1', 'C2', 'C3']), 1],
      [R(['C1', 'C2']), 2 / 3],
      [R(['C1', 'C2', 'C4']), 1 / 3],
      [R(['C4']), 0],
      [R(['C1', 'C2', 'C3', 'C4']), 2 / 3],
    ],
  },
  'true or false': {
    question: { type: 'true-false', text: 'Is it?', truth: false, score: 2 },
    answers: [
      [R('false'), 1],
      [R('true'), 0],
    ],
  },
  'a dropdown': {
    question: { type: 'dropdown', text: 'Which?', choices: named('a', 'b+'), score: 2.5 },
    answers: [
      [R('C2'), 1],
      [R('C1'), 0],
    ],
  },
  'a short answer with two spellings': {
    question: { type: 'short-answer', text: 'Which city?', acceptedAnswers: ['Riyadh', 'الرياض'], score: 2 },
    answers: [
      [R('Riyadh'), 1],
      [R('riyadh'), 1],
      [R('الرياض'), 1],
      [R('Jeddah'), 0],
    ],
  },
  'a number within a tolerance': {
    question: { type: 'number', text: 'How much?', number: { value: '3.14', tolerance: '0.01' }, score: 4 },
    answers: [
      [R('3.14'), 1],
      [R('3.13'), 1],
      [R('3.15'), 1],
      [R('3.2'), 0],
      [R('-3.14'), 0],
    ],
  },
  'numbers with shares': {
    question: {
      type: 'number',
      text: 'How much?',
      score: 4,
      number: {
        value: '42',
        tolerance: '0',
        others: [
          { value: '21', tolerance: '1', share: '100' },
          { value: '42', tolerance: '5', share: '50' },
          { value: '-42', tolerance: '0', share: '33.333' },
        ],
      },
    },
    answers: [
      [R('42'), 1],
      [R('20'), 1],
      [R('45'), 0.5],
      [R('-42'), 0.33333],
      [R('60'), 0],
    ],
  },
  'three gaps, each a share': {
    question: {
      type: 'fill-in-the-blank',
      text: 'Complete.',
      gapText: 'a [[1]] b [[2]] c [[3]]',
      score: 1,
      blanks: [{ acceptedAnswers: ['x', 'ex'] }, { acceptedAnswers: ['y'] }, { acceptedAnswers: ['z'] }],
    },
    answers: [
      [{ RESPONSE1: 'x', RESPONSE2: 'y', RESPONSE3: 'z' }, 1],
      [{ RESPONSE1: 'ex', RESPONSE2: 'no', RESPONSE3: 'z' }, 2 / 3],
      [{ RESPONSE1: 'no', RESPONSE2: 'no', RESPONSE3: 'no' }, 0],
    ],
  },
  'gaps for words, a number and a choice': {
    question: {
      type: 'fill-in-the-blank',
      text: 'Complete.',
      gapText: 'a [[1]] b [[2]] c [[3]]',
      score: 3,
      gaps: [
        { isNumeric: false, choices: [] },
        { isNumeric: true, choices: [] },
        { isNumeric: false, choices: ['red', 'blue'] },
      ],
      blanks: [
        { acceptedAnswers: ['x'] },
        { acceptedAnswers: ['3.14', '22'], tolerance: '0.01' },
        { acceptedAnswers: [], rightChoices: [2] },
      ],
    },
    answers: [
      [{ RESPONSE1: 'x', RESPONSE2: '3.15', RESPONSE3: 'C2' }, 1],
      [{ RESPONSE1: 'x', RESPONSE2: '22', RESPONSE3: 'C1' }, 2 / 3],
      [{ RESPONSE1: 'y', RESPONSE2: '4', RESPONSE3: 'C2' }, 1 / 3],
      [{ RESPONSE1: 'y', RESPONSE2: '4', RESPONSE3: 'C1' }, 0],
    ],
  },
  'a matching, each prompt a share': {
    question: {
      type: 'matching',
      text: 'Where?',
      choices: named('Asia', 'Europe', 'Africa'),
      score: 3,
      prompts: [
        { text: 'Oman', match: 1 },
        { text: 'France', match: 2 },
        { text: 'Monaco', match: 2 },
      ],
    },
    answers: [
      [R(['P1 C1', 'P2 C2', 'P3 C2']), 1],
      [R(['P1 C1', 'P2 C1', 'P3 C2']), 2 / 3],
      [R(['P1 C1']), 1 / 3],
      [R(['P1 C2', 'P2 C3', 'P3 C1']), 0],
    ],
  },
  'a ranking by its pairs': {
    question: { type: 'ranking', text: 'In order?', choices: named('a', 'b', 'c', 'd'), score: 6 },
    answers: [
      [R(['C1', 'C2', 'C3', 'C4']), 1],
      [R(['C2', 'C1', 'C3', 'C4']), 5 / 6],
      [R(['C3', 'C4', 'C1', 'C2']), 2 / 6],
      [R(['C4', 'C3', 'C2', 'C1']), 0],
    ],
  },
  'a rating with a right range': {
    question: { type: 'rating', text: 'How?', rating: { min: 1, max: 5 }, ratingKey: { from: 3, to: 4 }, score: 2 },
    answers: [
      [R('3'), 1],
      [R('4'), 1],
      [R('5'), 0],
    ],
  },
};

/** Another system's engine, in a document of its own: it executes the items as they stand in the package. */
const engine = (() => {
  const { window } = new JSDOM('<!doctype html><body></body>', {
    runScripts: 'outside-only',
    pretendToBeVisual: true,
    // It talks while it works.
    virtualConsole: new VirtualConsole(),
  });
  const silent = { observe: () => undefined, unobserve: () => undefined, disconnect: () => undefined };
  // What jsdom has not and the engine only draws with.
  Object.assign(window, {
    matchMedia: () => ({ matches: false, addEventListener: () => undefined }),
    ResizeObserver: function ResizeObserver() {
      return silent;
    },
    IntersectionObserver: function IntersectionObserver() {
      return silent;
    },
  });
  Object.assign(window.CSSStyleSheet.prototype, { replaceSync: () => undefined });
  Object.assign(window.HTMLElement.prototype, {
    attachInternals: () => ({ states: new Set(), setFormValue: () => undefined, setValidity: () => undefined }),
    showPopover: () => undefined,
  });
  const code = require.resolve('@citolab/qti-components/package.json').replace('package.json', 'cdn/index.global.js');
  window.eval(readFileSync(code, 'utf8'));
  return window.document;
})();

interface ItemElement extends Node {
  updateResponseVariable: (id: string, value: Response) => void;
  processResponse: () => boolean;
  variables: { identifier: string; value: string }[];
}

/** Without the body, for which jsdom is too little of a browser: responses are given to the engine itself. */
function built({ name, attributes, children }: XmlElement): Node {
  const made = engine.createElement(name);
  for (const [key, value] of Object.entries(attributes)) if (key !== 'xmlns') made.setAttribute(key, value);
  const parts = children.filter((child) => !isElement(child) || child.name !== 'qti-item-body');
  made.append(...parts.map((child) => (isElement(child) ? built(child) : child)));
  return made;
}

async function scoreOf(item: XmlElement, responses: Record<string, Response>): Promise<number> {
  const element = built(item) as ItemElement;
  engine.body.replaceChildren(element);
  await new Promise((resolve) => setTimeout(resolve, 0));
  for (const [id, value] of Object.entries(responses)) element.updateResponseVariable(id, value);
  element.processResponse();
  return Number(element.variables.find(({ identifier }) => identifier === 'SCORE')?.value ?? Number.NaN);
}

async function itemOf(question: Case['question'], version: '2.2' | '3.0'): Promise<XmlElement> {
  const { bytes } = await writeQti([{ ...question, title: 'T' }], new Map(), version);
  return parseXml((await unpackPackage(bytes)).get('items/item1.xml')?.toString('utf8') ?? '');
}

describe.each(Object.entries(cases))('%s, executed by another engine', (_, { question, answers }) => {
  it.each(answers)('gives %j its share', async (responses, share) => {
    const score = await scoreOf(await itemOf(question, '3.0'), responses);
    expect(score).toBeCloseTo(share * (question.score ?? 1), 2);
  });

  it('says the same in both versions', async () => {
    const shape = ({ name, attributes: { xmlns: _namespace, ...attributes }, children }: XmlElement): unknown => [
      name,
      attributes,
      children.map((child) => (isElement(child) ? shape(child) : child)),
    ];
    const [old, recent] = await Promise.all([itemOf(question, '2.2'), itemOf(question, '3.0')]);
    expect(shape(inOneDialect(recent))).toEqual(shape(old));
  });

  it.each(['2.2', '3.0'] as const)('comes back from %s as it was, with nothing left behind', async (version) => {
    const about = { skill: 'Sums', difficulty: 'Hard', durationSeconds: 95, unit: 'kg', isAdditional: true } as const;
    const written = { ...question, ...about, title: 'T' };
    const { bytes, left } = await writeQti([written], new Map(), version);
    const { understood, problems, ignored } = await readQti(bytes);
    expect([left, problems, ignored]).toEqual([[], [], []]);
    expect(understood[0]?.question).toMatchObject({ ...question, ...about });
  });
});

it('keeps formulas exactly, as MathML that others show', async () => {
  const textHtml = '<p>Is <span data-formula="\\frac{a}{b} &lt; 1" dir="ltr"><math></math></span>?</p>';
  const written: WritableQuestion = { type: 'true-false', title: 'T', text: 'Is it?', textHtml, truth: true };
  const { bytes } = await writeQti([written], new Map());
  expect((await unpackPackage(bytes)).get('items/item1.xml')?.toString()).toContain('<mfrac>');
  const { understood } = await readQti(bytes);
  expect(understood[0]?.question.textHtml).toContain('data-formula="\\frac{a}{b} &lt; 1"');
});

it('says the language and direction of an item, and its truths in it', async () => {
  const item = await itemOf({ type: 'true-false', text: 'هل هذا صحيح؟', truth: true, language: 'ar' }, '2.2');
  const text = JSON.stringify(item);
  expect([item.attributes['xml:lang'], text.includes('"dir":"rtl"'), text.includes('صح')]).toEqual(['ar', true, true]);
});

it('writes the test with its order, sections and times, and reads it back in that order', async () => {
  const question = (text: string, skill: string): WritableQuestion => ({
    type: 'true-false',
    title: text,
    text,
    truth: true,
    skill,
    durationSeconds: 30,
  });
  const bank = [question('one', 'A'), question('two', 'A'), question('three', 'B')];
  const { bytes } = await writeQti(bank, new Map());
  const test = (await unpackPackage(bytes)).get('test.xml')?.toString() ?? '';
  expect(test.match(/<assessmentSection [^>]*title="[^"]*"/gu)).toHaveLength(2);
  expect(test).toContain('<timeLimits maxTime="90"/>');
  const { understood } = await readQti(bytes);
  expect(understood.map(({ question: { text, durationSeconds } }) => [text, durationSeconds])).toEqual([
    ['one', 30],
    ['two', 30],
    ['three', 30],
  ]);
});
