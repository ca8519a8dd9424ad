import { ChangeName } from './change-name';
import { ChangeVerification } from './change-verification';
import { CreatePeople } from './create-people';
import { CreateStaffUser } from './create-staff-user';
import { DeleteStaffUser } from './delete-staff-user';
import { EndStaffSessions } from './end-staff-sessions';
import { StaffHoldings } from './holdings';
import { PeopleResolver } from './people.resolver';
import { ProfileResolver } from './profile.resolver';
import { StaffUsersQueries } from './staff-users.queries';
import { StaffUsersResolver } from './staff-users.resolver';
import { StaffUsers } from './staff-users.service';
import { UpdateHr } from './update-hr';

const looking = [StaffHoldings, StaffUsers, StaffUsersQueries, StaffUsersResolver];

export const peopleProviders = [
  ...looking,
  ChangeName,
  ChangeVerification,
  CreatePeople,
  CreateStaffUser,
  DeleteStaffUser,
  EndStaffSessions,
  PeopleResolver,
  ProfileResolver,
  UpdateHr,
];
