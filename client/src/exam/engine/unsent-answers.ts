import type { AnswerRecord } from './answer-record';

/** Below the 250 KB that the server takes; what is more goes into a further file. */
const MOST_BYTES = 200_000;
const KIND = 'mizan-answers-1';

export interface UnsentAnswers {
  attemptId: string;
  pageId: string;
  /** Given to this sitting when it began. */
  secret: string;
  records: readonly AnswerRecord[];
}

const bytes = (text: string) => new TextEncoder().encode(text);

/**
 * What could not be sent, sealed so that the server can tell whether it is as this page wrote it. None where the browser
 * has no WebCrypto, as on pages without https.
 */
export async function unsentAnswersFiles({ attemptId, pageId, secret, records }: UnsentAnswers): Promise<File[]> {
  if (!canSeal()) return [];
  const groups = grouped(
    records.map(({ questionId, revision, value }) => ({ questionId, revision, value: value ?? {} })),
  );
  return Promise.all(
    groups.map(async (answers, index) => {
      const body = JSON.stringify({ attemptId, pageId, answers });
      const content = JSON.stringify({ kind: KIND, body, seal: await sealOf(body, secret) });
      const number = groups.length > 1 ? `-${index + 1}` : '';
      return new File([content], `mizan-answers-${attemptId.slice(0, 6)}${number}.json`, { type: 'application/json' });
    }),
  );
}

// Typed as always there, which it is only on secure pages.
export const canSeal = (): boolean => (globalThis.crypto as Partial<Crypto> | undefined)?.subtle !== undefined;

function grouped<Answer>(answers: readonly Answer[]): Answer[][] {
  const groups: Answer[][] = [];
  let size = MOST_BYTES;
  for (const answer of answers) {
    const length = bytes(JSON.stringify(JSON.stringify(answer))).length;
    if (size + length > MOST_BYTES) {
      groups.push([]);
      size = 0;
    }
    groups.at(-1)?.push(answer);
    size += length;
  }
  return groups;
}

async function sealOf(body: string, secret: string): Promise<string> {
  const algorithm = { name: 'HMAC', hash: 'SHA-256' };
  const key = await crypto.subtle.importKey('raw', bytes(secret), algorithm, false, ['sign']);
  const seal = new Uint8Array(await crypto.subtle.sign('HMAC', key, bytes(body)));
  return btoa(String.fromCharCode(...seal))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');
}

/** The browser's own download. */
export function download(file: File): void {
  const url = URL.createObjectURL(file);
  const link = Object.assign(document.createElement('a'), { href: url, download: file.name });
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
