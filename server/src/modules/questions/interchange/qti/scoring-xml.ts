import type { Tag } from './dialect';

/** Shares of the points that parts of an answer earn are counted whole, so that all of them together are all points and not 0.99. */
const EARNED = 'EARNED';

/** Declares what `pairScore` counts in: the pairs, and the place that each choice was given. */
export function pairDeclarations(tag: Tag, order: readonly string[]): string {
  return [EARNED, ...order.map(placeOf)]
    .map((identifier) =>
      tag(
        'outcomeDeclaration',
        { identifier, cardinality: 'single', baseType: 'float' },
        tag('defaultValue', {}, tag('value', {}, '0')),
      ),
    )
    .join('');
}

/** SCORE = (sum of what the responses map to) · MAXSCORE / `parts`. */
export function mappedScore(tag: Tag, responses: readonly string[], parts: number): string {
  const mapped = responses.map((identifier) => tag('mapResponse', { identifier }));
  return setScore(tag, shareOf(tag, mapped.length === 1 ? (mapped[0] ?? '') : tag('sum', {}, mapped), parts));
}

export interface SharedRange {
  low: string;
  high: string;
  /** Percent of the points. */
  share: number;
}

/** SCORE = share of MAXSCORE where the response lies between two numbers, both included; the best comes last and stays. */
export function rangeScore(tag: Tag, response: string, ranges: readonly SharedRange[]): string {
  const bound = (value: string) => tag('baseValue', { baseType: 'float' }, value);
  const given = tag('variable', { identifier: response });
  const whole = tag('variable', { identifier: 'MAXSCORE' });
  const bestLast = ranges.toSorted((a, b) => b.share - a.share).toReversed();
  return bestLast
    .map(({ low, high, share }) => {
      const isInside = tag('and', {}, tag('gte', {}, given, bound(low)), tag('lte', {}, given, bound(high)));
      return when(tag, isInside, setScore(tag, share === 100 ? whole : shareOf(tag, number(tag, share), 100)));
    })
    .join('');
}

/** A response that is right between any of these bounds. */
export interface NumberRanges {
  id: string;
  ranges: readonly { low: string; high: string }[];
}

/** SCORE = share of the gaps that are right: those that are mapped, and numbers between their bounds. */
export function gapsScore(
  tag: Tag,
  mapped: readonly string[],
  numbers: readonly NumberRanges[],
  parts: number,
): string {
  const bound = (value: string) => tag('baseValue', { baseType: 'float' }, value);
  const counted = mapped.map((identifier) =>
    setValue(tag, EARNED, tag('sum', {}, tag('variable', { identifier: EARNED }), tag('mapResponse', { identifier }))),
  );
  const inside = numbers.map(({ id, ranges }) => {
    const given = tag('variable', { identifier: id });
    const tests = ranges.map(({ low, high }) =>
      tag('and', {}, tag('gte', {}, given, bound(low)), tag('lte', {}, given, bound(high))),
    );
    return when(tag, tests.length === 1 ? (tests[0] ?? '') : tag('or', {}, tests), addEarned(tag));
  });
  return (
    counted.join('') + inside.join('') + setScore(tag, shareOf(tag, tag('variable', { identifier: EARNED }), parts))
  );
}

/** SCORE = share of the pairs whose first choice was given an earlier place than its second. */
export function pairScore(tag: Tag, response: string, order: readonly string[]): string {
  const places = order.flatMap((id) =>
    order.map((_, at) => {
      const there = tag('index', { n: at + 1 }, tag('variable', { identifier: response }));
      return when(tag, tag('match', {}, there, idValue(tag, id)), setValue(tag, placeOf(id), number(tag, at + 1)));
    }),
  );
  const pairs = order.flatMap((first, at) => order.slice(at + 1).map((second) => [first, second] as const));
  const counted = pairs.map(([first, second]) => {
    const [one, other] = [first, second].map((id) => tag('variable', { identifier: placeOf(id) }));
    const isPlaced = tag('gt', {}, one ?? '', number(tag, 0));
    return when(tag, tag('and', {}, isPlaced, tag('lt', {}, one ?? '', other ?? '')), addEarned(tag));
  });
  const score = setScore(tag, shareOf(tag, tag('variable', { identifier: EARNED }), pairs.length));
  return places.join('') + counted.join('') + score;
}

const placeOf = (id: string) => `PLACE_${id}`;

function addEarned(tag: Tag): string {
  return setValue(tag, EARNED, tag('sum', {}, tag('variable', { identifier: EARNED }), number(tag, 1)));
}

function shareOf(tag: Tag, earned: string, parts: number): string {
  const whole = tag('variable', { identifier: 'MAXSCORE' });
  return tag('divide', {}, tag('product', {}, earned, whole), number(tag, Math.max(1, parts)));
}

function setScore(tag: Tag, value: string): string {
  return setValue(tag, 'SCORE', value);
}

function setValue(tag: Tag, identifier: string, value: string): string {
  return tag('setOutcomeValue', { identifier }, value);
}

function number(tag: Tag, value: number): string {
  return tag('baseValue', { baseType: 'float' }, String(value));
}

function when(tag: Tag, condition: string, then: string): string {
  return tag('responseCondition', {}, tag('responseIf', {}, condition, then));
}

function idValue(tag: Tag, id: string): string {
  return tag('baseValue', { baseType: 'identifier' }, id);
}
