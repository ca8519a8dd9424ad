import { plainDecimal } from '@mizan/question-model';
import type { SharedNumber } from '../carried-numbers';
import { withoutExponent } from '../decimal-notation';
import { rangeAsNumber } from '../decimal-range';
import { NotUnderstood } from '../not-understood';
import type { Ignore } from '../read-each';
import { descendantsOf, textOf } from '../xml/xml-tree';
import type { XmlElement } from '../xml/xml-tree';
import type { Declaration } from './declarations';

/** The values that an item takes for a number, each with its percent: by the bounds in its rules, else as declared. */
export function sharedNumbers(item: XmlElement, declaration: Declaration, ignore: Ignore): SharedNumber[] {
  const ranges = rangesIn(item);
  return ranges.length > 0 ? ranges : declaredNumbers(item, declaration, ignore);
}

/** Branches that compare with a lower and an upper bound and set the score; a later one counts before an earlier one. */
function rangesIn(item: XmlElement): SharedNumber[] {
  const branches = descendantsOf(item, 'responseIf', 'responseElseIf').flatMap((branch) => {
    const range = rangeOf(branch);
    return range ? [{ ...range, points: pointsOf(branch) }] : [];
  });
  const most = Math.max(0, ...branches.map(({ points }) => points));
  return branches.toReversed().map(({ points, ...range }) => ({
    ...range,
    share: most > 0 ? (points / most) * 100 : 100,
  }));
}

function rangeOf(branch: XmlElement): Pick<SharedNumber, 'value' | 'tolerance'> | null {
  const bound = (name: string) => {
    const [comparison, ...others] = descendantsOf(branch, name);
    const [value] = comparison && others.length === 0 ? descendantsOf(comparison, 'baseValue') : [];
    return value ? withoutExponent(textOf(value)) : null;
  };
  const [low, high] = [bound('gte'), bound('lte')];
  return low === null || high === null ? null : rangeAsNumber(low, high);
}

/** What a branch sets: a number, a share of MAXSCORE as we write it, or all of it. */
function pointsOf(branch: XmlElement): number {
  const [set] = descendantsOf(branch, 'setOutcomeValue');
  const [value, per] = set ? descendantsOf(set, 'baseValue').map((one) => Number(textOf(one))) : [];
  const isShare = set !== undefined && descendantsOf(set, 'variable').length > 0;
  if (isShare) return value === undefined ? 1 : value / (per ?? 1);
  return value !== undefined && value > 0 ? value : 1;
}

function declaredNumbers(item: XmlElement, { correct, mapped }: Declaration, ignore: Ignore): SharedNumber[] {
  const tolerance = toleranceOf(item, ignore);
  const most = Math.max(0, ...mapped.values());
  const found = [
    ...correct.map((text) => ({ text, share: 100 })),
    ...[...mapped].map(([text, points]) => ({ text, share: most > 0 ? (points / most) * 100 : 0 })),
  ];
  return found.map(({ text, share }) => {
    const value = plainDecimal(withoutExponent(text));
    if (value === null || tolerance === null) throw new NotUnderstood('NUMBER_UNREADABLE', { text });
    return { value, tolerance, share };
  });
}

function toleranceOf(item: XmlElement, ignore: Ignore): string | null {
  const [equal] = descendantsOf(item, 'equal');
  const { toleranceMode = 'exact', tolerance = '0' } = equal?.attributes ?? {};
  if (toleranceMode === 'exact') return '0';
  const [below = '', above = below] = tolerance.trim().split(/\s+/u);
  if (toleranceMode === 'absolute' && below === above) return plainDecimal(below);
  ignore('SETTING', { name: 'tolerance' }, equal?.line);
  return '0';
}
