import type { FastifyReply } from 'fastify';
import { AppConfig } from '../../../platform/config';
import { SessionCookies } from './session-cookies';

const MIZAN_SECRET = 'a secret that only tests know, long enough';

function written(MIZAN_PUBLIC_URL: string): string[] {
  const lines: string[] = [];
  const reply = { header: (_name: string, line: string) => lines.push(line) } as unknown as FastifyReply;
  new SessionCookies(AppConfig.load({ MIZAN_SECRET, MIZAN_PUBLIC_URL })).set(reply, 'a-token', 'a-proof');
  return lines;
}

it('over https, cookies belong to this very host and travel nowhere else', () => {
  const lines = written('https://hire.example.com');
  expect(lines).toHaveLength(2);
  for (const line of lines) {
    // What a browser demands of such a name: https, the whole site, and no domain.
    expect(line).toMatch(/^__Host-mizan_\w+=[\w-]+; Path=\/; HttpOnly; SameSite=Lax; Max-Age=\d+; Secure$/);
  }
});

it('on this computer they go without, because no browser would take them', () => {
  for (const line of written('http://localhost:3001')) {
    expect(line).toMatch(/^mizan_\w+=[\w-]+; Path=\/; HttpOnly; SameSite=Lax; Max-Age=\d+$/);
  }
});
