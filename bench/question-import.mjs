/**
 * How long a bank of questions takes from the finished upload to the last stored question: 5,000 of a usual length in each text format,
 * and one file of 20 MB. What is measured are the built server's own services on one PostgreSQL, reading in a thread as in
 * production. Fails when one of them takes longer than the aim, or loses a question. Needs server/dist.
 */
import { built, openServices } from './stage/services.mjs';

const AIM_SECONDS = 60;
const QUESTIONS = 5_000;
const MOST_BYTES = 20_000_000;

const services = await openServices();
const { StoreFile } = built('platform/files/index');
const { fileTypes } = built('platform/files/content/file-types');
const importing = services.get(built('modules/questions/interchange/import-questions').ImportQuestions);

/** As long as a file may be, in questions of the longest text. */
const LONG = 'Why does it matter? '.repeat(95);

const banks = {
  '5,000 in GIFT': [
    'gift',
    (at) => `::G${at}::What is ${at} + 1, and why? {=${at + 1} ~${at}#Count on. ~${at + 2}}\n\n`,
  ],
  '5,000 in Aiken': [
    'aiken',
    (at) => `How many sides have ${at} squares?\nA. ${at * 4}\nB. ${at * 4 + 1}\nANSWER: A\n\n`,
  ],
  '5,000 in Moodle XML': ['moodle-xml', (at) => moodleQuestion(at, 'What follows?')],
  '20 MB of Moodle XML': ['moodle-xml', (at) => moodleQuestion(at, LONG, 1_600)],
};

try {
  for (const [name, [format, question]] of Object.entries(banks)) await measure(name, format, question);
} finally {
  await services.close();
}

async function measure(name, format, question) {
  const body = Array.from({ length: QUESTIONS }, (_, at) => question(at)).join('');
  const text = format === 'moodle-xml' ? `<?xml version="1.0"?>\n<quiz>\n${body}</quiz>` : body;
  const bytes = Buffer.from(text);
  if (bytes.length > MOST_BYTES) throw new Error(`${name} has ${bytes.length} bytes`);
  const file = { name: 'bank.txt', type: fileTypes.text, bytes };
  const holder = { ownerId: services.viewer.userId, purpose: 'question-bank' };
  const { id } = await services.get(StoreFile).execute(file, holder);
  const began = performance.now();
  const { questionIds } = await importing.execute(services.viewer, { uploadId: id, format, skill: 'Bench' });
  const seconds = (performance.now() - began) / 1000;
  const megabytes = (bytes.length / 1_000_000).toFixed(1);
  console.log(
    `${name.padEnd(22)} ${megabytes.padStart(5)} MB ${seconds.toFixed(1).padStart(6)} s ` +
      `(aim ${AIM_SECONDS}), ${questionIds.length} stored, ${Math.round(QUESTIONS / seconds)} a second`,
  );
  if (seconds > AIM_SECONDS || questionIds.length !== QUESTIONS) process.exitCode = 1;
}

/** `padding` is a comment, as exporters write many. */
function moodleQuestion(at, text, padding = 0) {
  const answers = [at, at + 1, at + 2]
    .map((value) => `<answer fraction="${value === at ? 100 : 0}"><text>${value}</text></answer>`)
    .join('');
  return (
    `<question type="multichoice"><name><text>M${at}</text></name>` +
    `<questiontext format="html"><text><![CDATA[<p>${at}: ${text}</p>]]></text></questiontext>` +
    `<!--${'-x'.repeat(padding / 2).slice(1)}--><single>true</single>${answers}</question>\n`
  );
}
