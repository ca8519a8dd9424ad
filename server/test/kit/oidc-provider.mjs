/**
 * A real OpenID Connect provider in a process of its own: `node oidc-provider.mjs '{"port":…}'`. Each start makes new keys. Whoever comes
 * types an e-mail, and is the account of that name.
 */
import { generateKeyPairSync, randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import Provider from 'oidc-provider';

const { port, issuer = `http://127.0.0.1:${port}`, client, accounts, clock } = JSON.parse(process.argv[2]);
if (clock) {
  const now = Date.now;
  Date.now = () => now() - clock.behindSeconds * 1_000;
}
const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
const key = { ...privateKey.export({ format: 'jwk' }), kid: randomUUID(), use: 'sig', alg: 'RS256' };

const provider = new Provider(issuer, {
  clients: [client],
  jwks: { keys: [key] },
  cookies: { keys: [randomUUID()] },
  claims: { openid: ['sub', 'groups'], email: ['email', 'email_verified'], profile: ['name'] },
  conformIdTokenClaims: false,
  ...(clock && { ttl: { IdToken: clock.tokenSeconds } }),
  features: { devInteractions: { enabled: false } },
  interactions: { url: (_, { uid }) => `/interaction/${uid}` },
  findAccount: (_, accountId) => ({ accountId, claims: () => ({ sub: accountId, ...accounts[accountId] }) }),
});
const handle = provider.callback();

const form = `<!doctype html><title>Contoso</title><form method="post">
  <label>Contoso account <input name="account" autofocus></label> <button>Continue</button></form>`;

async function bodyOf(request) {
  const chunks = [];
  for await (const chunk of request) chunks.push(chunk);
  return new URLSearchParams(Buffer.concat(chunks).toString());
}

async function interact(request, response) {
  const { prompt, params, session } = await provider.interactionDetails(request, response);
  if (prompt.name === 'consent') {
    const grant = new provider.Grant({ accountId: session.accountId, clientId: params.client_id });
    grant.addOIDCScope('openid email profile');
    const consent = { grantId: await grant.save() };
    await provider.interactionFinished(request, response, { consent }, { mergeWithLastSubmission: true });
    return;
  }
  if (request.method === 'GET') {
    response.setHeader('content-type', 'text/html').end(form);
    return;
  }
  const accountId = (await bodyOf(request)).get('account');
  await provider.interactionFinished(request, response, { login: { accountId } });
}

const server = createServer((request, response) => {
  if (!request.url.startsWith('/interaction/')) handle(request, response);
  else interact(request, response).catch((error) => response.writeHead(500).end(String(error)));
});
server.listen(port, '127.0.0.1', () => process.stdout.write(`ready ${server.address().port}\n`));
