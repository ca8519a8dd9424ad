/** Reads a Dockerfile as far as ours goes; what it does not know it refuses, so that no step is left out silently. */

/**
 * @typedef {{ word: string, text: string }} Step
 * @typedef {{ name: string, from: string, steps: Step[] }} Stage
 */

const KNOWN = new Set(['WORKDIR', 'COPY', 'RUN', 'ENV', 'USER', 'VOLUME', 'EXPOSE', 'HEALTHCHECK', 'CMD']);

/**
 * @param {string} text
 * @returns {Stage[]} in their order; the last one is the image
 */
export function readRecipe(text) {
  /** @type {Stage[]} */
  const stages = [];
  for (const line of linesOf(text)) {
    const [word = '', ...rest] = line.split(/\s+/);
    if (word === 'FROM') {
      const [from = '', , name = String(stages.length)] = rest;
      stages.push({ name, from, steps: [] });
    } else if (KNOWN.has(word)) stages.at(-1)?.steps.push({ word, text: line.slice(word.length).trim() });
    else throw new Error(`Dockerfile: what is ${word}?`);
  }
  return stages;
}

/** Without comments, and with what goes on after a backslash on one line. */
function linesOf(text) {
  const lines = text.split('\n').filter((line) => !line.trimStart().startsWith('#'));
  return lines
    .join('\n')
    .replace(/\\\n\s*/g, ' ')
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
}

/** `A=1 B=/data`, as ENV has it. */
export const variablesIn = (text) => Object.fromEntries(text.split(/\s+/).map((pair) => pair.split('=')));
