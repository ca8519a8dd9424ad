type Measure = (text: string) => number;

/** Paragraphs cut into lines no wider than `width`; a word that is wider by itself is cut too. Empty lines stay. */
export function breakLines(text: string, width: number, measure: Measure): string[] {
  return text.split(/\r\n|[\n\r\u2028\u2029]/u).flatMap((paragraph) => breakParagraph(paragraph, width, measure));
}

function breakParagraph(paragraph: string, width: number, measure: Measure): string[] {
  const lines: string[] = [];
  let line = '';
  let used = 0;
  for (const word of wordsOf(paragraph, width, measure)) {
    const wide = measure(word);
    if (line !== '' && used + measure(word.trimEnd()) > width) {
      lines.push(line.trimEnd());
      line = '';
      used = 0;
    }
    line += word;
    used += wide;
  }
  return [...lines, line.trimEnd()];
}

/** Each with the spaces behind it; a no-break space is part of the word. */
function wordsOf(paragraph: string, width: number, measure: Measure): string[] {
  return paragraph
    .split(/(?<=[^\S\u00a0])(?=\S)/u)
    .flatMap((word) => (measure(word.trimEnd()) > width ? cut(word) : [word]));

  function cut(word: string): string[] {
    const pieces: string[] = [];
    let piece = '';
    for (const character of word) {
      if (piece !== '' && measure(piece + character) > width) {
        pieces.push(piece);
        piece = '';
      }
      piece += character;
    }
    return [...pieces, piece];
  }
}
