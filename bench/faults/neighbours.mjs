import { randomUUID } from 'node:crypto';
import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { Candidate } from '../stage/candidate.mjs';
import { graphql } from '../stage/graphql.mjs';
import { freePort, until } from '../stage/stage.mjs';
import { expectThat, play, seat } from './play.mjs';

const require = createRequire(import.meta.url);
const { SMTPServer } = require('smtp-server');

const HOUR = 3_600;

const upload = graphql(`
  mutation Faults_uploadAnswerFile($input: UploadAnswerFileInput!) {
    uploadAnswerFile(input: $input) { answerFile { id } }
  }
`);

export const neighbourFaults = [
  {
    name: 'mail server down',
    run: async () => {
      const port = await freePort();
      const settings = { SMTP_URL: `smtp://127.0.0.1:${port}`, MIZAN_MAIL_FROM: 'stage@example.com' };
      return play({ settings }, async (stage, staff) => {
        const candidates = await seat(stage, staff, { count: 12, durations: [HOUR] });
        await Promise.all(candidates.map((candidate) => candidate.save(1)));
        await Promise.all(candidates.map((candidate) => candidate.submit()));
        const received = new Set();
        const mailServer = await receiveMail(port, received);
        const waiting = () => stage.query('select run_at from graphile_worker.jobs where locked_at is null');
        // The next try of a mail comes by itself, later and later; a measurement does not wait for that.
        await until('every invitation arrived', async () => {
          await stage.query(
            `update graphile_worker._private_jobs set run_at = now() where attempts > 0 and locked_at is null`,
          );
          return received.size >= candidates.length;
        });
        expectThat('nothing is stuck', (await waiting()).length >= 0);
        await new Promise((resolve) => mailServer.close(resolve));
        return { candidates, seen: `exams went on, and ${received.size} people had their mail once it was back` };
      });
    },
  },
  {
    name: 'a full disk for uploads',
    run: async () => {
      if (process.getuid() !== 0) throw new Error('A disk that is full needs root here (a small tmpfs is mounted).');
      return play({}, async (stage, staff) => {
        const assessment = await staff.publish({ durations: [HOUR], type: 'document' });
        const [token] = await staff.invite(assessment, 1);
        const uploader = await new Candidate(stage.originOf(), token).start();
        const [writer] = await seat(stage, staff, { count: 1, durations: [HOUR] });
        const folder = path.join(stage.folder, 'files');
        mkdirSync(folder, { recursive: true });
        execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=1m', 'tmpfs', folder]);
        try {
          writeFileSync(path.join(folder, 'everything else'), Buffer.alloc(1024 * 1024 - 16_384));
          const refused = await send(uploader, stage);
          expectThat('a file that cannot be stored is refused with the reason', refused.code === 'STORAGE_FULL');
          await writer.save(1);
          execFileSync('umount', [folder]);
          const stored = await send(uploader, stage);
          expectThat('and taken when there is room again', stored.data !== null);
          return {
            candidates: [writer],
            seen: `the upload is answered ${refused.code}, answers are saved all the while`,
          };
        } finally {
          execFileSync('sh', ['-c', `umount ${folder} 2>/dev/null || true`]);
        }
      });
    },
  },
];

async function send(candidate, stage) {
  const form = new FormData();
  const input = { pageId: candidate.pageId, questionId: candidate.questionId, fileId: randomUUID(), file: null };
  form.set('operations', JSON.stringify({ query: upload, variables: { input } }));
  form.set('map', JSON.stringify({ file: ['variables.input.file'] }));
  form.set('file', new Blob(['%PDF-1.4\n', 'x'.repeat(100_000), '\n%%EOF'], { type: 'application/pdf' }), 'answer.pdf');
  const headers = { 'x-exam-token': candidate.token, 'apollo-require-preflight': '1' };
  const response = await fetch(`${stage.originOf()}/api/graphql`, { method: 'POST', headers, body: form });
  const body = /** @type {any} */ (await response.json());
  return { data: body.data?.uploadAnswerFile.answerFile ?? null, code: body.errors?.[0]?.extensions?.code };
}

function receiveMail(port, received) {
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    onRcptTo: ({ address }, _session, done) => {
      received.add(address);
      done();
    },
    onData: (stream, _session, done) => stream.resume().on('end', done),
  });
  return new Promise((resolve) => server.listen(port, '127.0.0.1', () => resolve(server)));
}
