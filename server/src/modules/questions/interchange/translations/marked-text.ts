import { decodeBasics } from '../html-text';

/** Markup that a translator moves and does not write: `close` is null where it stands alone, a picture, a formula, a gap. */
export interface Code {
  id: number;
  open: string;
  close: string | null;
}

/** A text as translators see it: words, and codes around them. */
export type MarkedRun = string | { code: Code; runs: MarkedRun[] };

/** A run on its way back: what its codes stand for is not taken from the file. */
export type ReturnedRun = string | { id: string; runs: ReturnedRun[] };

type Form = 'LINE' | 'LINES' | 'LIST' | 'RICH';
type RawRun = string | { open: string; close: string | null; runs: RawRun[] };

/** Tags and words of stored markup, in which `<` and `>` only ever begin and end a tag. */
const TOKEN = /<span data-formula="[^"]*"[^>]*>.*?<\/span>|<(\/?)([a-z\d]+)[^>]*>|[^<]+/gsu;
const FORMULA = /^(<span data-formula="([^"]*)"[^>]*>)/u;
const ALONE = new Set(['br', 'img']);
const GAP = /(\[\[[\d\u0660-\u0669\u06F0-\u06F9]+\]\])/u;

/** The source and what is said for it; where both have the same markup it is the same code. */
export function markedTexts(
  form: Form,
  source: string,
  said: string | null,
): { source: MarkedRun[]; said: MarkedRun[] | null } {
  const codes: Code[] = [];
  const marked = rawRuns(form, source).map((run) => numbered(run, codes, new Set()));
  const unused = new Set(codes);
  const other = said === null ? null : rawRuns(form, said).map((run) => numbered(run, codes, unused));
  return { source: marked, said: other };
}

/** Every code of these texts by its id. */
export function codesIn(...texts: (readonly MarkedRun[] | null)[]): Map<string, Code> {
  const all = (runs: readonly MarkedRun[]): Code[] =>
    runs.flatMap((run) => (typeof run === 'string' ? [] : [run.code, ...all(run.runs)]));
  return new Map(texts.flatMap((runs) => all(runs ?? [])).map((code) => [String(code.id), code]));
}

/** The text that these runs are of; null when they name a code that there is not, or put words into one that stands alone. */
export function unmarked(form: Form, runs: readonly ReturnedRun[], codes: ReadonlyMap<string, Code>): string | null {
  const parts = runs.map((run) => {
    if (typeof run === 'string') return form === 'RICH' ? escapedText(run) : run;
    const code = codes.get(run.id);
    const inside = unmarked(form, run.runs, codes);
    if (!code || inside === null || (code.close === null && run.runs.length > 0)) return null;
    return `${code.open}${inside}${code.close ?? ''}`;
  });
  return parts.includes(null) ? null : parts.join('');
}

export const returned = (runs: readonly MarkedRun[]): ReturnedRun[] =>
  runs.map((run) => (typeof run === 'string' ? run : { id: String(run.code.id), runs: returned(run.runs) }));

/** The formula of a code, or null. */
export function formulaOf({ open }: Code): string | null {
  const [, , formula] = FORMULA.exec(open) ?? [];
  return formula === undefined ? null : decodeBasics(formula);
}

/** As a person may see it: without the layout of a formula. */
export const shownCode = (open: string): string => FORMULA.exec(open)?.[1] ?? open;

function numbered(run: RawRun, codes: Code[], unused: Set<Code>): MarkedRun {
  if (typeof run === 'string') return run;
  const { open, close, runs } = run;
  const known = [...unused].find((code) => code.open === open && code.close === close);
  const code = known ?? { id: codes.length + 1, open, close };
  if (known) unused.delete(known);
  else codes.push(code);
  return { code, runs: runs.map((inside) => numbered(inside, codes, unused)) };
}

function rawRuns(form: Form, text: string): RawRun[] {
  if (form === 'RICH') return richRuns(text);
  const parts = text.split(GAP).filter((part) => part !== '');
  return parts.map((part) => (GAP.test(part) ? { open: part, close: null, runs: [] } : part));
}

function richRuns(html: string): RawRun[] {
  const root: RawRun[] = [];
  const open: { close: string | null; runs: RawRun[] }[] = [{ close: null, runs: root }];
  for (const [token, closing, name] of html.matchAll(TOKEN)) {
    const runs = open.at(-1)?.runs ?? root;
    if (closing === '/') close(open, token);
    else if (name !== undefined && !ALONE.has(name)) {
      const pair = { open: token, close: `</${name}>`, runs: [] };
      runs.push(pair);
      open.push(pair);
    } else if (token.startsWith('<')) runs.push({ open: token, close: null, runs: [] });
    else runs.push(decodeBasics(token));
  }
  return root;
}

/** Stored markup is well formed; what is not closes nothing. */
function close(open: { close: string | null }[], token: string): void {
  if (open.at(-1)?.close === token) open.pop();
}

const escapedText = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
