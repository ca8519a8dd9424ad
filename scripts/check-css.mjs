/** One style sheet serves both writing directions, so no rule may name a physical side. */
import { readFileSync } from 'node:fs';
import { filesUnder } from './lib/fingerprint.mjs';
import { begin, giveUp, inRoot, say } from './lib/prelude.mjs';

/** `margin-left`, `text-align: right`, `border-top-left-radius`; not `--left-over` or a class `.left-over`. */
const PHYSICAL = /(?<![\w.#-]|--[\w-]*)(?:[a-z]+-)*(?:left|right)(?![\w]|-(?!radius|width|style|color))/g;
const COMMENT_OR_URL = /\/\*[\s\S]*?\*\/|url\([^)]*\)|"[^"]*"|'[^']*'/g;

begin();
const sheets = filesUnder('client/src').filter((file) => file.endsWith('.css'));
const problems = sheets.flatMap(physicalSides);
if (problems.length > 0) giveUp(`${problems.join('\n')}\nUse the logical form: inline-start, inline-end, start, end.`);
say(`${sheets.length} style sheets use logical sides only.`);

function physicalSides(file) {
  const source = readFileSync(inRoot(file), 'utf8').replace(COMMENT_OR_URL, (text) => text.replace(/[^\n]/g, ' '));
  return source.split('\n').flatMap((line, index) => {
    const found = [...line.matchAll(PHYSICAL)].map(([side]) => side);
    return found.map((side) => `${file}:${index + 1}  ${side}`);
  });
}
