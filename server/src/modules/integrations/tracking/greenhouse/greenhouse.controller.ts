import { Body, Controller, Get, HttpCode, Post, Query, UseInterceptors } from '@nestjs/common';
import { CurrentViewer, KeyScope, StaffOnly } from '../../../../platform/access';
import type { Viewer } from '../../../../platform/access';
import type { OrderStanding } from '../order-standing';
import { CallBody } from '../read-call';
import { RecordCalls } from '../record-calls';
import { TakeOrders } from '../take-orders';
import { TrackingConnections } from '../tracking-connections.service';
import { TrackingSystem } from '../tracking-system';
import { GREENHOUSE_PATH } from './greenhouse-adapter';
import { Describe } from '../../../../platform/openapi';
import { GREENHOUSE_ORDER, GREENHOUSE_ORDERED, REPORT, REPORTED, STANDING, TESTS } from './greenhouse-contract.type';

/** What Greenhouse calls (https://developers.greenhouse.io/assessment.html), with its names and its nulls. */
@Controller(GREENHOUSE_PATH)
@UseInterceptors(RecordCalls)
export class GreenhouseController {
  constructor(
    private readonly connections: TrackingConnections,
    private readonly orders: TakeOrders,
  ) {}

  @Get('list_tests')
  @Describe({ summary: 'For Greenhouse: what can be ordered.', answer: TESTS })
  @StaffOnly()
  @KeyScope('READ')
  async listTests(@CurrentViewer() viewer: Viewer) {
    await this.connections.calling(viewer, TrackingSystem.GREENHOUSE);
    const offers = await this.orders.offers(viewer);
    return offers.map(({ id, title }) => ({ partner_test_id: id, partner_test_name: title }));
  }

  @Post('send_test')
  @Describe({ summary: 'For Greenhouse: orders an assessment.', body: GREENHOUSE_ORDER, answer: GREENHOUSE_ORDERED })
  @HttpCode(200)
  @StaffOnly()
  @KeyScope('INVITE')
  async sendTest(@CurrentViewer() viewer: Viewer, @Body() body: unknown) {
    const connection = await this.connections.calling(viewer, TrackingSystem.GREENHOUSE);
    const call = new CallBody(body);
    const candidate = call.within('candidate');
    const orderId = await this.orders.order(viewer, connection, {
      assessmentId: call.required('partner_test_id'),
      firstName: candidate.text('first_name') ?? '',
      lastName: candidate.text('last_name') ?? '',
      email: candidate.required('email'),
      phone: candidate.text('phone_number'),
      callbackUrl: call.text('url'),
      profileUrl: candidate.text('greenhouse_profile_url'),
      foreignId: null,
    });
    return { partner_interview_id: orderId };
  }

  @Get('test_status')
  @Describe({
    summary: 'For Greenhouse: how an order stands.',
    query: { partner_interview_id: 'Of `send_test`.' },
    answer: STANDING,
  })
  @StaffOnly()
  @KeyScope('RESULTS')
  async testStatus(@CurrentViewer() viewer: Viewer, @Query('partner_interview_id') orderId: string | undefined) {
    const connection = await this.connections.calling(viewer, TrackingSystem.GREENHOUSE);
    return statusOf(await this.orders.standing(connection, orderId ?? ''));
  }

  /** What it could not read of our answers; shown on the settings page, without the address of the candidate. */
  @Post('response_error')
  @Describe({ summary: 'For Greenhouse: what it could not read.', body: REPORT, answer: REPORTED })
  @HttpCode(200)
  @StaffOnly()
  @KeyScope('READ')
  async responseError(@CurrentViewer() viewer: Viewer, @Body() body: unknown) {
    await this.connections.calling(viewer, TrackingSystem.GREENHOUSE);
    const call = new CallBody(body);
    return { reported: [call.text('api_call') ?? '', ...call.texts('errors')].filter(Boolean).join(': ') };
  }
}

function statusOf({ state, resultUrl, percentage, ...standing }: OrderStanding) {
  const isComplete = state === 'complete';
  const { score, totalScore, resultStatus, startedAt, submittedAt } = standing;
  return {
    partner_status: state,
    partner_profile_url: isComplete ? resultUrl : null,
    partner_score: isComplete ? percentage : null,
    metadata: {
      Result: isComplete ? resultStatus : null,
      Score: isComplete ? score : null,
      'Total score': isComplete ? totalScore : null,
      'Started at': startedAt?.toISOString() ?? null,
      'Submitted at': submittedAt?.toISOString() ?? null,
    },
  };
}
