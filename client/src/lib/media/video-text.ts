const TIMES = '-->';
const NAMED: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  nbsp: ' ',
  lrm: '\u200e',
  rlm: '\u200f',
};

/**
 * Captions (WebVTT) as a text that is read by itself, in paragraphs: a new one for each voice, and for what stands in brackets because it is only
 * seen or heard.
 */
export function videoTextOf(captions: string): string[] {
  const paragraphs: string[][] = [];
  let last = '';
  for (const cue of cuesOf(captions)) {
    if (cue === last) continue;
    const isAnother = startsAnew(cue) || last.endsWith(']');
    if (isAnother || paragraphs.length === 0) paragraphs.push([cue]);
    else paragraphs.at(-1)?.push(cue);
    last = cue;
  }
  return paragraphs.map((cues) => cues.join(' '));
}

const startsAnew = (cue: string) => /^(?:\[|-|[^:]{1,60}: )/u.test(cue);

function cuesOf(captions: string): string[] {
  const blocks = captions.replace(/\r\n?/gu, '\n').split(/\n{2,}/u);
  return blocks.flatMap((block) => {
    const lines = block.split('\n');
    const times = lines.findIndex((line) => line.includes(TIMES));
    const text = times === -1 ? '' : plain(lines.slice(times + 1).join(' '));
    return text === '' ? [] : [text];
  });
}

/** Without marks of style and place; who speaks stands before it. */
function plain(text: string): string {
  return text
    .replace(/<v(?:\.[^\s>]*)?\s+([^>]+)>/gu, (_, name: string) => `${name.trim()}: `)
    .replace(/<[^>]*>/gu, '')
    .replace(/&(\w+);/gu, (whole, name: string) => NAMED[name] ?? whole)
    .replace(/\s+/gu, ' ')
    .trim();
}
