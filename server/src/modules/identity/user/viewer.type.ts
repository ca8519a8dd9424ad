import { Field, ID, Int, ObjectType, registerEnumType } from '@nestjs/graphql';
import { EmailAddressScalar } from '../../../platform/graphql';
import type { Role } from '../../../platform/access';
import type { CreditsLeft } from './credits';
import type { ShownSession, ShownViewer } from './shown-viewer';

export const RoleType = { SUPER_ADMIN: 'super-admin', ADMIN: 'admin', HR: 'Hr' } as const satisfies Record<
  string,
  Role
>;
registerEnumType(RoleType, {
  name: 'Role',
  description: 'What a staff user may do.',
  valuesMap: {
    ADMIN: { description: 'Sees their own records and those of every HR user.' },
    HR: { description: 'Sees their own records.' },
    SUPER_ADMIN: { description: 'Sees everything.' },
  },
});

@ObjectType('Credits', { description: 'Requests used out of those granted; one request is one invitation sent.' })
export class CreditsType implements CreditsLeft {
  @Field(() => Int, { description: 'Requests used; each invitation takes one.' })
  numberOfRequests: number;

  @Field(() => Int, { nullable: true, description: 'Null: not limited.' })
  maxRequests: number | null;

  @Field(() => Int, { nullable: true, description: 'Null: not limited.' })
  remaining: number | null;
}

@ObjectType('ViewerSession', { description: 'How long the present session lasts.' })
export class ViewerSessionType implements ShownSession {
  @Field(() => Date, { description: 'Whatever is done until then.' })
  endsAt: Date;

  @Field(() => Int, { description: 'It ends earlier when nothing is done for so long.' })
  idleMinutes: number;
}

@ObjectType('Viewer', { description: 'The signed-in staff user.' })
export class ViewerType implements ShownViewer {
  @Field(() => ID)
  id: string;

  @Field(() => String, { description: 'Full name; of an API key, that of its owner.' })
  name: string;

  @Field(() => EmailAddressScalar, { description: 'E-mail address, in lower case.' })
  email: string;

  @Field(() => RoleType, { description: 'Role of the signed-in user, or of the owner of the API key.' })
  role: Role;

  @Field(() => Date, { nullable: true, description: 'The sign-in before the present one.' })
  lastSignInAt: Date | null;

  @Field(() => CreditsType)
  credits: CreditsType;

  @Field(() => Int, { description: 'What a new HR user is granted unless somebody says otherwise.' })
  requestsForNewUsers: number;

  @Field(() => Boolean, { description: 'A second factor has to be added before anything else opens.' })
  mustAddFactor: boolean;

  @Field(() => ViewerSessionType, { nullable: true, description: 'Null of a program with an API key.' })
  session: ViewerSessionType | null;
}
