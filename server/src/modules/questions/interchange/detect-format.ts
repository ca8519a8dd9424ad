import { QuestionFormat } from './question-format';

const ZIP = Buffer.from('PK\x03\x04', 'latin1');
const QTI_MANIFEST = 'imsmanifest.xml';
const WORKBOOK = 'xl/workbook';
const ROOT = /<(?:[\w-]+:)?([\w-]+)([^>]*)/u;
const BEFORE_ROOT = /<\?[\s\S]*?\?>|<!--[\s\S]*?-->|<!DOCTYPE(?:"[^"]*"|'[^']*'|[^>"'])*>/giu;
const QTI_ROOTS = new Set(['questestinterop', 'assessmentItem', 'qti-assessment-item']);
const AIKEN_ANSWER = /^\s*ANSWER:/mu;
const AIKEN_CHOICE = /^\s*[A-Z][).]/mu;
const GIFT_BRACES = /\{[^{}]*\}|^\s*::/mu;

/** Which format a file is in, by its content; its name only settles what content leaves open. Null when nothing fits. */
export function detectFormat(name: string, bytes: Buffer): QuestionFormat | null {
  if (bytes.subarray(0, ZIP.length).equals(ZIP)) return packageFormat(bytes);
  const text = roughText(bytes);
  if (text.trimStart().startsWith('<')) return xmlFormat(text);
  if (/\.csv\s*$/iu.test(name)) return QuestionFormat.SPREADSHEET;
  if (AIKEN_ANSWER.test(text) && AIKEN_CHOICE.test(text)) return QuestionFormat.AIKEN;
  return GIFT_BRACES.test(text) || /\.gift\s*$/iu.test(name) ? QuestionFormat.GIFT : null;
}

/** The names in the directory of a ZIP stand in it as they are. */
function packageFormat(bytes: Buffer): QuestionFormat | null {
  if (bytes.includes(QTI_MANIFEST)) return QuestionFormat.QTI;
  return bytes.includes(WORKBOOK) ? QuestionFormat.SPREADSHEET : null;
}

function xmlFormat(text: string): QuestionFormat | null {
  const [, root = '', attributes = ''] = ROOT.exec(text.replace(BEFORE_ROOT, '')) ?? [];
  // The settings that Canvas keeps of a quiz have the same root, in a namespace; Moodle's quiz has none.
  if (root === 'quiz' && !/\sxmlns\s*=/u.test(attributes)) return QuestionFormat.MOODLE_XML;
  return QTI_ROOTS.has(root) ? QuestionFormat.QTI : null;
}

/** Good enough to recognise it by; whether it really is text is judged when it is read. */
function roughText(bytes: Buffer): string {
  const isUtf16 = (first: number, second: number) => bytes[0] === first && bytes[1] === second;
  if (isUtf16(0xff, 0xfe)) return new TextDecoder('utf-16le').decode(bytes);
  return new TextDecoder(isUtf16(0xfe, 0xff) ? 'utf-16be' : 'utf-8').decode(bytes);
}
