import { Injectable, Module } from '@nestjs/common';
import { UnitOfWork } from '../../src/platform/database';
import { Mail, Mailer, MailTemplate } from '../../src/platform/mail';
import type { Language, MailContent } from '../../src/platform/mail';
import { createTestApp } from '../kit';
import type { TestApp } from '../kit';

@Injectable()
class Greeting extends MailTemplate<{ name: string }> {
  readonly name = 'test-greeting';

  render({ name }: { name: string }, language: Language): MailContent {
    const isArabic = language === 'ar';
    return {
      subject: isArabic ? `مرحبًا ${name}` : `Hello ${name}`,
      heading: isArabic ? 'أهلًا بك' : 'Welcome',
      paragraphs: [`${name} <script>`, 'Second line'],
      facts: [{ label: 'Time', value: 'up to 9 minutes' }],
      sections: [{ title: 'Rules', lines: ['One', 'Two'], link: { label: 'Check', url: 'https://mizan.test/Check' } }],
      note: 'Yours alone.',
      action: { label: 'Open', url: 'https://mizan.test/Exam/abc?x=1&y=2' },
    };
  }
}

@Module({ providers: [Greeting] })
class GreetingModule {}

let app: TestApp;
beforeAll(async () => (app = await createTestApp({}, [GreetingModule])));
afterAll(() => app.close());

function send(to: string, language: Language = 'en'): Promise<string> {
  const mail = { to, template: 'test-greeting', language, params: { name: 'Huda' } };
  return app.get(UnitOfWork).run((tx) => app.get(Mailer).send(tx, mail));
}

const rowOf = (id: string) => app.dataSource.manager.findOneByOrFail(Mail, { id });

describe('a mail', () => {
  it('leaves after the commit and is then marked as sent', async () => {
    const id = await send('one@example.com');
    expect(await rowOf(id)).toMatchObject({ status: 'queued', sentAt: null });
    await app.runJobs();
    expect(await rowOf(id)).toMatchObject({ status: 'sent', sentAt: app.clock.now() });
    expect(app.mailbox.to('one@example.com')).toMatchObject([{ subject: 'Hello Huda' }]);
  });

  it('is written from left to right in English, with the text beside the HTML', async () => {
    await send('two@example.com');
    await app.runJobs();
    const [mail] = app.mailbox.to('two@example.com');
    expect(mail?.html).toContain('<body dir="ltr"');
    expect(mail?.html).toContain('Huda &lt;script&gt;');
    expect(mail?.html).toContain('href="https://mizan.test/Exam/abc?x=1&amp;y=2"');
    expect(mail?.text).toBe(
      'Welcome\n\nHuda <script>\n\nSecond line\n\nTime: up to 9 minutes\n\nOpen:\nhttps://mizan.test/Exam/abc?x=1&y=2\n\n' +
        'Rules\n- One\n- Two\nCheck:\nhttps://mizan.test/Check\n\nYours alone.\n',
    );
  });

  it('is written from right to left in Arabic, on the body and on every cell', async () => {
    await send('three@example.com', 'ar');
    await app.runJobs();
    const html = app.mailbox.to('three@example.com')[0]?.html ?? '';
    expect(html).toContain('<html lang="ar" dir="rtl">');
    expect(html).toContain('<body dir="rtl"');
    expect(html.match(/<td /g)).toHaveLength(html.match(/<td dir="rtl" align="right"/g)?.length ?? 0);
  });

  it('keeps no link and no body in the database', async () => {
    const id = await send('four@example.com');
    expect(JSON.stringify(await rowOf(id))).not.toContain('Exam');
  });

  it('is tried again while the mail server is down, and goes out once it is back', async () => {
    const id = await send('five@example.com');
    app.mailbox.failWith(new Error('421 try later'));
    await app.runJobs();
    expect(await rowOf(id)).toMatchObject({ status: 'queued', attempts: 1, lastError: '421 try later' });
    app.mailbox.failWith();
    app.clock.advance(3_600);
    await app.runJobs();
    expect((await rowOf(id)).status).toBe('sent');
    expect(app.mailbox.to('five@example.com')).toHaveLength(1);
  });

  it('counts as failed after the last try', async () => {
    const id = await send('six@example.com');
    app.mailbox.failWith(new Error('550 no such user'));
    for (let round = 0; round < 13; round++) {
      await app.runJobs();
      app.clock.advance(86_400);
    }
    app.mailbox.failWith();
    expect(await rowOf(id)).toMatchObject({ status: 'failed', attempts: 12, lastError: '550 no such user' });
  });
});
