import type { FieldProblems } from '../questions';
import { draftLimits } from './assessment-draft.policy';

/** Both limits are part of the band; percentages are whole numbers. */
export interface GradeBand {
  name: string;
  min: number;
  max: number;
  /** `#RRGGBB` */
  color: string;
}

const LOWEST = 0;
const HIGHEST = 100;
const MAX_BANDS = 20;
const COLOR = /^#[\dA-F]{6}$/iu;

/**
 * The bands from low to high. Every percentage from 0 to 100 has to lie in exactly one of them; what does not goes into
 * `problems`, at paths that count the bands as they were handed in.
 */
export function readGradeBands(drafts: readonly GradeBand[], problems: FieldProblems): GradeBand[] {
  if (drafts.length === 0) problems.add('gradeBands', 'required');
  if (drafts.length > MAX_BANDS) problems.add('gradeBands', 'max-items', { max: MAX_BANDS });
  const places = drafts
    .map((draft, index) => ({ band: readBand(draft, `gradeBands.${index}`, problems), path: `gradeBands.${index}` }))
    .sort((a, b) => a.band.min - b.band.min);
  places.forEach(({ band, path }, index) => checkJoint(places[index - 1]?.band, band, path, problems));
  const last = places.at(-1);
  if (last && last.band.max < HIGHEST)
    problems.add(`${last.path}.max`, 'gap', { from: last.band.max + 1, to: HIGHEST });
  return places.map(({ band }) => band);
}

function readBand({ name, min, max, color }: GradeBand, path: string, problems: FieldProblems): GradeBand {
  const range = { min: LOWEST, max: HIGHEST };
  const band = {
    name: problems.text(`${path}.name`, name, { max: draftLimits.bandName, singleLine: true }),
    min: problems.number(`${path}.min`, min, range),
    max: problems.number(`${path}.max`, max, range),
    color: color.trim().toUpperCase(),
  };
  if (max < min) problems.add(`${path}.max`, 'min', { min });
  if (!COLOR.test(band.color)) problems.add(`${path}.color`, 'color');
  return band;
}

/** A band has to begin where the one below it ends. */
function checkJoint(below: GradeBand | undefined, band: GradeBand, path: string, problems: FieldProblems): void {
  const start = below ? below.max + 1 : LOWEST;
  if (band.min > start) problems.add(`${path}.min`, 'gap', { from: start, to: band.min - 1 });
  if (below && band.min < start) problems.add(`${path}.min`, 'overlap', { from: band.min, to: below.max });
}

/** The band of a whole percentage. */
export function bandOf(bands: readonly GradeBand[], percentage: number): GradeBand | null {
  return bands.find(({ min, max }) => min <= percentage && percentage <= max) ?? null;
}
