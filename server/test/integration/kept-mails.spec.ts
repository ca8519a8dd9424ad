import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { AppConfig } from '../../src/platform/config';
import { Mail } from '../../src/platform/mail';
import { KeptMails } from '../../src/platform/mail/kept-mails';
import { MailTransport } from '../../src/platform/mail/mail-transport.port';
import { aUser, createTestApp, graphql } from '../kit';
import type { TestApp } from '../kit';

const request = graphql(`
  mutation KeptMails_requestPasswordCode($email: EmailAddress!) {
    requestPasswordCode(input: { email: $email, language: EN }) { requestId }
  }
`);
const verify = graphql(`
  mutation KeptMails_verifyPasswordCode($input: VerifyPasswordCodeInput!) {
    verifyPasswordCode(input: $input) { ticket }
  }
`);

describe.each(['test', 'production'] as const)('without a mail server, in %s', (nodeEnv) => {
  let app: TestApp;
  beforeAll(async () => {
    app = await createTestApp({}, [], { nodeEnv });
    Object.assign(app.get(MailTransport), { isConfigured: false });
  });
  afterAll(() => app.close());

  const folder = () => join(app.get(AppConfig).dataDir, 'outbox');
  async function ask(): Promise<string> {
    const { email } = await aUser(app.dataSource, app.clock);
    const { requestPasswordCode } = await app.as.nobody().data(request, { email });
    await app.runJobs();
    const mail = await app.dataSource.manager.findOneByOrFail(Mail, { recipient: email });
    expect(mail.status).toBe('kept');
    return requestPasswordCode.requestId;
  }

  if (nodeEnv === 'production') {
    it('writes no mail anywhere', async () => {
      await ask();
      expect(() => readdirSync(folder())).toThrow('ENOENT');
    });
  } else {
    it('leaves mails in the data folder as text and as the page they are, for their owner to read', async () => {
      const requestId = await ask();
      const [page, plain] = readdirSync(folder()).map((name) => join(folder(), name));
      const code = /\b\d{6}\b/.exec(readFileSync(plain!, 'utf8'))![0];
      expect(readFileSync(page!, 'utf8')).toMatch(new RegExp(`^<!doctype html>.*${code}`));
      const answer = await app.as.nobody().graphql(verify, { input: { requestId, code } });
      expect(answer.code).toBeUndefined();
      for (const file of [page, plain]) expect(statSync(file!).mode & 0o777).toBe(0o600);
    });

    it('leaves none of a mail that is erased while it is written', async () => {
      const before = readdirSync(folder()).sort();
      const kept = app.get(KeptMails);
      const keep = kept.keep.bind(kept);
      jest.spyOn(kept, 'keep').mockImplementationOnce(async (id, ...given) => {
        await keep(id, ...given);
        await app.dataSource.query('delete from mails where id = $1', [id]);
      });
      const { email } = await aUser(app.dataSource, app.clock);
      await app.as.nobody().data(request, { email });
      await app.runJobs();
      expect(readdirSync(folder()).sort()).toEqual(before);
    });
  }
});
