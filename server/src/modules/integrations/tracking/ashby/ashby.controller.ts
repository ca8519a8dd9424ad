import { Body, Controller, HttpCode, Post, UseFilters, UseInterceptors } from '@nestjs/common';
import { CurrentViewer, KeyScope, StaffOnly } from '../../../../platform/access';
import type { Viewer } from '../../../../platform/access';
import { CurrentOrigin } from '../../../../platform/audit';
import type { RequestOrigin } from '../../../../platform/audit';
import { CallBody } from '../read-call';
import { RecordCalls } from '../record-calls';
import { TakeOrders } from '../take-orders';
import { TrackingConnections } from '../tracking-connections.service';
import { TrackingSystem } from '../tracking-system';
import { ASHBY_PATH } from './ashby-adapter';
import { AshbyErrors } from './ashby-errors';
import { Describe } from '../../../../platform/openapi';
import { ASHBY_REFUSAL, LIST, ASHBY_ORDER, ORDER_ID, ASHBY_ORDERED } from './ashby-contract.type';
import { z } from 'zod';

/** What Ashby calls (developers.ashbyhq.com, "Creating an Assessments Integration"), with its names. */
@Controller(ASHBY_PATH)
@UseInterceptors(RecordCalls)
@UseFilters(AshbyErrors)
export class AshbyController {
  constructor(
    private readonly connections: TrackingConnections,
    private readonly orders: TakeOrders,
  ) {}

  @Post('assessment.list')
  @Describe({ summary: 'For Ashby: what can be ordered.', body: z.object({}), answer: LIST, refusal: ASHBY_REFUSAL })
  @HttpCode(200)
  @StaffOnly()
  @KeyScope('READ')
  async list(@CurrentViewer() viewer: Viewer) {
    await this.connections.calling(viewer, TrackingSystem.ASHBY);
    const offers = await this.orders.offers(viewer);
    const results = offers.map(({ id, title, description }) => ({
      assessment_type_id: id,
      name: title,
      description: description || null,
    }));
    return { success: true, results };
  }

  @Post('assessment.start')
  @Describe({
    summary: 'For Ashby: orders an assessment.',
    body: ASHBY_ORDER,
    answer: ASHBY_ORDERED,
    refusal: ASHBY_REFUSAL,
  })
  @HttpCode(200)
  @StaffOnly()
  @KeyScope('INVITE')
  async start(@CurrentViewer() viewer: Viewer, @Body() body: unknown) {
    const connection = await this.connections.calling(viewer, TrackingSystem.ASHBY);
    const call = new CallBody(body);
    const candidate = call.within('candidate');
    const orderId = await this.orders.order(viewer, connection, {
      assessmentId: call.required('assessment_type_id'),
      firstName: candidate.text('first_name') ?? '',
      lastName: candidate.text('last_name') ?? '',
      email: candidate.required('email'),
      phone: null,
      callbackUrl: null,
      profileUrl: candidate.text('ashby_profile_url'),
      foreignId: call.within('application').text('ashby_id'),
    });
    return { success: true, results: { assessment_id: orderId } };
  }

  @Post('assessment.cancel')
  @Describe({
    summary: 'For Ashby: takes an order back.',
    body: ORDER_ID,
    answer: ASHBY_ORDERED,
    refusal: ASHBY_REFUSAL,
  })
  @HttpCode(200)
  @StaffOnly()
  @KeyScope('INVITE')
  async cancel(@CurrentViewer() viewer: Viewer, @CurrentOrigin() origin: RequestOrigin, @Body() body: unknown) {
    const connection = await this.connections.calling(viewer, TrackingSystem.ASHBY);
    const orderId = new CallBody(body).required('assessment_id');
    await this.orders.cancel(viewer, origin, connection, orderId);
    return { success: true, results: { assessment_id: orderId } };
  }
}
