import type { GuardedStore } from '../../lib/browser-storage';
import { tabStorage, type TabStorage } from './tab-storage';

const TOKEN_KEY = 'mizan-exam-token';

/** Where the page lives once the token is out of its address. */
export const EXAM_PATH = '/Exam/';
export const SUCCESS_PATH = '/Exam/Success';
export const SUBMITTED_PATH = '/Exam/Submitted';
export const CHECK_PATH = '/Exam/Check';

export type ExamUrl =
  | { name: 'exam'; token: string | null }
  | { name: 'success' }
  | { name: 'submitted' }
  | { name: 'check'; token: string | null }
  | { name: 'join'; code: string }
  | { name: 'joined'; ticket: string }
  | { name: 'preview'; assessmentId: string };

const CHECK = /^check(?:\/([\w-]+))?$/i;
const JOIN = /^join\/([\w-]+)$/i;
const JOINED = /^joined\/([\w-]+)$/i;
const PREVIEW = /^preview\/([\w-]+)$/i;

/** Reads the address of the page: the exam by its token, one of the two last pages, or the staff's preview. */
export function readExamUrl(path: string): ExamUrl {
  const rest = path.replace(/^\/Exam\/?/i, '').replace(/\/+$/, '');
  if (/^success$/i.test(rest)) return { name: 'success' };
  if (/^submitted$/i.test(rest)) return { name: 'submitted' };
  const check = CHECK.exec(rest);
  if (check) return { name: 'check', token: check[1] ?? null };
  const code = JOIN.exec(rest)?.[1];
  if (code) return { name: 'join', code };
  const ticket = JOINED.exec(rest)?.[1];
  if (ticket) return { name: 'joined', ticket };
  const assessmentId = PREVIEW.exec(rest)?.[1];
  if (assessmentId) return { name: 'preview', assessmentId };
  return { name: 'exam', token: rest === '' ? null : rest };
}

/**
 * The token for this tab: out of the address and out of the history at once, kept for a reload. A browser that keeps nothing has
 * only the address to find the exam by.
 */
export function takeToken(
  token: string | null,
  storage: TabStorage & Partial<Pick<GuardedStore, 'isDurable'>> = tabStorage,
  history: History = window.history,
): string | null {
  if (token === null) return storage.getItem(TOKEN_KEY);
  storage.setItem(TOKEN_KEY, token);
  if (storage.isDurable !== false) history.replaceState(null, '', EXAM_PATH + window.location.search);
  return token;
}

export const forgetToken = (storage: TabStorage = tabStorage): void => storage.removeItem(TOKEN_KEY);

/** Of a token, what names the invitation. Behind it stand the number of the link, which a new one raises, and the seal. */
const INVITATION_LETTERS = 23;

/**
 * A name for the invitation in the browser's database that does not give its link away (cyrb53, a 53-bit hash): it stays when
 * the link is issued anew, which is for the same person and the same attempt.
 */
export function linkKey(token: string): string {
  let a = 0xdeadbeef;
  let b = 0x41c6ce57;
  for (const letter of token.slice(0, INVITATION_LETTERS)) {
    const code = letter.codePointAt(0) ?? 0;
    a = Math.imul(a ^ code, 2654435761);
    b = Math.imul(b ^ code, 1597334677);
  }
  a = Math.imul(a ^ (a >>> 16), 2246822507) ^ Math.imul(b ^ (b >>> 13), 3266489909);
  b = Math.imul(b ^ (b >>> 16), 2246822507) ^ Math.imul(a ^ (a >>> 13), 3266489909);
  return (4294967296 * (2097151 & b) + (a >>> 0)).toString(36);
}
