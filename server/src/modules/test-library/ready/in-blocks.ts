import type { QuestionDraft } from '../../questions';

/**
 * A question whose text goes on, after blank lines, with tables (lines of cells with ` | ` between them, heads first) or
 * lines of code: shown as such, and code from left to right also in an Arabic question.
 */
export function inBlocks(draft: QuestionDraft): QuestionDraft {
  return { ...draft, textHtml: blocksOf(draft.text) };
}

/** The same of a text alone. */
export function blocksOf(text: string): string {
  const [question = '', ...blocks] = text.split('\n\n');
  return [`<p>${escaped(question)}</p>`, ...blocks.map(blockOf)].join('');
}

function blockOf(block: string): string {
  const lines = block.split('\n');
  const isTable = lines.every((line) => line.includes(' | '));
  return isTable ? tableOf(lines) : `<pre><code>${escaped(block)}</code></pre>`;
}

function tableOf([heads = '', ...rows]: string[]): string {
  const body = rows.map((row) => rowOf(row, 'td')).join('');
  return `<table><thead>${rowOf(heads, 'th')}</thead><tbody>${body}</tbody></table>`;
}

function rowOf(line: string, tag: 'th' | 'td'): string {
  const cells = line.split(' | ').map((cell) => `<${tag}>${escaped(cell)}</${tag}>`);
  return `<tr>${cells.join('')}</tr>`;
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
