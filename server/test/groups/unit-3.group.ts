import { describeUnits } from '../kit/unit-group';

describeUnits(3);
