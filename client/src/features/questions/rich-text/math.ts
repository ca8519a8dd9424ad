import temml from 'temml';

/** MathML of a LaTeX formula; null while it cannot be read. Nothing in it can load or run anything. */
export function mathOf(latex: string): string | null {
  try {
    return temml.renderToString(latex, { throwOnError: true, trust: false, maxExpand: 200 });
  } catch {
    return null;
  }
}
