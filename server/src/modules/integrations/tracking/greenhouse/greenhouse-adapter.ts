import { Injectable } from '@nestjs/common';
import type { OrderStanding } from '../order-standing';
import { TrackingAdapter } from '../tracking-adapter.port';
import type { OutgoingCall } from '../tracking-adapter.port';
import { TrackingSystem } from '../tracking-system';

export const GREENHOUSE_PATH = 'v1/ats/greenhouse';
const BASE = `/api/${GREENHOUSE_PATH}`;

/** Greenhouse's Assessment Partner API: it is only told that there is something to ask for, by an empty PATCH. */
@Injectable()
export class GreenhouseAdapter extends TrackingAdapter {
  readonly system = TrackingSystem.GREENHOUSE;
  readonly defaultAddress = null;
  readonly method = 'PATCH';
  readonly calls = ['list_tests', 'send_test', 'test_status', 'response_error'].map((name) => ({
    name,
    path: `${BASE}/${name}`,
  }));

  report({ state, callbackUrl: url }: OrderStanding): OutgoingCall | null {
    return state === 'complete' && url !== null ? { url, body: '' } : null;
  }

  /** Told once more where the newest order said: it only asks again how that stands. */
  test(address: string | null): OutgoingCall | null {
    return address === null ? null : { url: address, body: '' };
  }
}
