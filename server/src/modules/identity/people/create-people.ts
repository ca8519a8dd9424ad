import { Injectable } from '@nestjs/common';
import type { Viewer } from '../../../platform/access';
import type { RequestOrigin } from '../../../platform/audit';
import { UnitOfWork } from '../../../platform/database';
import { InvalidInput } from '../../../platform/errors';
import { StaffEmailTaken } from '../user';
import type { User } from '../user';
import { CreateStaffUser } from './create-staff-user';
import type { NewStaffUser } from './create-staff-user';
import type { CreateAdminInput, CreateHrInput } from './people.inputs';

/** Users made by hand; an address that somebody has is told beside its field. */
@Injectable()
export class CreatePeople {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly createStaffUser: CreateStaffUser,
  ) {}

  admin(viewer: Viewer, origin: RequestOrigin, { name, email, language }: CreateAdminInput): Promise<User> {
    return this.create(viewer, origin, { role: 'admin', name, email, language, maxRequests: null });
  }

  hr(viewer: Viewer, origin: RequestOrigin, input: CreateHrInput): Promise<User> {
    const { name, email, language, phone, companyName, companySize, maxRequests } = input;
    return this.create(viewer, origin, {
      role: 'Hr',
      name,
      email,
      language,
      phone,
      companyName,
      companySize,
      maxRequests,
    });
  }

  private async create(viewer: Viewer, origin: RequestOrigin, user: NewStaffUser): Promise<User> {
    try {
      return await this.unitOfWork.run((tx) => this.createStaffUser.execute(tx, viewer, origin, user));
    } catch (error) {
      if (error instanceof StaffEmailTaken) throw InvalidInput.at('email', 'taken');
      throw error;
    }
  }
}
