import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';
import { AppConfig } from '../../src/platform/config';
import { SmtpTransport } from '../../src/platform/mail/smtp-transport';

describe('the SMTP transport', () => {
  const received: string[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData: (stream, _session, done) =>
      void text(stream).then((mail) => {
        received.push(mail);
        done();
      }),
  });
  beforeAll(() => new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve)));
  afterAll(() => new Promise<void>((resolve) => server.close(resolve)));

  const transportTo = (url: string) =>
    new SmtpTransport(AppConfig.load({ MIZAN_SECRET: 'x'.repeat(32), SMTP_URL: url }));

  it('delivers an Arabic mail that arrives as it was written', async () => {
    const { port } = server.server.address() as AddressInfo;
    const transport = transportTo(`smtp://127.0.0.1:${port}`);
    await transport.deliver({ to: 'a@example.com', subject: 'دعوة إلى اختبار', html: '<p>أهلًا</p>', text: 'أهلًا' });
    transport.onModuleDestroy();
    const encoded = Buffer.from('دعوة إلى اختبار').toString('base64').slice(0, 12);
    expect(received[0]).toContain('From: Mizan <no-reply@mizan.local>');
    expect(received[0]).toContain(encoded);
    expect(received[0]).toContain('Content-Type: multipart/alternative');
  });

  it('fails when nobody listens', async () => {
    const transport = transportTo('smtp://127.0.0.1:1');
    await expect(transport.deliver({ to: 'a@example.com', subject: 's', html: 'h', text: 't' })).rejects.toThrow(
      'ECONNREFUSED',
    );
    transport.onModuleDestroy();
  });

  it('says that it is not configured when there is no server', () => {
    expect(new SmtpTransport(AppConfig.load({ MIZAN_SECRET: 'x'.repeat(32) })).isConfigured).toBe(false);
  });
});
