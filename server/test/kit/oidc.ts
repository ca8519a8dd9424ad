import { fork } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { freePort } from './free-port';

interface Account {
  email: string;
  email_verified?: boolean;
  name?: string;
  groups?: string[];
}

interface OidcOptions {
  redirectUri: string;
  signedOutUri: string;
  accounts: Record<string, Account>;
  /** What it says it is, where that is to be a lie. */
  issuer?: string;
  /** How far its clock is behind, and how long what it says is good. */
  clock?: { behindSeconds: number; tokenSeconds: number };
}

export const CLIENT = { id: 'mizan', secret: 'a secret between two companies, long enough' };

/** A provider that runs apart and can be started anew, with other keys, under the same address. */
export class OidcProvider {
  private constructor(
    readonly port: number,
    private readonly options: OidcOptions,
    private process: ChildProcess,
  ) {}

  static async start(options: OidcOptions): Promise<OidcProvider> {
    const port = await freePort();
    return new OidcProvider(port, options, await run(port, options));
  }

  get issuer(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  /** @param changes for this run alone */
  async restart(changes: Pick<OidcOptions, 'clock'> = {}): Promise<void> {
    await this.stop();
    this.process = await run(this.port, { ...this.options, ...changes });
  }

  async stop(): Promise<void> {
    if (this.process.exitCode !== null || this.process.signalCode !== null) return;
    this.process.kill();
    await once(this.process, 'exit');
  }

  /** What a browser does there: follows, types the account, follows, until it is sent back to another host. */
  async visit(start: string, account: string): Promise<URL> {
    const jar = new Map<string, string>();
    let [url, init]: [URL, RequestInit] = [new URL(start), {}];
    for (let steps = 0; steps < 12 && url.origin === this.issuer; steps++) {
      const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
      const response = await fetch(url, { ...init, redirect: 'manual', headers: { cookie } });
      for (const line of response.headers.getSetCookie()) {
        const [name = '', value = ''] = line.split(';')[0]!.split('=');
        jar.set(name, value);
      }
      const location = response.headers.get('location');
      if (location) [url, init] = [new URL(location, url), {}];
      else if (response.ok) init = { method: 'POST', body: new URLSearchParams({ account }) };
      else throw new Error(`${response.status} at ${url.pathname}: ${(await response.text()).slice(0, 300)}`);
    }
    return url;
  }
}

async function run(port: number, options: OidcOptions): Promise<ChildProcess> {
  const { redirectUri, signedOutUri, ...told } = options;
  const client = {
    client_id: CLIENT.id,
    client_secret: CLIENT.secret,
    redirect_uris: [redirectUri],
    post_logout_redirect_uris: [signedOutUri],
  };
  const given = JSON.stringify({ port, client, ...told });
  const child = fork(join(__dirname, 'oidc-provider.mjs'), [given], { silent: true, execArgv: [] });
  const problems: string[] = [];
  child.stderr?.on('data', (chunk: Buffer) => problems.push(chunk.toString()));
  const ready = once(child.stdout!, 'data');
  const died = once(child, 'exit').then(() => Promise.reject(new Error(problems.join(''))));
  died.catch(() => undefined);
  await Promise.race([ready, died]);
  return child;
}
