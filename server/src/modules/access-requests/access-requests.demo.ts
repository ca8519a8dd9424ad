import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock';
import type { Tx } from '../../platform/database';
import { DemoSeed } from '../../platform/demo';
import { DEMO_OWNER_ID } from '../identity';
import { AccessRequest } from './access-request.entity';

const HOUR_MS = 3_600_000;

type Asked = Pick<
  AccessRequest,
  'name' | 'email' | 'phone' | 'companyName' | 'companySize' | 'message' | 'language' | 'status'
> & { hoursAgo: number };

const requests: Asked[] = [
  {
    name: 'Maya Khoury',
    email: 'maya.khoury@cedar.example',
    phone: '+9613555012',
    language: 'en',
    hoursAgo: 3,
    companyName: 'Cedar Retail',
    companySize: 85,
    status: 'open',
    message:
      'We open two shops this winter and hire twenty cashiers and three managers. Can we start with fifty candidates?',
  },
  {
    name: 'عبد الله الشمري',
    email: 'abdullah@najd.example',
    phone: '+966551234567',
    language: 'ar',
    hoursAgo: 20,
    companyName: 'نجد للمقاولات',
    companySize: 600,
    status: 'open',
    message: 'نوظّف محاسبين ومهندسين على مدار العام، ونودّ تجربة التقييمات باللغة العربية أولًا.',
  },
  {
    name: 'Tom Becker',
    email: 'tom@becker-and-co.example',
    phone: '+493012345678',
    language: 'en',
    hoursAgo: 49,
    companyName: 'Becker & Co.',
    companySize: 12,
    status: 'open',
    message: 'A small office looking for one good bookkeeper.',
  },
  {
    name: 'Rana Aziz',
    email: 'rana@mizan.local',
    phone: '+971501230045',
    language: 'en',
    hoursAgo: 64 * 24,
    companyName: 'Gulf Foods',
    companySize: 120,
    status: 'approved',
    message: 'Our hiring season begins in spring.',
  },
  {
    name: 'Lead Robot',
    email: 'offers@bulk-leads.example',
    phone: '+15550100123',
    language: 'en',
    hoursAgo: 400,
    companyName: 'Bulk Leads',
    companySize: 3,
    status: 'declined',
    message: 'Buy ten thousand verified addresses today.',
  },
];

@Injectable()
export class AccessRequestsDemo extends DemoSeed {
  readonly order = 5;

  constructor(private readonly clock: Clock) {
    super();
  }

  async seed({ manager }: Tx): Promise<void> {
    const now = this.clock.now().getTime();
    for (const { hoursAgo, ...request } of requests) {
      const createdAt = new Date(now - hoursAgo * HOUR_MS);
      const isOpen = request.status === 'open';
      const decision = { decidedAt: new Date(createdAt.getTime() + HOUR_MS), decidedBy: DEMO_OWNER_ID };
      const decided = isOpen ? {} : { ...decision, decidedByName: 'Layla Haddad' };
      await manager.insert(AccessRequest, { ...request, createdAt, notifiedAt: createdAt, ...decided });
    }
  }
}
