import { describeGroup } from '../kit/group';

describeGroup(8);
