import { xmlDocument } from '../xml/write-xml';
import type { Dialect, Tag } from './dialect';
import type { WrittenItem } from './written-item';

/** The items as one test: in their order, neighbours of one skill as a section of its name, each with its time. */
export function testXml({ tag, itemNamespace }: Dialect, items: readonly WrittenItem[]): Buffer {
  const sections = sectionsOf(items).map((section, at) =>
    tag(
      'assessmentSection',
      { identifier: `section${at + 1}`, title: section[0]?.question.skill ?? `${at + 1}`, visible: true },
      section.map((item) => itemRef(tag, item)),
    ),
  );
  const part = tag(
    'testPart',
    { identifier: 'part1', navigationMode: 'nonlinear', submissionMode: 'simultaneous' },
    sections,
  );
  const title = items[0]?.question.title ?? '';
  const seconds = items.reduce((sum, { question }) => sum + (question.durationSeconds ?? 0), 0);
  return xmlDocument(
    tag(
      'assessmentTest',
      {
        xmlns: itemNamespace,
        identifier: 'mizan-test',
        title: items.length === 1 ? title : `${title} … (${items.length})`,
      },
      outcome(tag),
      timeLimit(tag, seconds),
      part,
      totalScore(tag),
    ),
  );
}

function sectionsOf(items: readonly WrittenItem[]): WrittenItem[][] {
  const sections: WrittenItem[][] = [];
  for (const item of items) {
    const open = sections.at(-1);
    if (open && open[0]?.question.skill === item.question.skill) open.push(item);
    else sections.push([item]);
  }
  return sections;
}

function itemRef(tag: Tag, { id, question }: WrittenItem): string {
  return tag(
    'assessmentItemRef',
    { identifier: id, href: `items/${id}.xml` },
    timeLimit(tag, question.durationSeconds),
  );
}

function timeLimit(tag: Tag, seconds: number | undefined): string {
  return seconds ? tag('timeLimits', { maxTime: seconds }) : '';
}

function outcome(tag: Tag): string {
  const zero = tag('defaultValue', {}, tag('value', {}, '0'));
  return tag('outcomeDeclaration', { identifier: 'SCORE', cardinality: 'single', baseType: 'float' }, zero);
}

function totalScore(tag: Tag): string {
  const sum = tag('sum', {}, tag('testVariables', { variableIdentifier: 'SCORE' }));
  return tag('outcomeProcessing', {}, tag('setOutcomeValue', { identifier: 'SCORE' }, sum));
}
