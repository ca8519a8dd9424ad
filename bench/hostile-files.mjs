/**
 * What it costs to read what people paste and upload when it was made to be slow: lists, workbooks and formatted texts of the
 * built server's readers, each at one size and at four times as much. Prints medians and ratios; fails where the cost grows
 * much faster than the text. Needs server/dist.
 */
import { measureGrowth } from './stage/growth.mjs';
import { built } from './stage/services.mjs';

const { readText } = built('modules/candidates/list/read-text');
const { readList } = built('modules/candidates/list/read-list');
const { readRichText } = built('modules/questions/rich-text/read-rich-text');
const { FieldProblems } = built('modules/questions/field-problems');
const { readWorkbook } = built('platform/workbooks/index');
const { packArchive, unpackArchive } = built('platform/archives/index');

/** Four times as many are just within the limit of a formatted text. */
const LETTERS = 12_000;
const SHEET = 'xl/worksheets/sheet1.xml';
const LINES = ['-', '@', 'a@', '(0)', '"', 'a"', '1 ', '+', 'a', ' , ', '<', '",'];
const MARKUP = ['<blockquote>', '<span data-formula="x">', '<ul><li>', '<', '&', '<!--', '<p style="'];
const ROWS = {
  honest: '<row><c t="n"><v>1</v></c><c t="n"><v>2</v></c></row>',
  'far columns': '<row><c r="XFD1" t="n"><v>1</v></c></row>',
  'numbers of rows': '<row r="99999999999"><c t="n"><v>1</v></c></row>',
  'empty tags': '<c/>',
  'a long tag': '1',
};

let size = LETTERS;
await measureGrowth({
  sizes: [LETTERS, 4 * LETTERS],
  growTo: async (letters) => (size = letters),
  callsAsked: async () => ({ ...lines(), ...markup(), ...(await workbooks()) }),
  // Four times the text, and as much again for caches and the collector; what grows with the square is sixteen times as dear.
  mostRatio: 8,
  noiseMs: 20,
  now: processorMs,
});

function processorMs() {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1_000;
}

function filled(part) {
  return part.repeat(Math.ceil(size / part.length));
}

function lines() {
  return Object.fromEntries(
    LINES.map((part) => {
      const text = filled(part);
      return [`list: ${part}`, async () => readList(readText(text))];
    }),
  );
}

function markup() {
  return Object.fromEntries(
    MARKUP.map((part) => {
      const text = filled(part);
      return [`text: ${part}`, async () => readRichText(text, new FieldProblems())];
    }),
  );
}

async function workbooks() {
  const { writeXlsx } = await import('hucre/xlsx');
  const bytes = await writeXlsx({ sheets: [{ name: 'Sheet1', rows: [['Name'], ['Lina Haddad']] }] });
  const calls = {};
  for (const [name, row] of Object.entries(ROWS)) {
    const parts = await unpackArchive(bytes, { entries: 100, unpackedBytes: 1_000_000 });
    parts.set(
      SHEET,
      Buffer.from(
        parts
          .get(SHEET)
          .toString()
          .replace(/<row.*<\/row>/s, filled(row)),
      ),
    );
    const workbook = await packArchive(parts);
    calls[`workbook: ${name}`] = () => readWorkbook(workbook, 5_007);
  }
  return calls;
}
