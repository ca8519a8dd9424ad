import { posix } from 'node:path';
import type { CarriedQuestion } from '../interchange';
import { childOf, descendantsOf } from '../xml/xml-tree';
import type { QtiDocument } from './package-files';

interface TestOrder {
  /** Files of the items, as the test asks them. */
  order: string[];
  /** Seconds that a test gives each. */
  times: Map<string, number>;
}

/** What the test of a package says of its items. */
export function testOf(documents: readonly QtiDocument[]): TestOrder {
  const test = documents.find(({ root }) => root.name === 'assessmentTest');
  const order: string[] = [];
  const times = new Map<string, number>();
  for (const ref of test ? descendantsOf(test.root, 'assessmentItemRef') : []) {
    const file = posix.join(posix.dirname(test?.file ?? ''), ref.attributes.href ?? '');
    const seconds = Number(childOf(ref, 'timeLimits')?.attributes.maxTime);
    order.push(file);
    if (seconds > 0) times.set(file, Math.round(seconds));
  }
  return { order, times };
}

/** Items that no test names stay at the end, as the manifest names them. */
export function inOrder(documents: readonly QtiDocument[], order: readonly string[]): QtiDocument[] {
  const places = new Map(order.map((file, at) => [file, at]));
  const placeOf = ({ file }: QtiDocument) => places.get(file) ?? order.length;
  return documents.toSorted((one, other) => placeOf(one) - placeOf(other));
}

export function withTime(question: CarriedQuestion, seconds: number | undefined): CarriedQuestion {
  return seconds === undefined ? question : { ...question, durationSeconds: seconds };
}
