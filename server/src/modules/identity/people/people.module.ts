import { Module } from '@nestjs/common';
import { PasswordModule } from '../password';
import { SessionModule } from '../session';
import { SupportModule } from '../support';
import { UserModule } from '../user';
import { ChangeName } from './change-name';
import { ChangeVerification } from './change-verification';
import { CreatePeople } from './create-people';
import { CreateStaffUser } from './create-staff-user';
import { DeleteStaffUser } from './delete-staff-user';
import { EndStaffSessions } from './end-staff-sessions';
import { FirstSuperAdmin } from './first-super-admin';
import { StaffHoldings } from './holdings';
import { PeopleResolver } from './people.resolver';
import { ProfileResolver } from './profile.resolver';
import { StaffUsersQueries } from './staff-users.queries';
import { StaffUsersResolver } from './staff-users.resolver';
import { StaffUsers } from './staff-users.service';
import { UpdateHr } from './update-hr';

@Module({
  imports: [UserModule, SessionModule, SupportModule, PasswordModule],
  providers: [
    ChangeName,
    ChangeVerification,
    CreatePeople,
    CreateStaffUser,
    DeleteStaffUser,
    EndStaffSessions,
    FirstSuperAdmin,
    PeopleResolver,
    ProfileResolver,
    StaffHoldings,
    StaffUsers,
    StaffUsersQueries,
    StaffUsersResolver,
    UpdateHr,
  ],
  exports: [CreateStaffUser, FirstSuperAdmin, StaffUsers],
})
export class PeopleModule {}
