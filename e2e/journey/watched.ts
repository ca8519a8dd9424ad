import type { APIRequestContext } from '@playwright/test';
import { aPerson, Office, type Invited } from './office';

/** What of the Proctoring tab is switched on. */
export interface Watch {
  webcamSnapshots?: boolean;
  snapshotsPerHour?: number;
  cameraRequired?: boolean;
  fullScreen?: boolean;
  tabLeaving?: boolean;
  submitsWhenLeft?: boolean;
  copyPaste?: boolean;
  minimumSeconds?: number;
}

export interface WatchedExam extends Invited {
  assessmentId: string;
}

const SUMS = ['Is two and two four?', 'Is three and three six?', 'Is four and four eight?'];

/** An exam of three questions that is watched like this, and somebody invited to it. */
export async function aWatchedExam(api: APIRequestContext, url: string, proctoring: Watch): Promise<WatchedExam> {
  const office = await Office.open(api, url);
  const questions = SUMS.map((text) => ({ type: 'TRUE_FALSE', text, truth: true }));
  const assessmentId = await office.assessment({ title: 'Watched exam', questions, settings: { proctoring } });
  const [invited] = await office.invite(assessmentId, [aPerson('Noor', 'Al-Hashimi')]);
  if (!invited) throw new Error('Nobody is invited.');
  return { ...invited, assessmentId };
}
