import type { ReturnedRun, MarkedRun } from './marked-text';

/** `<2>words</2>` and `<3/>`; a text that has the like of its own has a backslash before it. */
const CODE = /(\\*)<(\/?)(\d{1,4})(\/?)>/gu;

/** A text in a cell. */
export function codedCell(form: string, runs: readonly MarkedRun[]): string {
  if (form !== 'RICH') return runs.map(plain).join('');
  return runs.map((run, at) => coded(run, at < runs.length - 1)).join('');
}

function coded(run: MarkedRun, isBeforeCode: boolean): string {
  if (typeof run !== 'string') {
    const { id, close } = run.code;
    return close === null ? `<${id}/>` : `<${id}>${run.runs.map((inside) => coded(inside, true)).join('')}</${id}>`;
  }
  const escaped = run.replace(CODE, (code, slashes: string) => `${slashes}\\${code}`);
  return isBeforeCode ? escaped.replace(/\\+$/u, (slashes) => slashes + slashes) : escaped;
}

/** Gaps are written as in the editor. */
const plain = (run: MarkedRun): string => (typeof run === 'string' ? run : run.code.open);

/** What a cell with codes says; null when one is opened and not closed, or closed and not opened. */
export function runsOfCell(cell: string): ReturnedRun[] | null {
  const open: { id: string; runs: ReturnedRun[] }[] = [{ id: '', runs: [] }];
  let [at, words] = [0, ''];
  const flush = () => {
    if (words !== '') open.at(-1)?.runs.push(words);
    words = '';
  };
  for (const found of cell.matchAll(CODE)) {
    const [whole, slashes = '', closing, id = '', alone] = found;
    words += cell.slice(at, found.index) + slashes.slice(0, Math.floor(slashes.length / 2));
    at = found.index + whole.length;
    if (slashes.length % 2 === 1) {
      words += whole.slice(slashes.length);
      continue;
    }
    flush();
    if (alone) open.at(-1)?.runs.push({ id, runs: [] });
    else if (!closing) open.push({ id, runs: [] });
    else if (!closes(open, id)) return null;
  }
  words += cell.slice(at);
  flush();
  return open.length === 1 ? (open[0]?.runs ?? null) : null;
}

function closes(open: { id: string; runs: ReturnedRun[] }[], id: string): boolean {
  if (open.length < 2 || open.at(-1)?.id !== id) return false;
  const pair = open.pop();
  if (pair) open.at(-1)?.runs.push(pair);
  return true;
}
