import { createElement, type ReactNode } from 'react';
import styles from '../docs.module.css';
import { CodeBlock } from '../code-block';
import type { Block } from './parse';

const INLINE = /(`[^`]+`|\*\*[^*]+\*\*|\[[^\]]+\]\([^)]+\))/;

export function Markdown({ blocks }: { blocks: readonly Block[] }) {
  return blocks.map((block, index) => <MarkdownBlock key={index} block={block} />);
}

function MarkdownBlock({ block }: { block: Block }) {
  switch (block.kind) {
    case 'heading':
      return createElement(`h${block.level}`, { id: block.id }, inline(block.text));
    case 'code':
      return <CodeBlock language={block.language}>{block.text}</CodeBlock>;
    case 'list':
      return createElement(
        block.isOrdered ? 'ol' : 'ul',
        { className: styles.list },
        block.items.map((item) => <li key={item}>{inline(item)}</li>),
      );
    case 'table':
      return <Table head={block.head} rows={block.rows} />;
    case 'text':
      return <p>{inline(block.text)}</p>;
  }
}

function Table({ head, rows }: { head: string[]; rows: string[][] }) {
  return (
    <div className={styles.tableBox} tabIndex={0} role="region" aria-label={head.join(', ')}>
      <table className={styles.table}>
        <thead>
          <tr>
            {head.map((cell, index) =>
              cell === '' ? (
                <td key={index} />
              ) : (
                <th key={index} scope="col">
                  {inline(cell)}
                </th>
              ),
            )}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, line) => (
            <tr key={line}>
              {row.map((cell, index) => (
                <td key={index}>{inline(cell)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** Code, bold and links inside of a line. */
export function inline(text: string): ReactNode[] {
  return text.split(INLINE).map((part, index) => {
    if (part.startsWith('`')) return <Code key={index}>{part.slice(1, -1)}</Code>;
    if (part.startsWith('**')) return <strong key={index}>{part.slice(2, -2)}</strong>;
    const link = /^\[([^\]]+)\]\(([^)]+)\)$/.exec(part);
    return link ? <DocLink key={index} text={link[1] ?? ''} to={link[2] ?? ''} /> : part;
  });
}

/** Read from the left in every language. */
export function Code({ children }: { children: string }) {
  return <code dir="ltr">{children}</code>;
}

/** Our own guides are parts of this page. */
const parts: Record<string, string> = { 'webhooks.md': '#/webhooks', 'embedding.md': '#/embedding' };

/** Files beside this one in the repository are elsewhere in the product, or are not shown. */
function DocLink({ text, to }: { text: string; to: string }) {
  const href = to.endsWith('schema.graphql') ? '/api/schema.graphql' : (parts[to] ?? to);
  const isShown = /^(https:|\/|#)/.test(href);
  return isShown ? (
    // A path in an Arabic line reads from the left, as its first letter does.
    <a dir="auto" href={href.replace(/^#(?!\/)/, '#/guide/')}>
      {inline(text)}
    </a>
  ) : (
    <>{inline(text)}</>
  );
}
