import { NotUnderstood } from '../not-understood';
import type { Ignore } from '../read-each';
import { childOf, descendantsOf, elementsOf } from '../xml/xml-tree';
import type { XmlElement } from '../xml/xml-tree';

const KNOWN_TEMPLATE = /\/(?:match_correct|map_response)(?:\.xml)?$/u;

/** Notes what an item has beyond what Mizan holds. */
export function noteItem(item: XmlElement, interaction: XmlElement, ignore: Ignore): void {
  const told = descendantsOf(item, 'modalFeedback', 'feedbackInline', 'feedbackBlock');
  if (told.some((feedback) => descendantsOf(feedback, 'img', 'object').length > 0)) ignore('FEEDBACK');
  const others = descendantsOf(item, 'rubricBlock').filter(({ attributes }) => attributes.view !== 'scorer');
  for (const { name, line } of [...others, ...descendantsOf(item, 'infoControl')]) ignore('SETTING', { name }, line);
  noteProcessing(childOf(item, 'responseProcessing'), interaction, ignore);
}

/** @throws NotUnderstood where an item is made anew for each candidate, or stands on a text in another file */
export function checkItem(item: XmlElement): void {
  const [template] = descendantsOf(item, 'templateDeclaration', 'templateProcessing', 'printedVariable');
  if (template) throw new NotUnderstood('TEMPLATE_VARIABLES', {}, template.line);
  const [passage] = descendantsOf(item, 'assessmentStimulusRef', 'include');
  if (passage) throw new NotUnderstood('PASSAGE_ELSEWHERE', { name: passage.attributes.href ?? '' }, passage.line);
  const [operator] = descendantsOf(item, 'customOperator');
  if (operator) throw new NotUnderstood('UNSUPPORTED_SCORING', {}, operator.line);
}

/** Rules of its own are not run: the declared answers count. */
function noteProcessing(processing: XmlElement | undefined, { name }: XmlElement, ignore: Ignore): void {
  if (!processing || processing.children.length === 0) return;
  const { template } = processing.attributes;
  if (
    template
      ? KNOWN_TEMPLATE.test(template)
      : isPlain(processing) || isOurs(processing) || name === 'extendedTextInteraction'
  )
    return;
  ignore('SETTING', { name: 'responseProcessing' }, processing.line);
}

const OUR_RULES = new Set([
  'setOutcomeValue',
  'responseCondition',
  'responseIf',
  'and',
  'or',
  'gte',
  'lte',
  'match',
  'index',
  'gt',
  'lt',
  'sum',
  'product',
  'divide',
  'mapResponse',
  'variable',
  'baseValue',
]);

/** Shares of MAXSCORE by what the responses map to, by a range, or by pairs in order: what Mizan writes, and marks alike. */
function isOurs(processing: XmlElement): boolean {
  const rules = descendantsOf(processing, ...namesIn(processing));
  const usesMaximum = rules.some(({ name, attributes }) => name === 'variable' && attributes.identifier === 'MAXSCORE');
  return usesMaximum && rules.every(({ name }) => OUR_RULES.has(name));
}

function namesIn(element: XmlElement): string[] {
  return [...new Set(elementsOf(element).flatMap((child) => [child.name, ...namesIn(child)]))];
}

/** One comparison with the correct response, which is what the template does too. */
function isPlain(processing: XmlElement): boolean {
  const conditions = descendantsOf(processing, 'responseCondition');
  return (
    conditions.length === 1 &&
    descendantsOf(processing, 'match', 'equal').length === 1 &&
    descendantsOf(processing, 'responseElseIf').length === 0
  );
}
