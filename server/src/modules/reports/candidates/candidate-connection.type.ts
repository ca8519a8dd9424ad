import { ObjectType } from '@nestjs/graphql';
import { Connection } from '../../../platform/graphql';
import { InvitationNode } from '../../candidates';

@ObjectType('CandidateConnection', { description: 'People by way of an invitation: that of the row.' })
export class CandidateConnection extends Connection(InvitationNode, 'Candidate') {}
