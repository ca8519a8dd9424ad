import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { OrderStanding } from '../order-standing';
import { TrackingAdapter } from '../tracking-adapter.port';
import type { OutgoingCall } from '../tracking-adapter.port';
import { TrackingSystem } from '../tracking-system';

export const ASHBY_PATH = 'v1/ats/ashby';
const BASE = `/api/${ASHBY_PATH}`;
const UPDATE = 'https://api.ashbyhq.com/assessment.update';

const STATUS: Partial<Record<OrderStanding['state'], string>> = {
  started: 'Started',
  under_review: 'Under review',
  complete: 'Completed',
};
const CANCELLED: Partial<Record<OrderStanding['state'], string>> = {
  cancelled: 'Cancelled by the assessor',
  revoked: 'The link was revoked',
  expired: 'Not started in time',
};

/** Ashby's Assessments framework: it is told each step of an order, with the result in the last one. */
@Injectable()
export class AshbyAdapter extends TrackingAdapter {
  readonly system = TrackingSystem.ASHBY;
  readonly defaultAddress = UPDATE;
  readonly method = 'POST';
  override readonly headers = { accept: 'application/json; version=1' };
  readonly calls = ['assessment.list', 'assessment.start', 'assessment.cancel'].map((name) => ({
    name,
    path: `${BASE}/${name}`,
  }));

  report(standing: OrderStanding, at: Date): OutgoingCall | null {
    const { orderId, state, address } = standing;
    const told = toldOf(standing);
    if (!told) return null;
    const metadata = state === 'complete' ? metadataOf(standing) : [];
    const body = { assessment_id: orderId, timestamp: at.getTime(), ...told, metadata };
    return { url: address ?? UPDATE, body: JSON.stringify(body) };
  }

  /** About an assessment that there is not: with the right credential it says so, with a wrong one it says that. */
  test(address: string | null, at: Date): OutgoingCall {
    const assessment_status = field('status', 'Status', 'string', 'Started');
    const body = { assessment_id: randomUUID(), timestamp: at.getTime(), assessment_status };
    return { url: address ?? UPDATE, body: JSON.stringify(body) };
  }
}

type FieldType = 'numeric_score' | 'string' | 'url';
const field = (identifier: string, label: string, type: FieldType, value: string | number) => ({
  identifier,
  label,
  type,
  value,
});

function toldOf({ state, percentage, resultUrl }: OrderStanding): object | null {
  const reason = CANCELLED[state];
  if (reason) return { cancelled_reason: field('cancelled_reason', 'Reason', 'string', reason) };
  const status = STATUS[state];
  if (!status) return null;
  return {
    assessment_status: field('status', 'Status', 'string', status),
    assessment_profile_url: field('result_url', 'Open in Mizan', 'url', resultUrl),
    ...(state === 'complete' && { assessment_result: field('score', 'Score', 'numeric_score', percentage ?? 0) }),
  };
}

function metadataOf({ resultStatus, score, totalScore }: OrderStanding): object[] {
  return [
    ...(resultStatus === null ? [] : [field('result', 'Result', 'string', resultStatus)]),
    ...(score === null || totalScore === null ? [] : [field('points', 'Points', 'string', `${score} / ${totalScore}`)]),
  ];
}
