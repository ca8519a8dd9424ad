import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const NANOSECONDS = 1e9;
/** Of what has ended Linux tells no more than ticks. */
const TICKS_PER_SECOND = 100;

/**
 * Seconds of a processor that a process has used so far, of all its threads, to the nanosecond: ticks lose most of what is short. From
 * /proc, so on Linux only; 0 once it has ended.
 *
 * @param {number} pid
 */
export function secondsOf(pid) {
  try {
    const threads = readdirSync(`/proc/${pid}/task`);
    const spent = threads.map((id) => Number(readFileSync(`/proc/${pid}/task/${id}/schedstat`, 'utf8').split(' ')[0]));
    return spent.reduce((sum, nanoseconds) => sum + nanoseconds, 0) / NANOSECONDS;
  } catch {
    return 0;
  }
}

/** The same of a whole PostgreSQL, its ended processes included. @param {string} folder of its data, on this machine */
export function secondsOfPostgres(folder) {
  const postmaster = postmasterOf(folder);
  const all = [postmaster, ...childrenOf(postmaster)];
  return all.reduce((sum, pid) => sum + secondsOf(pid), 0) + secondsOfEnded(postmaster);
}

/**
 * The same of a program and all that it has started and waited for, in hundredths: threads that have ended count too.
 *
 * @param {number} pid
 * @param {number} except a process that is left out, with all that it has started
 */
export function secondsOfProgram(pid, except) {
  if (pid === except) return 0;
  return childrenOf(pid).reduce((sum, child) => sum + secondsOfProgram(child, except), secondsOfEnded(pid, 11));
}

/** @param {string} folder of the data of a running PostgreSQL */
export function postmasterOf(folder) {
  return Number(readFileSync(path.join(folder, 'postmaster.pid'), 'utf8').split('\n')[0]);
}

function childrenOf(pid) {
  return readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean).map(Number);
}

/** Of its ended children; from the eleventh field on, its own as well. */
function secondsOfEnded(pid, from = 13) {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1].split(' ');
  return fields.slice(from, 15).reduce((sum, ticks) => sum + Number(ticks), 0) / TICKS_PER_SECOND;
}
